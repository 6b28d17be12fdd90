export { assignTypedStaff } from "./assign-typed-staff.ts";
export { articleForCommission, commissionFor } from "./article-for-commission.ts";
export { confirmPrices, dropPress, leavePrices } from "./answer-price-question.ts";
export { changeOrder, newLineKey } from "./change-order.ts";
export { creditLine, toggleCrediting } from "./credit-line.ts";
export { removeLast } from "./remove-last.ts";
export { findBillElsewhere, type BillElsewhere } from "./find-bill-on-other-days.ts";
export { followBill } from "./sync-current-bill.ts";
export {
  locationOf,
  requireReference,
  requireSession,
  staffHere,
  wholeSecond,
  zoneOf,
} from "./sale-context.ts";
export { keepOrder } from "./persist-order.ts";
export { holdsNoOrder, keptText, readKept, type KeptOrder } from "./stored-order.ts";
export { knownBill } from "./server-bill.ts";
export {
  requireBillForCustomer,
  requireLevelled,
  requireNotable,
  requireTimer,
  selectedLine,
} from "./line-guards.ts";
export type { Unsent } from "./divide-unsent.ts";
export { moveUnsentTo, moveUnsentToNew, unsentOn } from "./move-unsent.ts";
export { loadBill, loadBillByNumber, type LoadedBill } from "./load-bill.ts";
export { openBillAt, openBills } from "./open-bills.ts";
export { resetOrder, selectLine, typeOnPad, useOrder } from "./order-store.ts";
export { addPressed, pathAfterPress, pressArticle } from "./press-article.ts";
export { itemForMixers, mixersOf, pressMixer } from "./press-mixer.ts";
export { priceUnsent } from "./reprice-unsent.ts";
export { placeOfAside, placeOfOrder, putOrderAside } from "./store-order-aside.ts";
export { putAway } from "./close-bill-view.ts";
export { houseFor, restoreOrder } from "./restore-order.ts";
export { repeatLastRound } from "./repeat-last-round.ts";
export { sayStaffRefusal } from "./show-staff-refusal.ts";
export { sendOrder } from "./send-order.ts";
export { tellAtHand } from "./report-presence.ts";
export { openDay, openShift } from "./working-hours.ts";
