export { assignTypedStaff } from "./assign-typed-staff.ts";
export { articleForCommission, commissionFor } from "./article-for-commission.ts";
export {
  confirmPriceChanges,
  removeChangedLine,
  cancelPriceQuestion,
} from "./answer-price-question.ts";
export { chooseServer } from "./choose-server.ts";
export { useCounter } from "./counter-link.ts";
export { changeHead } from "./change-head.ts";
export { changeOrder, newLineKey, replaceMovedOrder, replaceOrder } from "./change-order.ts";
export { creditArticle, creditLine, toggleCrediting } from "./credit-line.ts";
export { removeLast, removeUndoably } from "./remove-last.ts";
export { findBillOnOtherDays, type OtherDayBill } from "./find-bill-on-other-days.ts";
export { syncCurrentBill } from "./sync-current-bill.ts";
export {
  customerTypeOf,
  locationOf,
  requireReference,
  requireSession,
  saleMoment,
  shownNumber,
  staffOfLocation,
  currentWholeSecond,
  zoneOf,
} from "./sale-context.ts";
export { shownNumberOf } from "./shown-number-of.ts";
export { hasStoredOrder, persistOrder } from "./persist-order.ts";
export { containsNoOrder, serializeOrder, type StoredOrder } from "./stored-order.ts";
export { parseStoredOrder } from "./parse-stored-order.ts";
export { findServerBill } from "./server-bill.ts";
export { requireBillForCustomer } from "./require-bill-for-customer.ts";
export { requireLevelled, requireNotable, requireTimer, selectedLine } from "./line-guards.ts";
export { requireReasonable } from "./require-reasonable.ts";
export { divideUnsent, type UnsentItems } from "./divide-unsent.ts";
export { moveUnsentTo, moveUnsentToNew, unsentOn } from "./move-unsent.ts";
export { loadBill, loadBillByNumber, type LoadedBill } from "./load-bill.ts";
export { openBillAt, openBills } from "./open-bills.ts";
export {
  chooseSeat,
  openedLine,
  openLine,
  resetOrder,
  selectLine,
  typeOnPad,
  useOrder,
  type OrderState,
} from "./order-store.ts";
export {
  addPressed,
  pathAfterPress,
  pressArticle,
  seatsOfNext,
  type AfterPress,
} from "./press-article.ts";
export { itemForMixers, mixersOf, pressMixer } from "./press-mixer.ts";
export { repriceUnsent } from "./reprice-unsent.ts";
export { asideStoragePrefix, orderStorageKey, storeOrderAside } from "./store-order-aside.ts";
export { closeBillView } from "./close-bill-view.ts";
export { findStoredBill, pricingContextFor, restoreOrder } from "./restore-order.ts";
export { repeatLastRound } from "./repeat-last-round.ts";
export { showStaffRefusal } from "./show-staff-refusal.ts";
export { sendOrder } from "./send-order.ts";
export { reportPresence } from "./report-presence.ts";
export { openDay, openShift } from "./working-hours.ts";
export { currentWorkDate } from "./current-work-date.ts";
