import { listBills } from "@comanda/contract/list-bills";
import { listMenu } from "@comanda/contract/menu";
import { acknowledgePrintJob } from "@comanda/contract/print-job";
import { listPrintJobs } from "@comanda/contract/print-job-list";
import { expect } from "@playwright/test";

import type { ApiTill } from "./api-till.ts";
import type { PaperPrinter } from "./printer-venue.ts";

/** What one press of a tile puts on a bill, and what of it the kitchen makes. */
type Dish = {
  readonly price: number;
  readonly lines: readonly string[];
  readonly cooked: readonly string[];
};

const dish = (name: string, price: number): Dish => ({ price, lines: [name], cooked: [name] });

/** The prices of the demo, in satang. */
export const dishes = {
  "Fish Cakes": dish("Fish Cakes", 110_00),
  "Green Curry": dish("Green Curry", 150_00),
  "Pad Thai": dish("Pad Thai", 120_00),
  "Jasmine Rice": dish("Jasmine Rice", 20_00),
  Tenderloin: {
    price: 640_00,
    lines: ["Tenderloin", "Rare", "French Fries"],
    cooked: ["Tenderloin", "Rare", "French Fries"],
  },
  "Lunch Set": {
    price: 249_00,
    lines: ["Lunch Set", "ส้มตำ Som Tam", "Pad Thai", "Leo Beer"],
    cooked: ["ส้มตำ Som Tam", "Pad Thai"],
  },
} as const satisfies Readonly<Record<string, Dish>>;

export type DishName = keyof typeof dishes;

type Counts = Readonly<Record<string, number>>;

function countNames(names: readonly string[]): Counts {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Every line that was ordered is on one bill, and all bills together cost what the dishes do. */
export async function expectBills(till: ApiTill, ordered: readonly DishName[]): Promise<void> {
  const { bills, billItems } = await till.call(listBills, { body: { lastPing: 0 } });
  const { articles } = await till.call(listMenu);
  const nameOf = (id: number) => articles.find((article) => article.id === id)?.name ?? "";
  const names = billItems.flatMap(({ product, qty }) => Array<string>(qty).fill(nameOf(product)));
  expect(countNames(names)).toEqual(countNames(ordered.flatMap((name) => dishes[name].lines)));
  expect(new Set(billItems.map(({ key }) => key)).size).toBe(billItems.length);

  const paid = new Set(bills.filter(({ status }) => status === closed).map(({ id }) => id));
  expect(billItems.filter(({ bill }) => !paid.has(bill))).toEqual([]);
  const cost = sum(ordered.map((name) => dishes[name].price));
  expect(sum(billItems.map(({ total }) => total))).toBe(cost);
  // The service charge is a tenth of each bill, and no price has a fraction of ten satang.
  const taken = bills.filter(({ id }) => paid.has(id)).map(({ amount }) => amount);
  expect(sum(taken)).toBe((cost * 11) / 10);
}

const closed = 1;

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Each dish is on one of the papers that the kitchen's printer got. */
export async function expectKitchen(
  till: ApiTill,
  kitchen: PaperPrinter,
  ordered: readonly DishName[],
): Promise<void> {
  const { jobs } = await till.call(listPrintJobs);
  const tickets = jobs.filter(({ printer }) => printer === `127.0.0.1:${kitchen.port}`);
  expect(tickets.filter(({ state, isRepeat }) => state !== "sent" || isRepeat)).toEqual([]);
  expect(kitchen.papers()).toHaveLength(tickets.length);
  const papers = await Promise.all(
    tickets.map(({ id }) => till.call(acknowledgePrintJob, { params: { id } })),
  );
  const made = papers.flatMap(({ document }) =>
    document.kind === "ticket"
      ? document.lines
          // Guests who moved are named with what is made for them already.
          .filter(({ movedFrom }) => movedFrom === undefined)
          .flatMap(({ name, qty }) => Array<string>(qty).fill(name))
      : [],
  );
  expect(countNames(made)).toEqual(countNames(ordered.flatMap((name) => dishes[name].cooked)));
}
