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
import { Later, laterScreens, useFetched, useSometime } from "./later-screens.tsx";
import { lineRoutes, useFetchedLineScreens } from "./line-routes.tsx";
import { moneyRoutes, useFetchedMoneyScreens } from "./money-routes.tsx";
import { shiftRoutes, useFetchedShiftScreens } from "./shift-routes.tsx";

/** The bill as paper, which shows as soon as an order is sent. */
const billView = laterScreens(() => import("#features/bill-view/index.ts"));
const newOrder = laterScreens(() => import("#features/new-order/index.ts"));
const setUp = laterScreens(() => import("#features/set-up/index.ts"));
const openBills = laterScreens(() => import("#features/open-bills/index.ts"));

/** What the venue cannot be told is kept from right after the first screen on. */
const outboxLater = laterScreens(() => import("#features/outbox/index.ts"));

/** What another till did with the bill at hand is asked about over every screen. */
const conflictLater = laterScreens(() => import("#features/order-conflict/index.ts"));

/** A session that is about to end says so above every screen. */
const countdownLater = laterScreens(() => import("#features/log-out-later/index.ts"));

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

/** What a venue that was just made sells. */
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

/** Which screen an address shows, and over it the bill that is to be seen. */
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

/** What is said and asked on every screen. */
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
  /** Another screen came under it. */
  readonly onLeave: () => void;
};

/** The bill as paper; where it cannot be shown, that is said, and it is as if it had been closed. */
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
