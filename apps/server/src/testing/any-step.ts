import fc from "fast-check";

import {
  allPaymentMethods,
  voidOrder,
  moveCash,
  placeOrder,
  payCommissions,
  sell,
  type LedgerVenue,
  type Sale,
  type Station,
} from "./test-ledger.ts";

export type Step =
  | { readonly kind: "sell" | "give-up" | "leave-open"; readonly till: number; readonly sale: Sale }
  | {
      readonly kind: "move";
      readonly till: number;
      readonly category: string;
      readonly amount: number;
    }
  | { readonly kind: "pay-commissions"; readonly till: number };

const till = fc.integer({ min: 0, max: 1 });
const sale = fc.record({
  article: fc.constantFrom("Pad Thai", "Green Curry", "Lady Drink", "Singha Beer", "Rib Eye"),
  qty: fc.integer({ min: 2, max: 7 }),
  way: fc.constantFrom(...allPaymentMethods),
  takesBack: fc.boolean(),
  hasCommission: fc.boolean(),
  hasDiscount: fc.boolean(),
});
/** Only one article earns commission. */
const soundSale = sale.map((any) => ({
  ...any,
  hasCommission: any.hasCommission && any.article === "Lady Drink",
  // A credit of beer would depend on how promotions split the round.
  takesBack: any.takesBack && any.article !== "Singha Beer",
}));
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("sell" as const), till, sale: soundSale }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom("give-up" as const, "leave-open" as const),
      till,
      sale: soundSale,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      till,
      category: fc.constantFrom("Float top-up", "Market", "Ice"),
      amount: fc.integer({ min: 1, max: 999_99 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("pay-commissions" as const), till }) },
);

export async function doStep(
  venue: LedgerVenue,
  stations: readonly Station[],
  made: Step,
): Promise<void> {
  const station = stations[made.till];
  if (station === undefined) throw new Error("There are two tills");
  switch (made.kind) {
    case "sell":
      return sell(venue, station, made.sale);
    case "give-up":
      return voidOrder(venue, station, made.sale);
    case "leave-open":
      await placeOrder(venue, made.sale);
      return;
    case "move":
      return moveCash(venue, station, made);
    case "pay-commissions":
      return payCommissions(venue, station);
  }
}
