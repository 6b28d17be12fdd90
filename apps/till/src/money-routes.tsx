import type { ReactElement } from "react";
import { Route } from "wouter";

import type { Session } from "#api/session.ts";
import { Allowed } from "#features/frame/index.ts";
import type { LoadedBill } from "#features/order/index.ts";
import type { Reference } from "#records/reference.ts";

import { Later, laterScreens, useFetched } from "./lazy-screen.tsx";

const pay = laterScreens(() => import("#features/pay/index.ts"));
const voiding = laterScreens(() => import("#features/void-bill/index.ts"));
const split = laterScreens(() => import("#features/split-bill/index.ts"));
const merge = laterScreens(() => import("#features/merge-bill/index.ts"));
const payments = laterScreens(() => import("#features/do-payment/index.ts"));
const commissions = laterScreens(() => import("#features/pay-commission/index.ts"));

/** Prefetched right after the line screens: guests who want to pay should not wait. */
const fetchAfterMs = 1500;
const fetched = [pay, voiding, split, merge, payments, commissions];

export function useFetchedMoneyScreens(): void {
  useFetched(fetched, fetchAfterMs);
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
        <Allowed session={session} action="pay-cash">
          <Later screens={pay}>
            {({ PayCashScreen }) => <PayCashScreen reference={reference} onShowBill={onShowBill} />}
          </Later>
        </Allowed>
      </Route>
      <Route path="/pay">
        <Allowed session={session} action="pay-bill">
          <Later screens={pay}>
            {({ PayScreen }) => <PayScreen reference={reference} onShowBill={onShowBill} />}
          </Later>
        </Allowed>
      </Route>
      <Route path="/void-bill">
        <Allowed session={session} action="void-bill">
          <Later screens={voiding}>
            {({ VoidBillScreen }) => <VoidBillScreen onShowBill={onShowBill} />}
          </Later>
        </Allowed>
      </Route>
    </>
  );
}

function divideRoutes({ session, reference, onShowBill }: MoneyRoutesProps): ReactElement {
  return (
    <>
      <Route path="/split-bill/:origin">
        {({ origin }) => (
          <Allowed session={session} action="split-bill">
            <Later screens={split}>
              {({ SplitBillScreen }) => (
                <SplitBillScreen origin={origin} reference={reference} onShowBill={onShowBill} />
              )}
            </Later>
          </Allowed>
        )}
      </Route>
      <Route path="/merge-bill/:first">
        {({ first }) => (
          <Allowed session={session} action="merge-bill">
            <Later screens={merge}>
              {({ MergeBillScreen }) => (
                <MergeBillScreen first={first} reference={reference} onShowBill={onShowBill} />
              )}
            </Later>
          </Allowed>
        )}
      </Route>
    </>
  );
}

function drawerRoutes({ session, reference }: MoneyRoutesProps): ReactElement {
  return (
    <>
      <Route path="/do-payment">
        <Allowed session={session} action="add-payment">
          <Later screens={payments}>
            {({ DoPaymentScreen }) => <DoPaymentScreen reference={reference} />}
          </Later>
        </Allowed>
      </Route>
      <Route path="/pay-commission">
        <Allowed session={session} action="pay-commission">
          <Later screens={commissions}>
            {({ PayCommissionScreen }) => <PayCommissionScreen reference={reference} />}
          </Later>
        </Allowed>
      </Route>
    </>
  );
}
