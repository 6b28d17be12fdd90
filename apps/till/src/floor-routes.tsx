import { Redirect, Route, Switch } from "wouter";

import type { Session } from "#api/session.ts";
import { PermissionGate } from "#features/frame/index.ts";
import type { LoadedBill } from "#features/order/index.ts";
import type { Reference } from "#records/reference.ts";

import { LazyScreen, createScreenLoader, usePrefetch } from "./lazy-screen.tsx";

const staffScreens = createScreenLoader(() => import("#features/staffs/index.ts"));
const newStaffScreens = createScreenLoader(() => import("#features/add-staff/index.ts"));
const billScreens = createScreenLoader(() => import("#features/bills/index.ts"));
const printerScreens = createScreenLoader(() => import("#features/usb-printer/index.ts"));
const deviceScreens = createScreenLoader(() => import("#features/this-till/index.ts"));
const deliveryScreens = createScreenLoader(() => import("#features/stock-delivery/index.ts"));

/** Prefetched after the payment screens and before those of shifts. */
const prefetchAfterMs = 2000;
const prefetchedScreens = [
  staffScreens,
  newStaffScreens,
  billScreens,
  deliveryScreens,
  deviceScreens,
];

export function usePrefetchedFloorScreens(): void {
  usePrefetch(prefetchedScreens, prefetchAfterMs);
}

type FloorRoutesProps = {
  readonly session: Session;
  readonly reference: Reference;
  readonly onShowBill: (bill: LoadedBill) => void;
};

/** The screens for staff, bills and stock, each loaded when first opened. Any other address shows the order. */
export function FloorRoutes({ session, reference, onShowBill }: FloorRoutesProps) {
  return (
    <Switch>
      <Route path="/staffs">
        <StaffList list="all" />
      </Route>
      <Route path="/staffs-in">
        <StaffList list="in" />
      </Route>
      <Route path="/staffs-out">
        <StaffList list="out" />
      </Route>
      <Route path="/add-staff">
        <PermissionGate session={session} action="add-staff">
          <LazyScreen screens={newStaffScreens}>
            {({ AddStaffScreen }) => <AddStaffScreen />}
          </LazyScreen>
        </PermissionGate>
      </Route>
      <Route path="/bills-detail">
        <LazyScreen screens={billScreens}>
          {({ BillsDetailScreen }) => (
            <BillsDetailScreen reference={reference} onShowBill={onShowBill} />
          )}
        </LazyScreen>
      </Route>
      <Route path="/bills-reprint">
        <PermissionGate session={session} action="reprint-bill">
          <LazyScreen screens={billScreens}>
            {({ ReprintBillScreen }) => (
              <ReprintBillScreen reference={reference} onShowBill={onShowBill} />
            )}
          </LazyScreen>
        </PermissionGate>
      </Route>
      <Route path="/stock-delivery">
        <PermissionGate session={session} action="update-stock">
          <LazyScreen screens={deliveryScreens}>
            {({ StockDeliveryScreen }) => <StockDeliveryScreen reference={reference} />}
          </LazyScreen>
        </PermissionGate>
      </Route>
      <Route path="/printer">
        <LazyScreen screens={printerScreens}>{({ PrinterScreen }) => <PrinterScreen />}</LazyScreen>
      </Route>
      <Route path="/this-till">
        <LazyScreen screens={deviceScreens}>
          {({ ThisTillScreen }) => <ThisTillScreen />}
        </LazyScreen>
      </Route>
      <Route>
        <Redirect to="/order" replace />
      </Route>
    </Switch>
  );
}

function StaffList({ list }: { readonly list: "all" | "in" | "out" }) {
  return (
    <LazyScreen screens={staffScreens}>
      {({ StaffsScreen }) => <StaffsScreen list={list} />}
    </LazyScreen>
  );
}
