/** What the first screen and the menu need of this area. */
export const moneyFirst = {
  pay: "PAY",
  payCash: "Pay cash",
  voidBill: "Void",
  split: "Split",
  merge: "Merge",
  doPayment: "Do payment",
  payCommission: "Pay Comm.",
};
