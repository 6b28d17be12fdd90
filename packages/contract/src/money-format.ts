import { Type } from "typebox";

/** How a location writes amounts. */
export const moneyFormat = Type.Object({
  hasDecimals: Type.Boolean(),
  decimalSeparator: Type.String(),
  thousandSeparator: Type.String(),
  /** Of the currency, as guests read it; a venue may do without. */
  sign: Type.Optional(Type.Object({ text: Type.String(), isBefore: Type.Boolean() })),
});
