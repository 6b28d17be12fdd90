import type { ReplyOf } from "@comanda/contract/call";
import type { readFrontPage } from "@comanda/contract/front-page";

import type { Recount } from "./recount-sales.ts";

type ComparedDay = NonNullable<ReplyOf<typeof readFrontPage>["figures"]>["today"];

/** The figures of a day as a recount has them. */
export function figuresOf({ sales, hours, payTypes }: ComparedDay): Recount {
  const { netPerBill: _bill, netPerGuest: _guest, ...figures } = sales;
  return {
    ...figures,
    hours: new Map(hours.map(({ hour, net }) => [hour, net])),
    payTypes: new Map(payTypes.map(({ payType, kept }) => [payType, kept])),
  };
}

/** The figures of the week before. */
export function figuresBefore({ before, hours, payTypes }: ComparedDay): Recount {
  if (before.sales === null) throw new Error(`There was no work day on ${before.date}`);
  const { netPerBill: _bill, netPerGuest: _guest, ...figures } = before.sales;
  return {
    ...figures,
    hours: new Map(hours.map((row) => [row.hour, row.before])),
    payTypes: new Map(payTypes.map((row) => [row.payType, row.before])),
  };
}

/** Rows that are zero may be missing, and their order does not matter. */
export function withoutZeros(recount: Recount) {
  return { ...recount, hours: filled(recount.hours), payTypes: filled(recount.payTypes) };
}

function filled<Key>(rows: ReadonlyMap<Key, number>) {
  return new Map([...rows].filter(([, value]) => value !== 0));
}
