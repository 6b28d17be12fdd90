import type { ReactElement } from "react";
import { Route } from "wouter";

import type { Session } from "#api/session.ts";
import { PermissionGate } from "#features/frame/index.ts";
import type { LoadedBill } from "#features/order/index.ts";
import type { Reference } from "#records/reference.ts";

import { LazyScreen, createScreenLoader, usePrefetch } from "./lazy-screen.tsx";

const payScreens = createScreenLoader(() => import("#features/pay/index.ts"));
const voidScreens = createScreenLoader(() => import("#features/void-bill/index.ts"));
const splitScreens = createScreenLoader(() => import("#features/split-bill/index.ts"));
const mergeScreens = createScreenLoader(() => import("#features/merge-bill/index.ts"));
const paymentScreens = createScreenLoader(() => import("#features/do-payment/index.ts"));
const commissionScreens = createScreenLoader(() => import("#features/pay-commission/index.ts"));

/** Prefetched right after the line screens: guests who want to pay should not wait. */
const prefetchAfterMs = 1500;
const prefetchedScreens = [
  payScreens,
  voidScreens,
  splitScreens,
  mergeScreens,
  paymentScreens,
  commissionScreens,
];

export function usePrefetchedMoneyScreens(): void {
  usePrefetch(prefetchedScreens, prefetchAfterMs);
}

type MoneyRoutesProps = {
  readonly session: Session;
  readonly reference: Reference;
  readonly onShowBill: (bill: LoadedBill) => void;
};

/** The screens for payment, splitting, merging, voiding and the cash drawer. */
export function moneyRoutes(props: MoneyRoutesProps): ReactElement {
  return (
    <>
      {payRoutes(props)}
      {divideRoutes(props)}
      {drawerRoutes(props)}
    </>
  );
}

function payRoutes({ session, reference, onShowBill }: MoneyRoutesProps): ReactElement {
  return (
    <>
      <Route path="/pay-cash">
        <PermissionGate session={session} action="pay-cash">
          <LazyScreen screens={payScreens}>
            {({ PayCashScreen }) => <PayCashScreen reference={reference} onShowBill={onShowBill} />}
          </LazyScreen>
        </PermissionGate>
      </Route>
      <Route path="/pay">
        <PermissionGate session={session} action="pay-bill">
          <LazyScreen screens={payScreens}>
            {({ PayScreen }) => <PayScreen reference={reference} onShowBill={onShowBill} />}
          </LazyScreen>
        </PermissionGate>
      </Route>
      <Route path="/void-bill">
        <PermissionGate session={session} action="void-bill">
          <LazyScreen screens={voidScreens}>
            {({ VoidBillScreen }) => <VoidBillScreen onShowBill={onShowBill} />}
          </LazyScreen>
        </PermissionGate>
      </Route>
    </>
  );
}

function divideRoutes({ session, reference, onShowBill }: MoneyRoutesProps): ReactElement {
  return (
    <>
      <Route path="/split-bill/:origin">
        {({ origin }) => (
          <PermissionGate session={session} action="split-bill">
            <LazyScreen screens={splitScreens}>
              {({ SplitBillScreen }) => (
                <SplitBillScreen origin={origin} reference={reference} onShowBill={onShowBill} />
              )}
            </LazyScreen>
          </PermissionGate>
        )}
      </Route>
      <Route path="/merge-bill/:first">
        {({ first }) => (
          <PermissionGate session={session} action="merge-bill">
            <LazyScreen screens={mergeScreens}>
              {({ MergeBillScreen }) => (
                <MergeBillScreen first={first} reference={reference} onShowBill={onShowBill} />
              )}
            </LazyScreen>
          </PermissionGate>
        )}
      </Route>
    </>
  );
}

function drawerRoutes({ session, reference }: MoneyRoutesProps): ReactElement {
  return (
    <>
      <Route path="/do-payment">
        <PermissionGate session={session} action="add-payment">
          <LazyScreen screens={paymentScreens}>
            {({ DoPaymentScreen }) => <DoPaymentScreen reference={reference} />}
          </LazyScreen>
        </PermissionGate>
      </Route>
      <Route path="/pay-commission">
        <PermissionGate session={session} action="pay-commission">
          <LazyScreen screens={commissionScreens}>
            {({ PayCommissionScreen }) => <PayCommissionScreen reference={reference} />}
          </LazyScreen>
        </PermissionGate>
      </Route>
    </>
  );
}
