import type { Bill } from "@comanda/domain/bill/bill";
import { allocateDiscount } from "@comanda/domain/bill/allocate-discount";
import { wholePrice } from "@comanda/domain/bill/discount-reason";
import { createOrder } from "@comanda/domain/bill/create-order";
import { isCredit, lineKey, type LineKey } from "@comanda/domain/bill/line";
import {
  receiveLines,
  type PricingContext,
  type SentLine,
} from "@comanda/domain/bill/receive-lines";
import { saveBill } from "@comanda/domain/bill/save-bill";
import type { CustomerTypeId, StaffId } from "@comanda/domain/id";
import { id } from "@comanda/domain/id";
import type { Article } from "@comanda/domain/menu/article";
import { mixerGroupOf } from "@comanda/domain/menu/menu";
import { levelsFor } from "@comanda/domain/menu/order-level";
import { money, noMoney } from "@comanda/domain/money/money";
import { oneQuantity, quantity } from "@comanda/domain/money/quantity";
import { rate } from "@comanda/domain/money/rate";
import { isRefusal, type Refusal } from "@comanda/domain/refusal";
import { instant, msPerMinute, type Instant } from "@comanda/domain/time/instant";

import { randomInteger, happens, pick, pickPopular, type RandomSource } from "./random-source.ts";
import type { DemoReferenceData } from "./demo-reference-data.ts";

/** Who orders: an unknown guest, or one of a customer type. */
export type Occasion = {
  readonly at: Instant;
  readonly server: StaffId;
  readonly customerType: CustomerTypeId | null;
};

/** Everything is ordered within these minutes, so that the promotions of one hour apply to all of it. */
export const orderMinutes = 14;

/**
 * An evening at one table as tills would have sent it, priced by the business rules: the open bill after each round or
 * credit that was saved.
 */
export function orderTemplate(
  house: DemoReferenceData,
  random: RandomSource,
  occasion: Occasion,
): readonly [Bill, ...Bill[]] {
  const order = createOrder(
    {
      place: { kind: "table", name: "1" },
      cover: randomInteger(random, 1, 6),
      staff: occasion.server,
      customer: null,
    },
    occasion.at,
  );
  const rules: PricingContext = { ...house.rules, customerType: occasion.customerType };
  const lines = randomInteger(random, 2, 8);
  const inFirstRound = happens(random, 0.35) ? Math.ceil(lines / 2) : lines;
  const first = saved(round(required(order), { rules, chance: random, lines: inFirstRound }));
  const later = lines - inFirstRound;
  const second = later === 0 ? first : saved(round(first, { rules, chance: random, lines: later }));
  const last = withLastWish(second, { house, rules, chance: random, givenBy: occasion.server });
  return [first, ...(second === first ? [] : [second]), ...(last === second ? [] : [last])];
}

type LastWish = Discounting & Pick<Round, "rules">;

function withLastWish(bill: Bill, { rules, ...discounting }: LastWish): Bill {
  const { chance } = discounting;
  if (happens(chance, 0.04)) return withCredit(bill, { rules, chance });
  return happens(chance, 0.06) ? withDiscount(bill, discounting) : bill;
}

type Round = {
  readonly rules: PricingContext;
  readonly chance: RandomSource;
  readonly lines: number;
};

/** Adds presses up to the given number of lines; skips what is not for sale at the moment. */
function round(order: Bill, { rules, chance: random, lines }: Round): Bill {
  const wanted = order.lines.length + lines;
  let bill = order;
  for (let tries = 0; bill.lines.length < wanted && tries < lines * 5; tries += 1) {
    const key = lineKey(`${Math.floor(random() * 2 ** 32).toString(36)}-${bill.lines.length}`);
    const next = receiveLines(bill, [pressed(bill, { rules, chance: random, key })], rules);
    if (isRefusal(next)) continue;
    bill = withExtras(next, { rules, chance: random, key });
  }
  return bill;
}

type Press = {
  readonly rules: PricingContext;
  readonly chance: RandomSource;
  readonly key: LineKey;
};

function pressed(bill: Bill, { rules, chance: random, key }: Press): SentLine {
  const article = pickPopular(random, rules.menu.articles);
  const at = minuteOf(bill, randomInteger(random, 0, orderMinutes));
  const levels = happens(random, 0.5) ? levelsFor(article, rules.levels) : [];
  return {
    key,
    at,
    kind: "article",
    article: article.id,
    quantity:
      article.type === "timer" ? oneQuantity : quantity(pick(random, [1, 1, 1, 1, 1, 1, 2, 2, 3])),
    typedPrice: article.hasVariablePrice ? typedPrice(article, random) : null,
    note: happens(random, 0.1) ? pick(random, [...article.cookingOptions, "Together, please"]) : "",
    orderLevel: levels.length === 0 ? null : pick(random, levels).id,
    times:
      article.type === "timer"
        ? { startedAt: at, endedAt: minuteOf(bill, orderMinutes + randomInteger(random, 15, 45)) }
        : null,
  };
}

function typedPrice({ priceMinimum, priceMaximum }: Article, random: RandomSource) {
  const least = Math.ceil((priceMinimum ?? 0) / 1000);
  return money(randomInteger(random, least, Math.floor((priceMaximum ?? 0) / 1000)) * 1000);
}

/** Adds mixers, and a commission for the earner. */
function withExtras(bill: Bill, { rules, chance: random, key }: Press): Bill {
  const line = bill.lines.find((made) => made.key === key);
  const article = rules.menu.articles.find((made) => made.id === line?.article);
  if (line === undefined || article === undefined) return bill;
  const group = mixerGroupOf(rules.menu, article);
  const under = { key: lineKey(`${key}-x`), at: line.createdAt, item: key };
  if (group !== null && happens(random, 0.7)) {
    const mixer = pick(random, group.articles);
    const sent = {
      ...under,
      kind: "mixer",
      article: mixer,
      quantity: oneQuantity,
      note: "",
    } as const;
    return ifTaken(bill, receiveLines(bill, [sent], rules));
  }
  if (article.commission === null) return bill;
  const { id: staff } = pick(random, rules.staff);
  return ifTaken(bill, receiveLines(bill, [{ ...under, kind: "commission", staff }], rules));
}

/** Occasionally credits a dish back. */
function withCredit(bill: Bill, { rules, chance: random }: Pick<Round, "rules" | "chance">): Bill {
  const { key } = pick(random, bill.lines);
  const sent = {
    key: lineKey(`${key}-back`),
    at: minuteOf(bill, orderMinutes),
    kind: "credit",
    line: key,
    quantity: oneQuantity,
    note: "",
  } as const;
  const credited = ifTaken(bill, receiveLines(bill, [sent], rules));
  return credited.lines.some(isCredit) ? saved(credited) : bill;
}

type Discounting = {
  readonly house: DemoReferenceData;
  readonly chance: RandomSource;
  readonly givenBy: StaffId;
};

/** A tenth off the whole bill, or a dish on the house. */
function withDiscount(bill: Bill, { house, chance: random, givenBy }: Discounting): Bill {
  const kind = happens(random, 0.6) ? "discount" : "house";
  const isOfBill = kind === "discount";
  const reasons = house.discountReasons.filter((reason) => reason.kind === kind);
  let given = 0;
  const asked = {
    line: isOfBill ? null : pick(random, bill.lines).key,
    rate: rate(isOfBill ? 1000 : wholePrice),
    amount: noMoney,
    reason: pick(random, reasons).id,
    at: minuteOf(bill, orderMinutes),
    nextKey: () => lineKey(`${bill.lines[0]?.key ?? ""}-off-${(given += 1)}`),
  };
  const rules = { givenBy, mayGive: true, limit: null, reasons, currency: house.currency };
  const discounted = ifTaken(bill, allocateDiscount(bill, asked, rules));
  return discounted === bill ? bill : saved(discounted);
}

function ifTaken(before: Bill, after: Bill | Refusal): Bill {
  return isRefusal(after) ? before : after;
}

function minuteOf(bill: Bill, minutes: number): Instant {
  return instant(bill.createdAt + minutes * msPerMinute);
}

function saved(bill: Bill): Bill {
  const numbers = { id: id<"bill">(1), number: 1, numberInWorkDay: 1 };
  return saveBill(bill, { ...numbers, at: bill.updatedAt });
}

export function required<Result extends object>(result: Result | Refusal): Result {
  if (isRefusal(result)) throw new Error(`The house says no: ${result.refusal}`);
  return result;
}
