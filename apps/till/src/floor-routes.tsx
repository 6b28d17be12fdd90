import { lazy, Suspense } from "react";
import { Redirect, Route, Switch } from "wouter";

import type { Session } from "#api/session.ts";
import { Allowed } from "#features/frame/index.ts";
import type { LoadedBill } from "#features/order/index.ts";
import { useMessages } from "#language/use-language.ts";
import type { Reference } from "#records/reference.ts";
import { Waiting } from "#ui/waiting.tsx";

const StaffsScreen = lazy(async () => ({
  default: (await import("#features/staffs/index.ts")).StaffsScreen,
}));
const AddStaffScreen = lazy(async () => ({
  default: (await import("#features/add-staff/index.ts")).AddStaffScreen,
}));
const BillsDetailScreen = lazy(async () => ({
  default: (await import("#features/bills/index.ts")).BillsDetailScreen,
}));
const ReprintBillScreen = lazy(async () => ({
  default: (await import("#features/bills/index.ts")).ReprintBillScreen,
}));
const StockDeliveryScreen = lazy(async () => ({
  default: (await import("#features/stock-delivery/index.ts")).StockDeliveryScreen,
}));

type FloorRoutesProps = {
  readonly session: Session;
  readonly reference: Reference;
  readonly onShowBill: (bill: LoadedBill) => void;
};

/** The screens for staff, bills and stock, each loaded when it is first opened; any other address is the order. */
export function FloorRoutes({ session, reference, onShowBill }: FloorRoutesProps) {
  const { openingScreen } = useMessages().floor;
  return (
    <Suspense fallback={<Waiting>{openingScreen}</Waiting>}>
      <Switch>
        <Route path="/staffs">
          <StaffsScreen list="all" />
        </Route>
        <Route path="/staffs-in">
          <StaffsScreen list="in" />
        </Route>
        <Route path="/staffs-out">
          <StaffsScreen list="out" />
        </Route>
        <Route path="/add-staff">
          <Allowed session={session} action="add-staff">
            <AddStaffScreen />
          </Allowed>
        </Route>
        <Route path="/bills-detail">
          <BillsDetailScreen reference={reference} onShowBill={onShowBill} />
        </Route>
        <Route path="/bills-reprint">
          <Allowed session={session} action="reprint-bill">
            <ReprintBillScreen reference={reference} onShowBill={onShowBill} />
          </Allowed>
        </Route>
        <Route path="/stock-delivery">
          <Allowed session={session} action="update-stock">
            <StockDeliveryScreen reference={reference} />
          </Allowed>
        </Route>
        <Route>
          <Redirect to="/order" replace />
        </Route>
      </Switch>
    </Suspense>
  );
}
