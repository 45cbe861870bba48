"""What can be wrong with a move, an option or a record, as typed errors with one clear sentence each."""

from __future__ import annotations


class RulesError(ValueError):
    """Anything the rules refuse. The text is one sentence that can be shown to a person."""


class Malformed(RulesError):
    """A text that does not have the form it should have."""


class BadOption(RulesError):
    """An option that a game does not have, or a value that the option does not take."""


class BadRecord(RulesError):
    """A game record that is broken or does not follow the rules; says which deal, action and rule."""


class IllegalMove(RulesError):
    """A well-formed move that the rules do not allow here.

    Parameters
    ----------
    text: the sentence, with ``{name}`` places for the parameters, so that it can be translated whole.
    rule: the number of the rule it rests on, such as ``A11``; empty where no numbered rule applies.
    params: what stands in the places.
    """

    def __init__(self, text: str, rule: str = "", **params: str) -> None:
        self.template = text
        self.rule = rule
        self.params = params
        sentence = text.format(**params)
        super().__init__(f"{sentence} (rule {rule})" if rule else sentence)

    @property
    def sentence(self) -> str:
        """The sentence without the rule's number."""
        return self.template.format(**self.params)
