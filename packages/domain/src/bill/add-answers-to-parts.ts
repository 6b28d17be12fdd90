import { findArticle, type Menu } from "../menu/menu.ts";
import { isRefusal, type Refusal } from "../refusal.ts";
import { addAnswers, answersAbout, type AnswerPress } from "./add-answers.ts";
import type { Bill } from "./bill.ts";
import type { LineKey } from "./line.ts";
import { partsOfSet } from "./set-lines.ts";

type Answering = {
  readonly menu: Menu;
  readonly presses: readonly AnswerPress[];
  readonly isAsked?: boolean;
};

/** Adds the answers about the parts of a set, whose keys follow from that of the set. */
export function addAnswersToParts(
  bill: Bill,
  set: LineKey,
  { presses, ...answering }: Answering,
): Bill | Refusal {
  let answered = bill;
  for (const part of partsOfSet(bill, set)) {
    const article = findArticle(answering.menu, part.article);
    if (article === null) continue;
    const { key, quantity } = part;
    const own = { ...answering, presses: answersAbout(key, presses) };
    const added = addAnswers(answered, { key, article, quantity, isPart: true }, own);
    if (isRefusal(added)) return added;
    answered = added;
  }
  return answered;
}
