import type { DemoExpenseCategory, DemoPayType } from "./demo-location.ts";
import { alcohol, otherGoods } from "./tax-classes.ts";

/** The rows that every pay screen has. */
export const specialPayTypes: readonly DemoPayType[] = [
  { name: "Subtotal", indexNumber: 100 },
  { name: "Discount", indexNumber: 200 },
  { name: "Total", indexNumber: 400 },
  { name: "Amount", indexNumber: 700 },
  { name: "Change", indexNumber: 1100 },
];

export const payTypes: readonly DemoPayType[] = [
  ...specialPayTypes,
  { name: "Service charge", indexNumber: 500, basisPoints: 1000 },
  // In Thailand the tax base is everything the guests pay, so the service charge is taxed too.
  {
    name: "VAT",
    indexNumber: 600,
    basisPoints: 700,
    isIncludedInPrice: true,
    isOnCharges: true,
    isVat: true,
  },
  { name: "Cash", indexNumber: 800, opensDrawer: true },
  { name: "Credit card", indexNumber: 850, isCreditCard: true },
  { name: "Invoice", indexNumber: 900 },
  { name: "QR transfer", indexNumber: 1000, isTransfer: true },
];

/** The pay types of a Thai location: the transfer has a PromptPay code. No company has its tax number. */
export const thaiPayTypes = payTypes.map((payType) =>
  payType.isTransfer === true ? { ...payType, promptPay: "0000000000001" } : payType,
);

/** The pay types of a Vietnamese location, whose goods are taxed at two rates. */
export const vietnamesePayTypes: readonly DemoPayType[] = payTypes.flatMap((payType) => {
  if (payType.isVat !== true) return [payType];
  return [
    { ...payType, name: "VAT 8%", basisPoints: 800, taxClasses: [otherGoods] },
    { ...payType, name: "VAT 10%", indexNumber: 601, basisPoints: 1000, taxClasses: [alcohol] },
  ];
});

export const expenseCategories: readonly DemoExpenseCategory[] = [
  { name: "Float top-up", type: "money-in" },
  { name: "Market", type: "money-out" },
  { name: "Ice", type: "money-out" },
  { name: "Commission", type: "system" },
];
