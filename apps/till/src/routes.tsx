import { modalFollowUp } from "@comanda/domain/bill/modal-mode";
import { useEffect, useState } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";

import { networkError, operationFailed, type Failure } from "#api/failure.ts";
import type { Session } from "#api/session.ts";
import { OptionalPart, FaultBoundary } from "#features/fault/index.ts";
import { Frame, type MenuProps } from "#features/frame/index.ts";
import { showFailure } from "#features/notice/index.ts";
import { OrderScreen } from "#features/order-screen/index.ts";
import { closeBillView, type LoadedBill } from "#features/order/index.ts";
import type { Reference } from "#records/reference.ts";

import { LazyScreen, createScreenLoader, useLoadedScreens } from "./lazy-screen.tsx";

/** Every other screen, the bill as printed, and what appears above every screen. */
const laterScreens = createScreenLoader(() => import("./later-routes.tsx"));

/** A till that is opened on another screen fetches it beside its records. */
export function useEarlyScreens(): void {
  useEffect(() => {
    if (!["/", "/order"].includes(location.pathname)) void laterScreens.fetch();
  }, []);
}

type RoutesProps = { readonly session: Session; readonly reference: Reference };

/** Renders the screen of an address, and over it the bill that is viewed. */
export function Routes({ session, reference }: RoutesProps) {
  const later = useLoadedScreens(laterScreens);
  const { shown, show, close, leave } = useViewedBill(reference);
  return (
    <Frame
      session={session}
      strip={later !== null && <later.GlobalNotices session={session} reference={reference} />}
      Menu={Menu}
    >
      <FaultBoundary part="screen">
        <Switch>
          <Route path="/order">
            <OrderScreen reference={reference} onShowBill={show} parts={later} />
          </Route>
          <Route path="/">
            <Redirect to="/order" replace />
          </Route>
          <Route>
            <LazyScreen screens={laterScreens}>
              {({ ScreenAtAddress }) => (
                <ScreenAtAddress session={session} reference={reference} onShowBill={show} />
              )}
            </LazyScreen>
          </Route>
        </Switch>
      </FaultBoundary>
      {shown !== null && (
        <ViewedBill bill={shown} reference={reference} onClose={close} onLeave={leave} />
      )}
      {later !== null && <later.ScreenPrefetch />}
    </Frame>
  );
}

/** The bill that is viewed over the screens. */
function useViewedBill(reference: Reference) {
  const [shown, setShown] = useState<LoadedBill | null>(null);
  const [, navigate] = useLocation();
  /** An order that was sent or paid needs only a word, unless the user asks for more. */
  const show = (bill: LoadedBill) => {
    const isSaid = laterScreens.now()?.announceBill(bill, {
      moneyFormat: reference.moneyFormat,
      onShow: setShown,
      onPay: () => navigate("/pay"),
    });
    if (isSaid === true) closeBillView(bill.id);
    else setShown(bill);
  };
  const close = () => {
    if (shown === null) return;
    const { next } = modalFollowUp(shown.mode, shown.second === undefined);
    if (next === "order") navigate("/order");
    closeBillView(shown.id);
    const isSecondNext = next === "second-bill" && shown.second !== undefined;
    setShown(isSecondNext ? { id: shown.second, mode: shown.mode } : null);
  };
  return { shown, show, close, leave: () => setShown(null) };
}

/** All actions. If their file cannot be loaded, shows the failure and closes. */
function Menu({ session, onClose }: MenuProps) {
  const handleMissing = () => {
    showFailure(networkError);
    onClose();
  };
  return (
    <LazyScreen screens={laterScreens} onMissing={handleMissing}>
      {({ ActionMenu }) => <ActionMenu session={session} onClose={onClose} />}
    </LazyScreen>
  );
}

type ViewedBillProps = {
  readonly bill: LoadedBill;
  readonly reference: Reference;
  readonly onClose: () => void;
  /** Called when another screen was opened under it. */
  readonly onLeave: () => void;
};

/** The bill as printed. If it cannot be shown, shows the failure and closes. */
function ViewedBill({ bill, reference, onClose, onLeave }: ViewedBillProps) {
  const { id, mode, date = null } = bill;
  const [path] = useLocation();
  const [screen] = useState(path);
  useEffect(() => {
    if (path === screen) return;
    closeBillView(id);
    onLeave();
  });
  const closeFor = (failure: Failure) => () => {
    showFailure(failure);
    onClose();
  };
  return (
    <OptionalPart key={id} onFault={closeFor(operationFailed)}>
      <LazyScreen screens={laterScreens} onMissing={closeFor(networkError)}>
        {({ BillDialog }) => (
          <BillDialog id={id} mode={mode} date={date} reference={reference} onClose={onClose} />
        )}
      </LazyScreen>
    </OptionalPart>
  );
}
