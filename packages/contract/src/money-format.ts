import { Type } from "typebox";

/** How a location writes amounts. */
export const moneyFormat = Type.Object({
  hasDecimals: Type.Boolean(),
  decimalSeparator: Type.String(),
  thousandSeparator: Type.String(),
  /** The currency sign, as guests read it; a venue may omit it. */
  sign: Type.Optional(Type.Object({ text: Type.String(), isBefore: Type.Boolean() })),
});
