import { lazy, useEffect, type ReactElement } from "react";
import { Route } from "wouter";

import type { Session } from "#api/session.ts";
import { Allowed } from "#features/frame/index.ts";
import type { Reference } from "#records/reference.ts";

const lines = () => import("#features/lines/index.ts");
const customers = () => import("#features/customers/index.ts");

const AddNoteScreen = lazy(async () => ({ default: (await lines()).AddNoteScreen }));
const OrderLevelScreen = lazy(async () => ({ default: (await lines()).OrderLevelScreen }));
const ChangeTimeScreen = lazy(async () => ({ default: (await lines()).ChangeTimeScreen }));
const VariablePriceScreen = lazy(async () => ({ default: (await lines()).VariablePriceScreen }));
const SetCommissionScreen = lazy(async () => ({ default: (await lines()).SetCommissionScreen }));
const ChooseCustomerScreen = lazy(async () => ({
  default: (await customers()).ChooseCustomerScreen,
}));
const AddCustomerScreen = lazy(async () => ({ default: (await customers()).AddCustomerScreen }));
const SwipeCardScreen = lazy(async () => ({ default: (await customers()).SwipeCardScreen }));

/** While hands are still: the first press on a button then waits for nothing, and needs no network. */
const fetchAfterMs = 1000;

export function useFetchedLineScreens(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Without a network they are fetched when they are wanted.
      for (const screens of [lines, customers]) screens().catch(() => null);
    }, fetchAfterMs);
    return () => clearTimeout(timer);
  }, []);
}

/** The screens that change a line, and those of guests whom the venue knows. */
export function lineRoutes(session: Session, reference: Reference): ReactElement {
  return (
    <>
      <Route path="/add-note">
        <AddNoteScreen reference={reference} />
      </Route>
      <Route path="/order-level">
        <OrderLevelScreen reference={reference} />
      </Route>
      <Route path="/change-time">
        <ChangeTimeScreen reference={reference} />
      </Route>
      <Route path="/variable-price/:article">
        {({ article }) => <VariablePriceScreen reference={reference} articleId={article} />}
      </Route>
      <Route path="/set-commission/:product/:force?">
        {({ product, force }) => (
          <SetCommissionScreen
            reference={reference}
            articleId={product}
            isAsked={force === "force"}
          />
        )}
      </Route>
      <Route path="/choose-cust">
        <ChooseCustomerScreen reference={reference} />
      </Route>
      <Route path="/add-customer">
        <Allowed session={session} action="add-customer">
          <AddCustomerScreen reference={reference} />
        </Allowed>
      </Route>
      <Route path="/swipe-card" component={SwipeCardScreen} />
    </>
  );
}
