export { assignTypedStaff } from "./assign-typed-staff.ts";
export { changeHeader } from "./change-header.ts";
export { changeOrder, newLineKey } from "./change-order.ts";
export { creditLine, removeLast, toggleCrediting } from "./credit-line.ts";
export { followBill } from "./follow-bill.ts";
export {
  locationOf,
  requireReference,
  requireSession,
  staffHere,
  wholeSecond,
  zoneOf,
} from "./house.ts";
export { knownBill } from "./known-bill.ts";
export { loadBill, loadBillByNumber, type LoadedBill } from "./load-bill.ts";
export { openBillAt } from "./open-bills.ts";
export { resetOrder, selectLine, typeOnPad, useOrder } from "./order-store.ts";
export { addPressed, pressArticle } from "./press-article.ts";
export { itemForMixers, mixersOf, pressMixer } from "./press-mixer.ts";
export { putAway } from "./put-away.ts";
export { sendOrder } from "./send-order.ts";
export { startOrder } from "./start-order.ts";
export { openDay, openShift } from "./working-hours.ts";
