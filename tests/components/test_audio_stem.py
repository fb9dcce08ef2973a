"""Six positions from twelve mel frames of five bins, eight channels, three taps."""

from symcost.components.audio_stem import audio_stem
from tests.components.hand import ROWS, Worked

FIRST, SECOND = 3 * 5 * 8, 3 * 8 * 8


def test_mel_frames_have_no_gradient():
    worked = Worked(audio_stem)
    assert worked.params == {"w_mel": FIRST, "b_mel": 8, "w_down": SECOND, "b_down": 8}
    forward, backward = 2 * 2 * ROWS * FIRST, 2 * ROWS * SECOND
    assert worked.matmul() == (forward + backward, forward + 2 * backward)
    assert "d_mel_x" not in worked.gradients


def test_frames_are_read_once_although_windows_overlap():
    kept = Worked(audio_stem).kept
    assert kept["audio_stem.mel_x"] == 2 * ROWS * 5 * 2
    assert kept["audio_stem.down_x"] == 2 * ROWS * 8 * 2
    assert kept["audio_stem.down_up"] == ROWS * 8 * 2
