import * as newOrder from "#features/new-order/index.ts";
import * as openBills from "#features/open-bills/index.ts";

import { createScreenLoader, usePrefetch, type ScreenLoader } from "./lazy-screen.tsx";

/** The most likely screens come with this file: nothing more is fetched. */
function loaded<Screens>(screens: Screens): ScreenLoader<Screens> {
  return { now: () => screens, fetch: () => Promise.resolve(screens) };
}

export const newOrderScreens = loaded(newOrder);
export const openBillScreens = loaded(openBills);
export const setUpScreens = createScreenLoader(() => import("#features/set-up/index.ts"));
export const lineScreens = createScreenLoader(() => import("#features/lines/index.ts"));
export const customerScreens = createScreenLoader(() => import("#features/customers/index.ts"));
export const payScreens = createScreenLoader(() => import("#features/pay/index.ts"));
export const voidScreens = createScreenLoader(() => import("#features/void-bill/index.ts"));
export const splitScreens = createScreenLoader(() => import("#features/split-bill/index.ts"));
export const mergeScreens = createScreenLoader(() => import("#features/merge-bill/index.ts"));
export const paymentScreens = createScreenLoader(() => import("#features/do-payment/index.ts"));
export const commissionScreens = createScreenLoader(
  () => import("#features/pay-commission/index.ts"),
);
export const staffScreens = createScreenLoader(() => import("#features/staffs/index.ts"));
export const newStaffScreens = createScreenLoader(() => import("#features/add-staff/index.ts"));
export const billScreens = createScreenLoader(() => import("#features/bills/index.ts"));
export const deliveryScreens = createScreenLoader(
  () => import("#features/stock-delivery/index.ts"),
);
export const printerScreens = createScreenLoader(() => import("#features/usb-printer/index.ts"));
export const deviceScreens = createScreenLoader(() => import("#features/this-till/index.ts"));
export const shiftScreens = createScreenLoader(() => import("#features/shifts/index.ts"));
export const dayScreens = createScreenLoader(() => import("#features/days/index.ts"));
export const reportScreens = createScreenLoader(() => import("#features/reports/index.ts"));
export const paperScreens = createScreenLoader(() => import("#features/papers-screen/index.ts"));

/** The next step of an order is often a note or a customer. */
const forOrders = [lineScreens, customerScreens];
/** Guests who want to pay should not wait. */
const forMoney = [
  payScreens,
  voidScreens,
  splitScreens,
  mergeScreens,
  paymentScreens,
  commissionScreens,
];
const forFloor = [staffScreens, newStaffScreens, billScreens, deliveryScreens, deviceScreens];
const forShifts = [shiftScreens, dayScreens, reportScreens];

/** The last ones still come early enough that a new release has not replaced the files on the server. */
export function usePrefetchedScreens(): void {
  usePrefetch(forOrders, 1000);
  usePrefetch(forMoney, 1500);
  usePrefetch(forFloor, 2000);
  usePrefetch(forShifts, 3000);
}
