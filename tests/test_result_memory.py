"""Memory of results: used again only when nobody can see it any more."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from symcost.result_memory import ResultMemory

LARGE = (3, 2**18)


def address(array):
    return array.__array_interface__["data"][0]


def test_what_nobody_holds_is_given_again():
    memory = ResultMemory()
    first = address(memory.take(LARGE))
    assert address(memory.take(LARGE)) == first


@pytest.mark.parametrize("look", [lambda a: a, lambda a: a[1:, ::2], lambda a: a.T.reshape(-1), memoryview, np.asarray])
def test_what_is_held_in_any_way_is_not_given_again(look):
    memory = ResultMemory()
    made = memory.take(LARGE)
    made[:] = 7.0
    held = look(made)
    del made
    memory.take(LARGE)[:] = 1.0
    assert (np.asarray(held) == 7.0).all()


def test_arrays_of_another_size_make_way():
    memory = ResultMemory()
    memory.kept = 2**21
    for rows in range(2, 9):
        assert memory.take((rows, 2**18)).shape == (rows, 2**18)
    assert sum(array.size for array in memory._arrays) <= memory.kept


def test_what_is_larger_than_all_that_is_kept_is_not_remembered():
    memory = ResultMemory()
    memory.kept = 2**18
    memory.take(LARGE)
    assert not memory._arrays


@pytest.mark.parametrize(("shape", "unit"), [((5,), 64), ((), 64), (LARGE, 2**21)])
def test_begins_with_a_line_or_a_page(shape, unit):
    made = ResultMemory().take(shape)
    assert made.shape == shape
    assert address(made) % unit == 0


def test_threads_never_share_a_room():
    memory, wrong = ResultMemory(), []

    def work(number):
        for _ in range(50):
            made = memory.take(LARGE)
            made[:, ::4096] = number
            if (made[:, ::4096] != number).any():
                wrong.append(number)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_whoever_finds_it_busy_gets_memory_all_the_same():
    memory = ResultMemory()
    with memory._lock:
        assert memory.take(LARGE).shape == LARGE
    assert not memory._arrays
