import { useEffect, useState } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";

import { networkError } from "#api/failure.ts";
import type { Session } from "#api/session.ts";
import { hasHabit } from "#device/habits.ts";
import { FaultBoundary } from "#features/fault/index.ts";
import { Frame, type MenuProps } from "#features/frame/index.ts";
import { Notices, showFailure } from "#features/notice/index.ts";
import { OrderScreen } from "#features/order-screen/index.ts";
import { closeBillView, type LoadedBill } from "#features/order/index.ts";
import type { Reference } from "#records/reference.ts";
import { areBillsSettled, waitForBills } from "#records/wait-for-bills.ts";

import { LazyScreen, createScreenLoader, useLoadedScreens } from "./lazy-screen.tsx";

const laterFile = createScreenLoader(() => import("./later-routes.tsx"));

/** Every other screen, the bill as printed, and what appears above every screen. They may need the lines of any bill. */
const laterScreens: typeof laterFile = {
  now: () => (areBillsSettled() ? laterFile.now() : null),
  fetch: async () => {
    await waitForBills();
    return laterFile.fetch();
  },
};

/** A till that is opened on another screen fetches it beside its records. */
export function useEarlyScreens(): void {
  useEffect(() => {
    if (!["/", "/order"].includes(location.pathname)) void laterFile.fetch();
  }, []);
}

/** Until their file is here, a refusal is only a sentence. */
const noSteps = () => [];

/** Messages and questions. They stand outside the screens, because a sheet bars the screen below it. */
export function AboveScreens({ session }: { readonly session: Session }) {
  const later = useLoadedScreens(laterScreens);
  if (later === null) return <Notices stepsAfter={noSteps} />;
  return <later.AboveScreens session={session} />;
}

type RoutesProps = { readonly session: Session; readonly reference: Reference };

/** Renders the screen of an address, and over it the bill that is viewed. */
export function Routes({ session, reference }: RoutesProps) {
  const later = useLoadedScreens(laterScreens);
  const [path] = useLocation();
  const { shown, show, setShown } = useViewedBill(reference);
  const screen = { session, reference, onShowBill: show };
  const isOverOrder = later?.isSheet(path) === true;
  return (
    <Frame
      session={session}
      strip={later !== null && <later.GlobalNotices session={session} reference={reference} />}
      Menu={Menu}
    >
      <FaultBoundary part="screen">
        <Switch>
          <Route path={isOverOrder ? path : "/order"}>
            <OrderScreen reference={reference} onShowBill={show} parts={later} />
            {isOverOrder && <later.ScreenAtAddress {...screen} />}
          </Route>
          <Route path="/">
            <Redirect to={firstScreen(reference)} replace />
          </Route>
          <Route>
            <LazyScreen screens={laterScreens}>
              {({ ScreenAtAddress, isSheet }) =>
                // A sheet waits for the order below it, or its screen would be made twice.
                isSheet(path) ? null : <ScreenAtAddress {...screen} />
              }
            </LazyScreen>
          </Route>
        </Switch>
      </FaultBoundary>
      {shown !== null && (
        <LazyScreen screens={laterScreens} onMissing={() => closeMissing(() => setShown(null))}>
          {({ ViewedBill }) => <ViewedBill bill={shown} reference={reference} onShow={setShown} />}
        </LazyScreen>
      )}
      {later !== null && <later.ScreenPrefetch />}
    </Frame>
  );
}

/** On a device that says so, and where there are tables, it is the floor. */
function firstScreen({ floor }: Reference): string {
  return hasHabit("floor-first") && floor.tables.length > 0 ? "/floor" : "/order";
}

/** The bill that is viewed over the screens. */
function useViewedBill(reference: Reference) {
  const [shown, setShown] = useState<LoadedBill | null>(null);
  const [, navigate] = useLocation();
  /** An order that was sent or paid needs only a word, unless the user asks for more. */
  const show = (bill: LoadedBill) => {
    const announce = (later: ReturnType<typeof laterScreens.now>) => {
      const isSaid = later?.announceBill(bill, {
        moneyFormat: reference.moneyFormat,
        onShow: setShown,
        onPay: () => navigate("/pay"),
      });
      if (isSaid === true) closeBillView(bill.id);
      else setShown(bill);
    };
    const later = laterScreens.now();
    if (later === null) void laterScreens.fetch().then(announce);
    else announce(later);
  };
  return { shown, show, setShown };
}

/** All actions. If their file cannot be loaded, shows the failure and closes. */
function Menu({ session, onClose }: MenuProps) {
  return (
    <LazyScreen screens={laterScreens} onMissing={() => closeMissing(onClose)}>
      {({ ActionMenu }) => <ActionMenu session={session} onClose={onClose} />}
    </LazyScreen>
  );
}

function closeMissing(close: () => void): void {
  showFailure(networkError);
  close();
}
