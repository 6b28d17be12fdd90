import { Type } from "typebox";

import { foreignCurrencyId, money, orNull } from "./wire.ts";

const currency = { currency: foreignCurrencyId, code: Type.String() };

/** What was handed over in other currencies, and what it was worth in the venue's own. */
export const foreignFigures = Type.Array(Type.Object({ ...currency, given: money, worth: money }));

/** What a drawer has of other currencies, in their own units; null until it is counted. */
export const foreignDrawers = Type.Array(
  Type.Object({ ...currency, expected: money, counted: orNull(money), difference: orNull(money) }),
);
