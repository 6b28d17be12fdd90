import { id } from "@comanda/domain/id";
import { lineKey } from "@comanda/domain/bill/line";
import type { SentLine } from "@comanda/domain/bill/receive-lines";
import type { Menu } from "@comanda/domain/menu/menu";
import { answerWays, type Question } from "@comanda/domain/menu/question";
import { questionsAboutPart } from "@comanda/domain/menu/questions-about";
import { quantity } from "@comanda/domain/money/quantity";

import type { Night } from "./night.ts";

type SentArticle = Extract<SentLine, { readonly kind: "article" }>;

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
  const item = sent.findLast(({ kind }) => kind === "article");
  const part = item?.kind === "article" && press.isCareful ? askedPart(menu, item) : null;
  const questions = part?.questions ?? questionsAboutItems(menu);
  const given = sent.slice(sent.findLastIndex(({ kind }) => kind === "article") + 1).length;
  const asked = questions[(press.isCareful ? given : press.on) % Math.max(1, questions.length)];
  const choice = asked?.choices[press.article % asked.choices.length];
  const pieces = item?.kind === "article" && press.isCareful ? item.quantity : press.count;
  return {
    kind: "answer",
    question: asked?.id ?? id<"question">(1),
    article: choice?.article ?? id<"article">(1),
    quantity: quantity(pieces),
    // What is left out is no answer, and the first two questions need one.
    way: press.isCareful && given < 2 ? null : (anyWay[press.level % anyWay.length] ?? null),
    ...(part !== null && { item: part.key }),
  } as const;
}

function questionsAboutItems({ articles, questions }: Menu): readonly Question[] {
  const sets = new Set(articles.filter(({ isSet }) => isSet).map(({ id: set }) => set));
  return questions.filter((one) => !one.articles.some((about) => sets.has(about)));
}

/** The first part of a set about which there are questions; each section of a careful press has one piece. */
function askedPart(menu: Menu, { key, parts = [] }: SentArticle) {
  const asked = parts.map((part, place) => {
    const article = menu.articles.find((each) => each.id === part.article);
    const questions = article === undefined ? [] : questionsAboutPart(menu.questions, article);
    return { key: lineKey(`${key}.${100 + place}`), questions };
  });
  return asked.find(({ questions }) => questions.length > 0) ?? null;
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
