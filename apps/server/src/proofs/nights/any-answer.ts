import { id } from "@comanda/domain/id";
import type { SentLine } from "@comanda/domain/bill/receive-lines";
import { answerWays } from "@comanda/domain/menu/question";
import { quantity } from "@comanda/domain/money/quantity";

import type { Night } from "./night.ts";

type Press = {
  readonly article: number;
  readonly count: number;
  readonly on: number;
  readonly level: number;
  readonly isCareful: boolean;
};

const anyWay = [null, null, ...answerWays] as const;

/** Careful staff go through the questions, mostly with as many answers as the item has pieces. */
export function answerOf({ facts }: Night, press: Press, sent: readonly SentLine[]) {
  const { menu } = facts.pricing;
  const sets = new Set(menu.articles.filter(({ isSet }) => isSet).map(({ id: set }) => set));
  const questions = menu.questions.filter((one) => !one.articles.some((about) => sets.has(about)));
  const given = sent.slice(sent.findLastIndex(({ kind }) => kind === "article") + 1).length;
  const asked = questions[(press.isCareful ? given : press.on) % Math.max(1, questions.length)];
  const choice = asked?.choices[press.article % asked.choices.length];
  const item = sent.findLast(({ kind }) => kind === "article");
  const pieces = item?.kind === "article" && press.isCareful ? item.quantity : press.count;
  return {
    kind: "answer",
    question: asked?.id ?? id<"question">(1),
    article: choice?.article ?? id<"article">(1),
    quantity: quantity(pieces),
    // What is left out is no answer, and the first two questions need one.
    way: press.isCareful && given < 2 ? null : (anyWay[press.level % anyWay.length] ?? null),
  } as const;
}

/** What an answer has in its wire form beside what every press has. */
export function wireAnswer(answer: Extract<SentLine, { readonly kind: "answer" }>) {
  const { article, item, note, question, way } = answer;
  return {
    type: 1,
    product: article,
    qty: answer.quantity,
    note,
    parent: item,
    question,
    ...(way !== null && { way }),
  } as const;
}
