"""What can be audited, turned into the records that rules judge: compiled models and sets, snapshots, cards."""
