import { afterModal } from "@comanda/domain/bill/modal-mode";
import { useState } from "react";
import { Route, Switch, useLocation } from "wouter";

import { networkError } from "#api/failure.ts";
import type { Session } from "#api/session.ts";
import { Frame } from "#features/frame/index.ts";
import { sayFailure } from "#features/notice/index.ts";
import { OrderScreen } from "#features/order-screen/index.ts";
import { putAway, type LoadedBill } from "#features/order/index.ts";
import type { Reference } from "#records/reference.ts";

import { FloorRoutes, useFetchedFloorScreens } from "./floor-routes.tsx";
import { Later, laterScreens, useFetched, useSometime } from "./later-screens.tsx";
import { lineRoutes, useFetchedLineScreens } from "./line-routes.tsx";
import { moneyRoutes, useFetchedMoneyScreens } from "./money-routes.tsx";
import { shiftRoutes, useFetchedShiftScreens } from "./shift-routes.tsx";

/** The bill as paper, which shows as soon as an order is sent. */
const billView = laterScreens(() => import("#features/bill-view/index.ts"));
const newOrder = laterScreens(() => import("#features/new-order/index.ts"));
const openBills = laterScreens(() => import("#features/open-bills/index.ts"));

/** What the venue cannot be told is kept from right after the first screen on. */
const outboxLater = laterScreens(() => import("#features/outbox/index.ts"));

/** The very next thing that a hand may want. */
const fetchAfterMs = 100;
const fetched = [newOrder, openBills, billView];

/** Where and for whom an order is. */
const headerRoutes = (
  <>
    <Route path="/new-order">
      <Later screens={newOrder}>{({ NewOrderScreen }) => <NewOrderScreen />}</Later>
    </Route>
    <Route path="/change-order">
      <Later screens={newOrder}>{({ ChangeOrderScreen }) => <ChangeOrderScreen />}</Later>
    </Route>
  </>
);

type RoutesProps = { readonly session: Session; readonly reference: Reference };

/** Which screen an address shows, and over it the bill that is to be seen. */
export function Routes({ session, reference }: RoutesProps) {
  useFetched(fetched, fetchAfterMs);
  useFetchedLineScreens();
  useFetchedMoneyScreens();
  useFetchedFloorScreens();
  useFetchedShiftScreens();
  const outbox = useSometime(outboxLater);
  const [shown, setShown] = useState<LoadedBill | null>(null);
  const [, navigate] = useLocation();
  const handleClose = () => {
    if (shown === null) return;
    const { next } = afterModal(shown.mode, shown.second === undefined);
    if (next === "order") navigate("/order");
    putAway(shown.id);
    const isSecondNext = next === "second-bill" && shown.second !== undefined;
    setShown(isSecondNext ? { id: shown.second, mode: shown.mode } : null);
  };
  const handleMissingBill = () => {
    sayFailure(networkError);
    handleClose();
  };
  return (
    <Frame session={session} strip={outbox !== null && <outbox.Outbox session={session} />}>
      <Switch>
        <Route path="/order">
          <OrderScreen reference={reference} onShowBill={setShown} />
        </Route>
        {headerRoutes}
        <Route path="/bills-open">
          <Later screens={openBills}>
            {({ OpenBillsScreen }) => <OpenBillsScreen reference={reference} />}
          </Later>
        </Route>
        {lineRoutes(session, reference)}
        {moneyRoutes({ session, reference, onShowBill: setShown })}
        {shiftRoutes(session, reference)}
        <Route>
          <FloorRoutes session={session} reference={reference} onShowBill={setShown} />
        </Route>
      </Switch>
      {shown !== null && (
        <Later screens={billView} onMissing={handleMissingBill}>
          {({ BillDialog }) => (
            <BillDialog
              key={shown.id}
              id={shown.id}
              mode={shown.mode}
              reference={reference}
              onClose={handleClose}
            />
          )}
        </Later>
      )}
    </Frame>
  );
}
