import type { PricingContext, SentLine, PriceTerms } from "@comanda/domain/bill/receive-lines";
import type { CustomerId } from "@comanda/domain/id";
import { instant, msPerSecond, type Instant } from "@comanda/domain/time/instant";

import type { WriteContext } from "#journal/command.ts";
import {
  findCachedPriceChanges,
  findCustomerChanges,
  type PriceChanges,
} from "#journal/price-changes-store.ts";

import { findCommissionsBefore } from "../commission/index.ts";
import { findFormerType } from "../customer/index.ts";
import {
  articleBefore,
  categoryBefore,
  findCachedCategories,
  findQuestionsBefore,
} from "../menu/index.ts";
import { findPromotionsBefore } from "../promotion/index.ts";

/** The last possible moment of a press: timestamps on the wire are whole seconds. */
export function endOfSecond({ at }: Pick<SentLine, "at">): Instant {
  return instant(at + msPerSecond - 1);
}

/** Just before the first possible moment of the press. */
export function beforeSecond({ at }: Pick<SentLine, "at">): Instant {
  return instant(at - 1);
}

type PressesToPrice<Press> = {
  /** The bill's customer. */
  readonly customer: CustomerId | null;
  readonly lines: readonly Press[];
  readonly momentOf: (line: Press) => Instant;
};

/**
 * Gives each press what made its price when it was made, if that has changed since. Availability and the bill's
 * customer are read as of now.
 */
export async function applyPressTerms<Press extends SentLine>(
  context: WriteContext,
  pricing: PricingContext,
  { customer, lines, momentOf }: PressesToPrice<Press>,
): Promise<readonly SentLine[]> {
  if (lines.length === 0) return [];
  const ofVenue = await findCachedPriceChanges(context);
  const ofCustomer = await customerChangesSince(Math.min(...lines.map(momentOf)));
  // A change that was made has its moment still to come if the clock was set back meanwhile: it is older than any press.
  const changes = [...ofVenue, ...ofCustomer].filter(({ at }) => at <= context.at);
  const latest = Math.max(0, ...changes.map(({ at }) => at));
  const known = new Map<Instant, PriceTerms>();
  const priced: SentLine[] = [];
  for (const line of lines) {
    const moment = momentOf(line);
    if (latest <= moment) {
      priced.push(line);
      continue;
    }
    const terms = known.get(moment) ?? (await termsAt(moment));
    known.set(moment, terms);
    priced.push({ ...line, terms });
  }
  return priced;

  async function customerChangesSince(moment: number): Promise<readonly PriceChanges[]> {
    return customer === null ? [] : await findCustomerChanges(context, customer, instant(moment));
  }

  async function termsAt(moment: Instant): Promise<PriceTerms> {
    const since = changes.filter(({ at }) => at > moment);
    const { menu, customerType } = pricing;
    const formerType = customer === null ? null : findFormerType(customer, since);
    const articles = menu.articles.map((article) => articleBefore(article, since));
    const places = articles.map(({ category }) => category);
    const categories = await findCachedCategories(context, places);
    return {
      menu: {
        ...menu,
        articles,
        categories: categories.map((category) => categoryBefore(category, since)),
        questions: await findQuestionsBefore(context, since),
      },
      promotions: await findPromotionsBefore(context, since),
      commissions: await findCommissionsBefore(context, since),
      customerType: formerType ?? customerType,
    };
  }
}
