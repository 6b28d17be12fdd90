import { updateStock } from "@comanda/contract/stock";
import { isRefusal } from "@comanda/domain/refusal";
import { receiveDelivery } from "@comanda/domain/stock/receive-delivery";
import { noStock, stockAmount } from "@comanda/domain/stock/stock-amount";
import fc from "fast-check";

import { refuseCall } from "#call/refused-call.ts";

import { anyTill, actionOf } from "../action.ts";
import { levelsOf, type Model } from "../model.ts";
import type { Night } from "../night.ts";

const anyRow = fc.record({
  item: fc.nat(60),
  /** Below zero, it is taken away. */
  delivered: fc.constantFrom(1, 30, 500, 1000, 2500, -30, -1000),
  /** A till may not know the shelf's count yet, or hold an outdated one. */
  knows: fc.constantFrom("the shelf", "the shelf", "the shelf", "nothing", "another"),
});

const anyDelivery = fc.record({
  station: fc.nat(9),
  rows: fc.array(anyRow, { minLength: 1, maxLength: 3 }),
});

const chosen = fc.record({
  till: anyTill,
  deliveries: fc.uniqueArray(anyDelivery, {
    minLength: 1,
    maxLength: 2,
    selector: ({ station }) => station,
  }),
});

type Delivery = ReturnType<typeof deliveryOf>;

/** A delivery is added to the current stock, or taken from it, whatever was sold since the till read it. */
export const deliverStock = actionOf("deliver stock", chosen, (night, { till, deliveries }) => {
  const sent = deliveries.map((one) => deliveryOf(night, till, one));
  const byStation = new Map(sent.map((one) => [one.station, one]));
  return {
    till,
    call: updateStock,
    input: { body: Object.fromEntries(byStation) },
    verdict: (model) => {
      let after = model;
      // An object lists numbers by size, and the first station that cannot be served is the reason.
      for (const delivery of [...byStation.values()].toSorted(
        (one, other) => one.station - other.station,
      )) {
        const next = receive(night, after, delivery);
        if ("refusal" in next) return next;
        after = next;
      }
      return { reply: { result: "success" }, after: () => after };
    },
  };
});

function deliveryOf(
  night: Night,
  till: number,
  { station: place, rows }: typeof anyDelivery extends fc.Arbitrary<infer Some> ? Some : never,
) {
  const { places, stockItems } = night.facts;
  const station = places[place % places.length]?.id ?? night.till(till).station;
  const stocks = rows.flatMap(({ item, delivered, knows }) => {
    const stockItem = stockItems[item % stockItems.length];
    const other = stockItems[(item + 1) % stockItems.length];
    if (stockItem === undefined || other === undefined) return [];
    const own = knows === "nothing" ? null : findKnownCount(night, station, stockItem);
    const id = knows === "another" ? findKnownCount(night, station, other) : own;
    const amount = stockAmount(delivered);
    return [{ id, station, stockItem, currentCount: noStock, delivered: amount }];
  });
  return { station, stocks };
}

/** The count that the tills know. */
function findKnownCount({ tills }: Night, station: number, stockItem: number): number | null {
  const row = tills[0]?.view
    .records("stock")
    .find((each) => each["station"] === station && each["stockItem"] === stockItem);
  return row === undefined ? null : Number(row["id"]);
}

function receive(night: Night, model: Model, { station, stocks }: Delivery) {
  const isGone = stocks.some(
    ({ id, stockItem }) => id !== null && id !== findKnownCount(night, station, stockItem),
  );
  if (isGone) return refuseCall("record-not-found");
  const before = levelsOf(model, station);
  const after = receiveDelivery(before, stocks, []);
  if (isRefusal(after)) return after;
  const levels = new Map(model.levels).set(station, new Map([...before, ...after]));
  return { ...model, levels };
}
