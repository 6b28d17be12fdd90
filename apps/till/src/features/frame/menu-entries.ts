import { requireOrder } from "@comanda/domain/bill/order-guards";
import { isRefusal, refuse, type Refusal } from "@comanda/domain/refusal";
import { requireAddStaff, type Action } from "@comanda/domain/staff/action-permissions";

import type { Messages } from "#language/language.ts";

import type { PendingScope } from "#records/outbox-link.ts";
import type { Records } from "@comanda/sync/records/records";

import {
  requireDividable,
  requireNewOrder,
  requireShift,
  requireVoidable,
  shiftToEnd,
} from "../end-bill/index.ts";
import {
  locationOf,
  openDay,
  openShift,
  requireSession,
  useCounter,
  useOrder,
} from "../order/index.ts";

/** What an entry is about. */
export type ActionGroup = "order" | "bills" | "guests" | "cash" | "people" | "manage";

export type MenuEntry = {
  readonly path: string;
  readonly group: ActionGroup;
  /** The current path, if it depends on the current bill. */
  readonly currentPath?: () => string;
  /** Acts without a screen and returns to the order, if possible; its guard has allowed it. */
  readonly instead?: () => boolean;
  /** Other paths of the same screen. */
  readonly aliases?: readonly string[];
  readonly label: (messages: Messages) => string;
  /** Its action in the permission table. */
  readonly action: Action;
  /** The rule that may refuse it now. */
  readonly guard?: () => Refusal | null;
  /** What must reach the server before this can be done; entries without it work offline. */
  readonly waitsFor?: () => PendingScope;
  /**
   * Whether the entry applies now: of two opposite actions only one is shown, and some are not available at every
   * location.
   */
  readonly isAvailable?: (records: Records) => boolean;
};

const requireCurrentOrder = (): Refusal | null => requireOrder(useOrder.getState().bill);

const currentBillId = (): PendingScope => useOrder.getState().bill?.id ?? null;

const serverOnly = (): PendingScope => null;

/** Counting a drawer and ending a day need every sale of this till to be sent. */
const allSalesOfTill = (): PendingScope => "till";

const currentBillIdText = (): string => String(useOrder.getState().bill?.id ?? "");

const canAddStaffHere = (): boolean => {
  const session = requireSession();
  const { useLocalServer } = locationOf(session);
  return requireAddStaff(session.user, { usesLocalServer: useLocalServer }) === null;
};

const requireOpenDay = (): Refusal | null => (openDay() === null ? refuse("start-day") : null);

/** In the order of a shift: the most common first, and the destructive ones far from the rest. */
export const menuEntries: readonly MenuEntry[] = [
  {
    path: "/new-order",
    group: "order",
    label: ({ order }) => order.newOrder,
    action: "open-bill",
    guard: requireNewOrder,
    instead: () => useCounter.getState().counter?.leaveOrder() === true,
  },
  {
    path: "/bills-open",
    group: "bills",
    label: ({ order }) => order.openBills,
    action: "list-bills",
  },
  {
    path: "/change-order",
    group: "order",
    label: ({ order }) => order.changeOrder,
    action: "update-bill",
    guard: requireCurrentOrder,
  },
  {
    path: "/split-bill",
    group: "order",
    currentPath: () => `/split-bill/${currentBillIdText()}`,
    label: ({ money }) => money.split,
    action: "split-bill",
    guard: requireDividable,
    waitsFor: currentBillId,
  },
  {
    path: "/merge-bill",
    group: "order",
    currentPath: () => `/merge-bill/${currentBillIdText()}`,
    label: ({ money }) => money.merge,
    action: "merge-bill",
    guard: requireDividable,
    waitsFor: currentBillId,
  },
  {
    path: "/bills-detail",
    group: "bills",
    label: ({ floor }) => floor.billsTitle,
    action: "list-bills",
  },
  {
    path: "/papers",
    group: "bills",
    label: ({ papers }) => papers.title,
    action: "list-print-jobs",
    waitsFor: serverOnly,
  },
  {
    path: "/bills-reprint",
    group: "bills",
    label: ({ floor }) => floor.reprintTitle,
    action: "reprint-bill",
    waitsFor: serverOnly,
  },
  {
    path: "/staffs",
    group: "people",
    label: ({ floor }) => floor.allStaffs,
    action: "list-staff",
  },
  // Staff who are signed out can be signed in here, and the other way round.
  {
    path: "/staffs-out",
    group: "people",
    label: ({ floor }) => floor.signIn,
    action: "sign-staff-in",
  },
  {
    path: "/staffs-in",
    group: "people",
    label: ({ floor }) => floor.signOut,
    action: "sign-staff-out",
  },
  {
    path: "/add-staff",
    group: "people",
    label: ({ floor }) => floor.addStaff,
    action: "add-staff",
    isAvailable: canAddStaffHere,
    waitsFor: serverOnly,
  },
  {
    path: "/stock-delivery",
    group: "manage",
    label: ({ floor }) => floor.stockDelivery,
    action: "update-stock",
    waitsFor: serverOnly,
  },
  {
    path: "/swipe-card",
    group: "guests",
    label: ({ customers }) => customers.swipeCard,
    action: "search-customers",
  },
  {
    path: "/add-customer",
    group: "guests",
    label: ({ customers }) => customers.addCustomer,
    action: "add-customer",
    waitsFor: serverOnly,
  },
  {
    path: "/do-payment",
    group: "cash",
    label: ({ money }) => money.doPayment,
    action: "add-payment",
    guard: requireShift,
    waitsFor: serverOnly,
  },
  {
    path: "/pay-commission",
    group: "cash",
    label: ({ money }) => money.payCommission,
    action: "pay-commission",
    guard: requireShift,
    waitsFor: serverOnly,
  },
  {
    path: "/start-of-day",
    group: "cash",
    label: ({ shifts }) => shifts.startOfDay,
    action: "start-work-day",
    isAvailable: (records) => openDay(records) === null,
    waitsFor: serverOnly,
  },
  {
    path: "/cash-calc",
    group: "cash",
    label: ({ shifts }) => shifts.startOfShift,
    action: "start-shift",
    guard: requireOpenDay,
    isAvailable: (records) => openShift(records) === null,
    waitsFor: serverOnly,
  },
  {
    path: "/cash-calc",
    group: "cash",
    aliases: ["/shift-report"],
    label: ({ shifts }) => shifts.endOfShift,
    action: "end-shift",
    isAvailable: () => !isRefusal(shiftToEnd()),
    waitsFor: allSalesOfTill,
  },
  {
    path: "/cash-calc/close",
    group: "cash",
    label: ({ shifts }) => shifts.cashCalc,
    action: "count-cash",
  },
  {
    path: "/print-article-workday",
    group: "bills",
    label: ({ shifts }) => shifts.printArticles,
    action: "print-articles",
    guard: requireOpenDay,
    waitsFor: serverOnly,
  },
  {
    path: "/reports",
    group: "manage",
    label: ({ shifts }) => shifts.reports,
    action: "list-reports",
    waitsFor: serverOnly,
  },
  {
    path: "/end-of-month",
    group: "manage",
    label: ({ shifts }) => shifts.endOfMonth,
    action: "read-month-report",
    waitsFor: serverOnly,
  },
  {
    path: "/end-of-day",
    group: "cash",
    label: ({ shifts }) => shifts.endOfDay,
    action: "end-work-day",
    isAvailable: (records) => openDay(records) !== null,
    waitsFor: allSalesOfTill,
  },
  // Every device has its own printer and settings, independent of the user.
  {
    path: "/printer",
    group: "manage",
    label: ({ devices }) => devices.printer,
    action: "list-settings",
  },
  {
    path: "/this-till",
    group: "manage",
    label: ({ devices }) => devices.thisTill,
    action: "list-settings",
  },
  {
    path: "/void-bill",
    group: "order",
    label: ({ money }) => money.voidBill,
    action: "void-bill",
    guard: requireVoidable,
    waitsFor: currentBillId,
  },
  {
    path: "/office",
    group: "manage",
    label: ({ order }) => order.office,
    action: "open-office",
  },
];
