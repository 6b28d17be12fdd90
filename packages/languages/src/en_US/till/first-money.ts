/** What the first screen and the menu need of this area. */
export const moneyFirst = {
  pay: "PAY",
  payCash: "Pay cash",
  split: "Split",
  merge: "Merge",
};
