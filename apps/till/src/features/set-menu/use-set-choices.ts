import type { Bill } from "@comanda/domain/bill/bill";
import type { NormalLine } from "@comanda/domain/bill/line";
import { pressChoice } from "@comanda/domain/bill/press-choice";
import type { ArticleId } from "@comanda/domain/id";
import type { Menu } from "@comanda/domain/menu/menu";
import type { Question } from "@comanda/domain/menu/question";
import { useState } from "react";

import {
  answersFor,
  answersOfSet,
  areSameAnswers,
  type Chosen,
  type PartAnswers,
} from "../questions/index.ts";
import { areSameChoices, choicesOnSheet, choicesToBegin, type SetChoices } from "./set-choices.ts";

type SetOnSheet = {
  readonly menu: Menu;
  readonly sections: readonly Question[];
  /** The unsent set that is changed. */
  readonly changed: { readonly bill: Bill; readonly set: NormalLine } | null;
};

type ChosenOnSheet = {
  readonly choices: SetChoices;
  readonly answers: PartAnswers;
  /** Whether leaving would drop something that was chosen or answered. */
  readonly isChanged: boolean;
  readonly press: (section: Question, article: ArticleId) => void;
  readonly answer: (part: string, given: readonly Chosen[]) => void;
};

/** What is chosen on the page of a set, and what was answered about that. */
export function useSetChoices({ menu, sections, changed }: SetOnSheet): ChosenOnSheet {
  const [first] = useState(() => {
    const choices = choicesOnSheet(menu, sections, choicesToBegin(sections, changed));
    const before = changed === null ? new Map() : answersOfSet(changed.bill, menu, changed.set);
    return { choices, answers: answersFor(menu, choices, before) };
  });
  const [keptChoices, setChoices] = useState(first.choices);
  const [keptAnswers, setAnswers] = useState(first.answers);
  const choices = choicesOnSheet(menu, sections, keptChoices);
  const answers = answersFor(menu, choices, keptAnswers);
  return {
    choices,
    answers,
    isChanged:
      !areSameChoices(keptChoices, first.choices) ||
      [...keptAnswers].some(
        ([part, given]) => !areSameAnswers(given, first.answers.get(part) ?? []),
      ),
    press: (section, article) => {
      const before = choices.get(section.id) ?? new Map();
      const next = new Map(choices).set(section.id, pressChoice(section, before, article));
      setChoices(next);
      setAnswers(answersFor(menu, next, answers));
    },
    answer: (part, given) => setAnswers(new Map(answers).set(part, given)),
  };
}
