import { Redirect, Route, Switch } from "wouter";

import type { Session } from "#api/session.ts";
import { Allowed } from "#features/frame/index.ts";
import type { LoadedBill } from "#features/order/index.ts";
import type { Reference } from "#records/reference.ts";

import { Later, laterScreens, useFetched } from "./lazy-screen.tsx";

const staffs = laterScreens(() => import("#features/staffs/index.ts"));
const newStaff = laterScreens(() => import("#features/add-staff/index.ts"));
const bills = laterScreens(() => import("#features/bills/index.ts"));
const printer = laterScreens(() => import("#features/usb-printer/index.ts"));
const thisTill = laterScreens(() => import("#features/this-till/index.ts"));
const deliveries = laterScreens(() => import("#features/stock-delivery/index.ts"));

/** Prefetched after the payment screens and before those of shifts. */
const fetchAfterMs = 2000;
const fetched = [staffs, newStaff, bills, deliveries, thisTill];

export function useFetchedFloorScreens(): void {
  useFetched(fetched, fetchAfterMs);
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
        <Later screens={staffs}>{({ StaffsScreen }) => <StaffsScreen list="all" />}</Later>
      </Route>
      <Route path="/staffs-in">
        <Later screens={staffs}>{({ StaffsScreen }) => <StaffsScreen list="in" />}</Later>
      </Route>
      <Route path="/staffs-out">
        <Later screens={staffs}>{({ StaffsScreen }) => <StaffsScreen list="out" />}</Later>
      </Route>
      <Route path="/add-staff">
        <Allowed session={session} action="add-staff">
          <Later screens={newStaff}>{({ AddStaffScreen }) => <AddStaffScreen />}</Later>
        </Allowed>
      </Route>
      <Route path="/bills-detail">
        <Later screens={bills}>
          {({ BillsDetailScreen }) => (
            <BillsDetailScreen reference={reference} onShowBill={onShowBill} />
          )}
        </Later>
      </Route>
      <Route path="/bills-reprint">
        <Allowed session={session} action="reprint-bill">
          <Later screens={bills}>
            {({ ReprintBillScreen }) => (
              <ReprintBillScreen reference={reference} onShowBill={onShowBill} />
            )}
          </Later>
        </Allowed>
      </Route>
      <Route path="/stock-delivery">
        <Allowed session={session} action="update-stock">
          <Later screens={deliveries}>
            {({ StockDeliveryScreen }) => <StockDeliveryScreen reference={reference} />}
          </Later>
        </Allowed>
      </Route>
      <Route path="/printer">
        <Later screens={printer}>{({ PrinterScreen }) => <PrinterScreen />}</Later>
      </Route>
      <Route path="/this-till">
        <Later screens={thisTill}>{({ ThisTillScreen }) => <ThisTillScreen />}</Later>
      </Route>
      <Route>
        <Redirect to="/order" replace />
      </Route>
    </Switch>
  );
}
