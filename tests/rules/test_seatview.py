"""A seat view as JSON: it reads back, and what is broken is refused with the key named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardtable.rules.errors import Malformed
from cardtable.rules.seatview import SeatView
from tests.positions import Table


def view_json() -> dict[str, Any]:
    table = Table("seven-up-4", dealer=3)
    table.deal("KS 2345D 6H", turned="9C")
    table.say("stand")
    table.play("KS")
    data: dict[str, Any] = table.state.view_for(0).to_json()
    return data


def test_json_is_readable() -> None:
    data = view_json()
    assert data["hand"] == "6H 2D 3D 4D 5D"
    assert data["trick"] == "KS"
    assert (data["trump"], data["turned"], data["to_act"], data["phase"]) == ("C", "9C", 1, "play")
    assert data["history"] == ["table turn 9C", "0 stand", "0 play KS"]
    assert data["own"] == ["0 deal KS 2D 3D", "0 deal 4D 5D 6H"]
    assert data["legal"] == []
    assert data["counts"] == [5, 6, 6, 6]
    assert data["options"]["blind"] == "on"


def test_a_choice_of_discards_is_told_without_listing_thousands() -> None:
    table = Table("seven-up-3", dealer=2)
    table.deal("23456789TJQKS", turned="9C 8C 9D")
    table.say("beg", "run")
    data = table.state.view_for(0).to_json()
    assert data["legal"] == {"word": "discard", "pick": 6, "from": "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"}
    assert SeatView.from_json(data) == table.state.view_for(0)


def test_announcements_and_unseen_hands_read_back() -> None:
    table = Table("semerik", dealer=3)
    table.deal("32AKD 4S")
    view = table.state.view_for(2)
    assert SeatView.from_json(json.loads(json.dumps(view.to_json()))).announced == view.announced != ()
    blind = Table("seven-up-4", dealer=3)
    blind.deal(turned="9C")
    assert blind.state.view_for(1).to_json()["hand"] is None
    assert SeatView.from_json(blind.state.view_for(1).to_json()) == blind.state.view_for(1)


def test_unknown_keys_are_ignored() -> None:
    data = view_json()
    assert SeatView.from_json({**data, "weather": "fine"}) == SeatView.from_json(data)


@pytest.mark.parametrize("key", SeatView._fields)
def test_a_missing_key_is_named(key: str) -> None:
    data = view_json()
    del data[key]
    with pytest.raises(Malformed, match=f"lacks '{key}'"):
        SeatView.from_json(data)


@pytest.mark.parametrize("key", SeatView._fields)
@pytest.mark.parametrize("value", [True, 1.5, {"a": []}, [[]], ["x"], "x"])
def test_a_value_of_the_wrong_kind_is_refused(key: str, value: object) -> None:
    data = view_json()
    if (key, value) in (("game", "x"), ("phase", "x"), ("legal", ["x"])):
        return  # which are well formed
    with pytest.raises(Malformed):
        SeatView.from_json({**data, key: value})


@pytest.mark.parametrize("data", [None, [], "x", 3])
def test_a_view_is_an_object(data: object) -> None:
    with pytest.raises(Malformed, match="a seat view is a JSON object"):
        SeatView.from_json(data)


@pytest.mark.parametrize(
    "item",
    [None, {}, {"seat": 0, "kind": "set", "ranks": "K", "suit": "X", "points": 1}, {"seat": "0"}],
)
def test_a_broken_announcement_is_refused(item: object) -> None:
    with pytest.raises(Malformed):
        SeatView.from_json({**view_json(), "announced": [item]})


def test_seats_and_side_follow_from_what_it_holds() -> None:
    view = SeatView.from_json({**view_json(), "seat": 3})
    assert (view.seats, view.side) == (4, 1)
