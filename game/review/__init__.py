"""The review of a finished game: who was ahead when, what was luck and what was decided, and the moments to know.

How it is reckoned, for each seat by itself. At each decision of its own a strong level weighs the plans from what the
seat could know then (`ai/judging.py`). Its *lead* before the decision is what the best plan was worth, after it what
the plan that was played was worth; where nothing was surely better, these are the same. At the end the lead is the real
one.

    start      the lead before the first own decision
    decisions  the sum of (lead after - lead before) over the own decisions, each 0 or less
    others     what the others' decisions did to this seat's lead in between, by what those others could know
    luck       all the rest between one own decision and the next: draws, secrets, and moves that nobody could do better

Each lead appears once as the end of a step and once as the beginning of the next, so that
`start + luck + others + decisions` is the real lead at the end, whatever the level thinks. What it misjudges falls to
luck; no decision is called a slip unless another plan was better by more than the figures may be off, twice.
"""
