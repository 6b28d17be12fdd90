import { afterModal } from "@comanda/domain/bill/modal-mode";
import { useEffect, useState } from "react";
import { Route, Switch, useLocation } from "wouter";

import { networkError, operationFailed, type Failure } from "#api/failure.ts";
import type { Session } from "#api/session.ts";
import { Extra, FaultBoundary } from "#features/fault/index.ts";
import { Frame } from "#features/frame/index.ts";
import { sayFailure } from "#features/notice/index.ts";
import { OrderScreen } from "#features/order-screen/index.ts";
import { putAway, type LoadedBill } from "#features/order/index.ts";
import type { Reference } from "#records/reference.ts";

import { FloorRoutes, useFetchedFloorScreens } from "./floor-routes.tsx";
import { Later, laterScreens, useFetched, useSometime } from "./lazy-screen.tsx";
import { lineRoutes, useFetchedLineScreens } from "./line-routes.tsx";
import { moneyRoutes, useFetchedMoneyScreens } from "./money-routes.tsx";
import { shiftRoutes, useFetchedShiftScreens } from "./shift-routes.tsx";

/** The bill as printed, shown right after an order is sent. */
const billView = laterScreens(() => import("#features/bill-view/index.ts"));
const newOrder = laterScreens(() => import("#features/new-order/index.ts"));
const setUp = laterScreens(() => import("#features/set-up/index.ts"));
const openBills = laterScreens(() => import("#features/open-bills/index.ts"));

/** The outbox stores offline orders from right after the first screen on. */
const outboxLater = laterScreens(() => import("#features/outbox/index.ts"));

/** The question about another till's change of the viewed bill appears over every screen. */
const conflictLater = laterScreens(() => import("#features/order-conflict/index.ts"));

/** The countdown to an automatic log-out appears above every screen. */
const countdownLater = laterScreens(() => import("#features/log-out-later/index.ts"));

/** Prefetched at once: the screens that are most likely next. */
const fetchAfterMs = 100;
const fetched = [newOrder, openBills, billView];

/** The screens for the table, room and guests of an order. */
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

/** The first articles of a new venue. */
function setUpRoute(session: Session, reference: Reference) {
  return (
    <Route path="/set-up">
      <Later screens={setUp}>
        {({ FirstGoodsScreen }) => <FirstGoodsScreen session={session} reference={reference} />}
      </Later>
    </Route>
  );
}

type RoutesProps = { readonly session: Session; readonly reference: Reference };

/** Renders the screen of an address, and over it the bill that is viewed. */
export function Routes({ session, reference }: RoutesProps) {
  useFetched(fetched, fetchAfterMs);
  useFetchedLineScreens();
  useFetchedMoneyScreens();
  useFetchedFloorScreens();
  useFetchedShiftScreens();
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
  return (
    <Frame session={session} strip={<Strip session={session} reference={reference} />}>
      <FaultBoundary part="screen">
        <Switch>
          <Route path="/order">
            <OrderScreen reference={reference} onShowBill={setShown} />
          </Route>
          {headerRoutes}
          {setUpRoute(session, reference)}
          <Route path="/bills-open">
            <Later screens={openBills}>
              {({ OpenBillsScreen }) => (
                <OpenBillsScreen reference={reference} onShowBill={setShown} />
              )}
            </Later>
          </Route>
          {lineRoutes(session, reference)}
          {moneyRoutes({ session, reference, onShowBill: setShown })}
          {shiftRoutes(session, reference)}
          <Route>
            <FloorRoutes session={session} reference={reference} onShowBill={setShown} />
          </Route>
        </Switch>
      </FaultBoundary>
      {shown !== null && (
        <ShownBill
          bill={shown}
          reference={reference}
          onClose={handleClose}
          onLeave={() => setShown(null)}
        />
      )}
    </Frame>
  );
}

/** Messages and questions that appear on every screen. */
function Strip({ session, reference }: RoutesProps) {
  const outbox = useSometime(outboxLater);
  const logOutLater = useSometime(countdownLater);
  const conflict = useSometime(conflictLater);
  return (
    <Extra>
      {logOutLater !== null && <logOutLater.LogOutCountdown session={session} />}
      {outbox !== null && <outbox.Outbox session={session} />}
      {conflict !== null && <conflict.OrderConflict reference={reference} />}
    </Extra>
  );
}

type ShownBillProps = {
  readonly bill: LoadedBill;
  readonly reference: Reference;
  readonly onClose: () => void;
  /** Called when another screen was opened under it. */
  readonly onLeave: () => void;
};

/** The bill as printed. If it cannot be shown, shows the failure and closes. */
function ShownBill({ bill, reference, onClose, onLeave }: ShownBillProps) {
  const { id, mode, date = null } = bill;
  const [path] = useLocation();
  const [screen] = useState(path);
  useEffect(() => {
    if (path === screen) return;
    putAway(id);
    onLeave();
  });
  const closeFor = (failure: Failure) => () => {
    sayFailure(failure);
    onClose();
  };
  return (
    <Extra key={id} onFault={closeFor(operationFailed)}>
      <Later screens={billView} onMissing={closeFor(networkError)}>
        {({ BillDialog }) => (
          <BillDialog id={id} mode={mode} date={date} reference={reference} onClose={onClose} />
        )}
      </Later>
    </Extra>
  );
}
