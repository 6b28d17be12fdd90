import type { PricingContext, SentLine, PriceTerms } from "@comanda/domain/bill/receive-lines";
import { instant, msPerSecond, type Instant } from "@comanda/domain/time/instant";

import type { WriteContext } from "#journal/command.ts";
import { findCachedPriceChanges } from "#journal/price-changes-store.ts";

import { articleBefore } from "../menu/index.ts";
import { findPromotionsBefore } from "../promotion/index.ts";

/** The last possible moment of a press: timestamps on the wire are whole seconds. */
export function endOfSecond({ at }: Pick<SentLine, "at">): Instant {
  return instant(at + msPerSecond - 1);
}

/** Just before the first possible moment of the press. */
export function beforeSecond({ at }: Pick<SentLine, "at">): Instant {
  return instant(at - 1);
}

/**
 * Gives each press the prices and promotions that were in force when it was made, if they have changed since.
 * Availability, the customer and the staff's commission are read as of now.
 */
export async function applyPressTerms<Press extends SentLine>(
  context: WriteContext,
  pricing: PricingContext,
  { lines, momentOf }: { lines: readonly Press[]; momentOf: (line: Press) => Instant },
): Promise<readonly SentLine[]> {
  const changes = await findCachedPriceChanges(context);
  const [latest] = changes;
  const known = new Map<Instant, PriceTerms>();
  const priced: SentLine[] = [];
  for (const line of lines) {
    const moment = momentOf(line);
    if (latest === undefined || latest.at <= moment) {
      priced.push(line);
      continue;
    }
    const terms = known.get(moment) ?? (await termsAt(moment));
    known.set(moment, terms);
    priced.push({ ...line, terms });
  }
  return priced;

  async function termsAt(moment: Instant): Promise<PriceTerms> {
    const since = changes.filter(({ at }) => at > moment);
    const { menu } = pricing;
    return {
      menu: { ...menu, articles: menu.articles.map((article) => articleBefore(article, since)) },
      promotions: await findPromotionsBefore(context, since),
    };
  }
}
