import { requireOrder } from "@comanda/domain/bill/order-guards";
import { refuse, type Refusal } from "@comanda/domain/refusal";
import type { Action } from "@comanda/domain/staff/action-permissions";

import type { Messages } from "#language/language.ts";
import type { PendingScope } from "#records/outbox-link.ts";
import { recordStore } from "#records/record-store.ts";
import type { Records } from "@comanda/sync/records/records";

import { requireDividable, requireNewOrder } from "../end-bill/index.ts";
import { openDay, openShift, useCounter, useOrder } from "../order/index.ts";

/** What an entry is about. */
export type ActionGroup = "order" | "bills" | "guests" | "cash" | "people" | "manage";

/** An entry of the menu, whose name is among these words. */
export type Entry<Words> = {
  readonly path: string;
  readonly group: ActionGroup;
  /** The current path, if it depends on the current bill. */
  readonly currentPath?: () => string;
  /** Acts without a screen and returns to the order, if possible; its guard has allowed it. */
  readonly instead?: () => boolean;
  /** Other paths of the same screen. */
  readonly aliases?: readonly string[];
  readonly label: (messages: Words) => string;
  /** Its action in the permission table. */
  readonly action: Action;
  /** Users without the right see it, too: a manager can allow it when it is sent. */
  readonly isAllowable?: true;
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

/** One that the first screen offers, too. */
type FirstEntry = Entry<Messages>;

const requireCurrentOrder = (): Refusal | null => requireOrder(useOrder.getState().bill);

export const currentBillId = (): PendingScope => useOrder.getState().bill?.id ?? null;

export const serverOnly = (): PendingScope => null;

const currentBillIdText = (): string => String(useOrder.getState().bill?.id ?? "");

export const requireOpenDay = (): Refusal | null =>
  openDay() === null ? refuse("start-day") : null;

export const newOrder: FirstEntry = {
  path: "/new-order",
  group: "order",
  label: ({ order }) => order.newOrder,
  action: "open-bill",
  guard: requireNewOrder,
  instead: () => useCounter.getState().counter?.leaveOrder() === true,
};

export const openBills: FirstEntry = {
  path: "/bills-open",
  group: "bills",
  label: ({ order }) => order.openBills,
  action: "list-bills",
};

/** Only venues that have drawn their tables. */
export const floorPlan: FirstEntry = {
  path: "/floor",
  group: "bills",
  label: ({ floor }) => floor.planTitle,
  action: "list-bills",
  isAvailable: () => (recordStore.getState().reference?.floor.tables.length ?? 0) > 0,
};

export const changeOrder: FirstEntry = {
  path: "/change-order",
  group: "order",
  label: ({ order }) => order.changeOrder,
  action: "update-bill",
  guard: requireCurrentOrder,
};

export const splitBill: FirstEntry = {
  path: "/split-bill",
  group: "order",
  currentPath: () => `/split-bill/${currentBillIdText()}`,
  label: ({ money }) => money.split,
  action: "split-bill",
  guard: requireDividable,
  waitsFor: currentBillId,
};

export const mergeBill: FirstEntry = {
  path: "/merge-bill",
  group: "order",
  currentPath: () => `/merge-bill/${currentBillIdText()}`,
  label: ({ money }) => money.merge,
  action: "merge-bill",
  guard: requireDividable,
  waitsFor: currentBillId,
};

export const billsDetail: FirstEntry = {
  path: "/bills-detail",
  group: "bills",
  label: ({ floor }) => floor.billsTitle,
  action: "list-bills",
};

export const startOfDay: FirstEntry = {
  path: "/start-of-day",
  group: "cash",
  label: ({ shifts }) => shifts.startOfDay,
  action: "start-work-day",
  isAvailable: (records) => openDay(records) === null,
  waitsFor: serverOnly,
};

export const startOfShift: FirstEntry = {
  path: "/cash-calc",
  group: "cash",
  label: ({ shifts }) => shifts.startOfShift,
  action: "start-shift",
  guard: requireOpenDay,
  isAvailable: (records) => openShift(records) === null,
  waitsFor: serverOnly,
};

/** The frequent actions, and what has to be started before an order. All others come with later files. */
export const firstEntries: readonly FirstEntry[] = [
  newOrder,
  openBills,
  floorPlan,
  changeOrder,
  splitBill,
  mergeBill,
  billsDetail,
  startOfDay,
  startOfShift,
];
