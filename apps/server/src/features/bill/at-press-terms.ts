import type { House, SentLine, Terms } from "@comanda/domain/bill/receive-lines";
import type { Instant } from "@comanda/domain/time/instant";

import type { Writing } from "#journal/command.ts";
import { priceChangesOfHouse } from "#journal/price-changes-store.ts";

import { articleBefore } from "../menu/index.ts";
import { promotionsBefore } from "../promotion/index.ts";
import { lastMomentOf } from "./read-items.ts";

/**
 * Gives each press the prices and promotions that were in force at its moment, where they have changed since. What is
 * for sale, who the customer is and what staff earns are questions of now.
 */
export async function atPressTerms(
  writing: Writing,
  lines: readonly SentLine[],
  house: House,
): Promise<readonly SentLine[]> {
  const changes = await priceChangesOfHouse(writing);
  const [latest] = changes;
  const known = new Map<Instant, Terms>();
  const priced: SentLine[] = [];
  for (const line of lines) {
    const moment = lastMomentOf(line.at);
    if (latest === undefined || latest.at <= moment) {
      priced.push(line);
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop -- read once for all
    const terms = known.get(line.at) ?? (await termsAt(moment));
    known.set(line.at, terms);
    priced.push({ ...line, terms });
  }
  return priced;

  async function termsAt(moment: Instant): Promise<Terms> {
    const since = changes.filter(({ at }) => at > moment);
    const { menu } = house;
    return {
      menu: { ...menu, articles: menu.articles.map((article) => articleBefore(article, since)) },
      promotions: await promotionsBefore(writing, since),
    };
  }
}
