import { isRefusal } from "@comanda/domain/refusal";
import { requireAddStaff } from "@comanda/domain/staff/action-permissions";

import type { AllMessages } from "#language/all-messages.ts";
import type { PendingScope } from "#records/outbox-link.ts";

import { requireDividable, requireShift, requireVoidable, shiftToEnd } from "../end-bill/index.ts";
import { locationOf, openDay, requireSession } from "../order/index.ts";
import {
  billsDetail,
  changeOrder,
  currentBillId,
  floorPlan,
  mergeBill,
  newOrder,
  openBills,
  requireOpenDay,
  serverOnly,
  splitBill,
  startOfDay,
  startOfShift,
  type Entry,
} from "./first-entries.ts";

export type MenuEntry = Entry<AllMessages>;

/** Counting a drawer and ending a day need every sale of this till to be sent. */
const allSalesOfTill = (): PendingScope => "till";

const canAddStaffHere = (): boolean => {
  const session = requireSession();
  const { useLocalServer } = locationOf(session);
  return requireAddStaff(session.user, { usesLocalServer: useLocalServer }) === null;
};

/** In the order of a shift: the most common first, and the destructive ones far from the rest. */
export const menuEntries: readonly MenuEntry[] = [
  newOrder,
  openBills,
  floorPlan,
  changeOrder,
  splitBill,
  mergeBill,
  {
    path: "/discount",
    group: "order",
    label: ({ order }) => order.discount,
    action: "give-discount",
    isAllowable: true,
    guard: requireDividable,
  },
  billsDetail,
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
  startOfDay,
  startOfShift,
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
    isAllowable: true,
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
