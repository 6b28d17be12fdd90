import { sectionsOfSet } from "@comanda/domain/bill/choose-set-parts";
import type { ArticleId } from "@comanda/domain/id";

import type { Night } from "./night.ts";

type Press = {
  readonly on: number;
  readonly level: number;
  readonly note: string;
  readonly isCareful: boolean;
};

/** One choice of each section of a set, or of a careless press any number of the first. */
export function partsOf({ facts }: Night, press: Press, wanted: ArticleId) {
  const { menu } = facts.pricing;
  const set = menu.articles.find(({ id: known, isSet }) => known === wanted && isSet);
  if (set === undefined) return {};
  const parts = sectionsOfSet(menu, set).flatMap(({ id: question, choices }, index) => {
    const choice = choices[(press.on + press.level * index) % choices.length];
    const note = index === 0 ? press.note.trim() : "";
    return choice === undefined
      ? []
      : [{ question, article: choice.article, count: 1, note, orderLevel: null }];
  });
  return { parts: press.isCareful ? parts : parts.slice(0, press.on % 4) };
}
