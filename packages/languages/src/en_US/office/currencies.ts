/** The fields of currencies. */
export const currencyFields = {
  exchangeRateMillionths: "Exchange rate",
  hasDecimals: "With decimals",
  coins: "Coins",
  notes: "Notes",
  cashStep: "Cash is rounded to",
  cashWay: "Rounding",
  rateMillionths: "Rate",
};

export const currencyWords = {
  "cashWay-nearest": "To the nearest",
  "cashWay-up": "Up",
  "cashWay-down": "Down",
};
