import type { ArticleId } from "@comanda/contract/wire";
import { id } from "@comanda/domain/id";
import { lineKey } from "@comanda/domain/bill/line";
import type { SentLine } from "@comanda/domain/bill/receive-lines";
import { commissionToReplace } from "@comanda/domain/bill/replaced-commission";
import { levelsFor } from "@comanda/domain/menu/order-level";
import { money } from "@comanda/domain/money/money";
import { quantity } from "@comanda/domain/money/quantity";
import { rate } from "@comanda/domain/money/rate";
import { instant, msPerDay, msPerMinute, type Instant } from "@comanda/domain/time/instant";
import fc from "fast-check";

import { answerOf } from "./any-answer.ts";
import { partsOf } from "./any-set.ts";
import { lineAt, type ModelBill } from "./model.ts";
import type { Night } from "./night.ts";

/** Articles with a rule of their own, and some without. */
const articles = [
  "Pad Thai",
  "Singha Beer",
  "Gin",
  "Lady Drink",
  "Catch of the Day",
  "Foot Massage",
  "Pool Table",
  "Bungalow",
  "Rib Eye",
  "Aroma Oil Massage",
  "Merlot Bottle",
  "Pad Thai",
  "Singha Beer",
  "Mango Sticky Rice",
  "Tenderloin",
  "Lunch Set",
];
const mixers = ["Tonic", "Soda", "Cola Mixer"];

/** One press; its articles and lines are given by index, so that it can be replayed on any night. */
type Choices = {
  readonly article: number;
  readonly count: number;
  readonly on: number;
  readonly price: number | null;
  readonly note: string;
  readonly level: number;
  readonly minutes: number | null;
  readonly seats: readonly number[] | undefined;
  readonly course: number | null | undefined;
  /** How many minutes from now it was pressed, by the till's clock. */
  readonly late: number;
  /** Careful staff leaves out what the article does not have. */
  readonly isCareful: boolean;
};
type Chances = { readonly [Name in keyof Choices]: fc.Arbitrary<Choices[Name]> };

const careful: Chances = {
  article: fc.nat(articles.length - 1),
  count: fc.integer({ min: 1, max: 3 }),
  on: fc.nat(9),
  price: fc.constantFrom(null, 100_00, 200_00, 899_99, 900_01),
  note: fc.constantFrom("", "", " no chili ", "ไม่เผ็ด"),
  level: fc.nat(6),
  minutes: fc.constantFrom(null, null, 0, 61, 600),
  seats: fc.constantFrom(undefined, undefined, undefined, [], [1], [2, 1], [1, 1]),
  course: fc.constantFrom(undefined, undefined, undefined, null, 0, 1, 1, 2, 2, 3),
  late: fc.constant(0),
  isCareful: fc.constant(true),
};

const kinds = ["article", "mixer", "answer", "commission", "credit", "discount"] as const;
type Kind = (typeof kinds)[number];

export type AnyLine = Choices & { readonly kind: Kind };

const aPress = (kind: Kind, changes: Partial<Chances> = {}): fc.Arbitrary<AnyLine> =>
  fc.record({ kind: fc.constant(kind), ...careful, ...changes });

const named = (name: string) => ({ article: fc.constant(articles.indexOf(name)) });

/** A set with half a chicken, about which there are questions. */
const askedSet = { ...named("Lunch Set"), on: fc.constant(0), level: fc.constant(4) };

/** A day and an hour: no session lasts as long. */
const beforeTheSession = -25 * 60;

const carelessPress: fc.Arbitrary<AnyLine> = fc.constantFrom(...kinds).chain((kind) =>
  aPress(kind, {
    count: fc.constantFrom(1, 2, 30, 0.5, -1),
    late: fc.constantFrom(0, 0, 0, beforeTheSession, 5),
    minutes: fc.constantFrom(null, -10, 5),
    seats: fc.constantFrom(undefined, [1], [3], [99]),
    isCareful: fc.boolean(),
  }),
);

const sale: fc.Arbitrary<readonly AnyLine[]> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(aPress("article")) },
  fc.tuple(aPress("article", named("Gin")), aPress("mixer")),
  fc.tuple(aPress("article", named("Lady Drink")), aPress("commission")),
  fc
    .tuple(
      aPress("article", named("Tenderloin")),
      fc.oneof(
        { weight: 3, arbitrary: fc.array(aPress("answer"), { minLength: 2, maxLength: 3 }) },
        fc.array(aPress("answer"), { maxLength: 5 }),
      ),
    )
    .map(([item, some]) => [item, ...some]),
  fc.tuple(aPress("article", named("Lunch Set"))),
  // A dinner, whose second course waits.
  {
    weight: 2,
    arbitrary: fc.tuple(
      aPress("article", { course: fc.constant(1) }),
      aPress("article", { course: fc.constantFrom(2, 2, 3) }),
    ),
  },
  fc
    .tuple(aPress("article", askedSet), fc.array(aPress("answer"), { minLength: 1, maxLength: 3 }))
    .map(([set, some]) => [set, ...some]),
);

const sales = fc.array(sale, { minLength: 1, maxLength: 3 }).map((some) => some.flat());
const nonsense = fc.array(carelessPress, { maxLength: 3 });

/** The presses before the first print. */
export const firstRound: fc.Arbitrary<readonly AnyLine[]> = fc.oneof(
  { weight: 9, arbitrary: sales },
  nonsense,
);

/** The presses between two prints: sales, credits or discounts, and sometimes nonsense. */
export const anyRound: fc.Arbitrary<readonly AnyLine[]> = fc.oneof(
  { weight: 6, arbitrary: sales },
  { weight: 3, arbitrary: fc.array(aPress("credit"), { minLength: 1, maxLength: 2 }) },
  { weight: 2, arbitrary: fc.array(aPress("discount"), { minLength: 1, maxLength: 2 }) },
  // Another therapist.
  { weight: 2, arbitrary: fc.tuple(aPress("commission")) },
  nonsense,
);

/** The presses of one round as the till sends them; a mixer may go into an item of the same round. */
export function linesOf(
  night: Night,
  pressed: readonly AnyLine[],
  bill: ModelBill | null,
): readonly SentLine[] {
  const sent: SentLine[] = [];
  for (const press of pressed) sent.push(lineOf(night, press, { bill, sent }));
  return sent;
}

type Round = { readonly bill: ModelBill | null; readonly sent: readonly SentLine[] };

function lineOf(night: Night, press: AnyLine, { bill, sent }: Round): SentLine {
  const { facts } = night;
  const at = instant(night.app.now() + press.late * msPerMinute);
  const every = { key: lineKey(night.newName("line")), at };
  const earlier = bill === null ? null : lineAt(bill, press.on);
  const latest = sent.findLast(({ kind }) => kind === "article")?.key;
  const wanted = press.isCareful || press.on % 2 === 0 ? latest : earlier;
  const item = wanted ?? latest ?? earlier ?? lineKey("nowhere");
  const article = (names: readonly string[]) =>
    facts.articles.get(names[press.article % names.length] ?? "") ?? id<"article">(1);
  const count = quantity(press.count);
  switch (press.kind) {
    case "mixer":
      return { ...every, kind: "mixer", item, article: article(mixers), quantity: count, note: "" };
    case "answer":
      return { ...every, item, note: "", ...answerOf(night, press, sent) };
    case "commission": {
      const { staff } = night.model();
      const earner = staff[press.on % staff.length]?.id ?? id<"staff">(1);
      const seen = bill === null ? null : commissionToReplace(bill.bill, item);
      const replaces = press.isCareful ? (seen ?? undefined) : undefined;
      return { ...every, kind: "commission", item, staff: earner, replaces };
    }
    case "discount":
      return { ...every, ...discountOf(night, press), item: earlier ?? item, quantity: count };
    case "credit":
      return {
        ...every,
        kind: "credit",
        line: earlier ?? item,
        quantity: count,
        note: press.note,
      };
    case "article":
      return {
        ...every,
        kind: "article",
        article: article(articles),
        quantity: count,
        ...(press.isCareful
          ? carefulChoice(night, press, article(articles))
          : carelessChoice(night, press)),
        note: press.note,
        times: timesOf(press, at),
        ...(press.seats !== undefined && { seats: press.seats }),
        ...(press.course !== undefined && { course: press.course }),
        ...partsOf(night, press, article(articles)),
      };
  }
}

/** A rate or an amount, sometimes more than the till's user may give, or more than there is. */
function discountOf({ facts, model }: Night, { level, on, price, isCareful }: AnyLine) {
  const part = [10_00, 20_00, null, 50_00, 100_00][level % 5] ?? null;
  const isForAll = isCareful ? part === 100_00 : on % 2 === 0;
  const reasons = facts.discountReasons.filter(({ kind }) => (kind === "house") === isForAll);
  return {
    kind: "discount",
    reason: reasons[on % reasons.length]?.id ?? id<"discount-reason">(1),
    rate: part === null ? null : rate(part),
    off: money(price ?? 12_34),
    isOfBill: on % 2 === 0,
    note: "",
    givenBy: model().staff[0]?.id ?? id<"staff">(1),
  } as const;
}

function carefulChoice({ facts }: Night, { level }: AnyLine, wanted: ArticleId) {
  const { menu, levels } = facts.pricing;
  const article = menu.articles.find(({ id: known }) => known === wanted);
  const offered = article === undefined ? [] : levelsFor(article, levels);
  return {
    typedPrice: article?.hasVariablePrice === true ? money(345_67) : null,
    orderLevel: offered[level]?.id ?? null,
  };
}

function carelessChoice({ facts }: Night, { price, level }: AnyLine) {
  return {
    typedPrice: price === null ? null : money(price),
    orderLevel: facts.pricing.levels[level]?.id ?? null,
  };
}

function timesOf({ article, minutes }: AnyLine, at: SentLine["at"]) {
  const isTimer = ["Foot Massage", "Pool Table", "Bungalow"].includes(articles[article] ?? "");
  if (minutes === null || !isTimer) return null;
  return { startedAt: at, endedAt: instant(at + minutes * msPerMinute) };
}

/** A press with a time before the session, or ahead of a clock that is a little fast, counts as pressed now. */
export function correctPressTimes(lines: readonly SentLine[], now: Instant): readonly SentLine[] {
  return lines.map((line) => {
    if (line.at < now - msPerDay) return { ...line, at: now };
    return line.at > now + msPerMinute ? bringBack(line, line.at - now) : line;
  });
}

/** A timer keeps the length that was set. */
function bringBack(line: SentLine, byMs: number): SentLine {
  const at = instant(line.at - byMs);
  if (line.kind !== "article" || line.times === null) return { ...line, at };
  const { startedAt, endedAt } = line.times;
  const times = {
    startedAt: instant(startedAt - byMs),
    endedAt: endedAt === null ? null : instant(endedAt - byMs),
  };
  return { ...line, at, times };
}
