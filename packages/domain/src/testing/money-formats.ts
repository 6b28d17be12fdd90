import type { MoneyFormat } from "../money/format-money.ts";

export const baht: MoneyFormat = {
  hasDecimals: true,
  decimalSeparator: ".",
  thousandSeparator: ",",
};
export const dong: MoneyFormat = {
  hasDecimals: false,
  decimalSeparator: ",",
  thousandSeparator: ".",
};
export const euro: MoneyFormat = { ...dong, hasDecimals: true };

const groups = ["", ".", ",", " ", "'", "\u00A0", "\u202F"];

/** All notations that a venue can choose. */
export const everyFormat: readonly MoneyFormat[] = [true, false].flatMap((hasDecimals) =>
  [".", ","].flatMap((decimalSeparator) =>
    groups
      .filter((thousandSeparator) => thousandSeparator !== decimalSeparator)
      .map((thousandSeparator) => ({ hasDecimals, decimalSeparator, thousandSeparator })),
  ),
);
