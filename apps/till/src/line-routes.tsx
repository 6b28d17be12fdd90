import type { ReactElement } from "react";
import { Route } from "wouter";

import type { Session } from "#api/session.ts";
import { PermissionGate } from "#features/frame/index.ts";
import type { Reference } from "#records/reference.ts";

import { LazyScreen, createScreenLoader, usePrefetch } from "./lazy-screen.tsx";

const lineScreens = createScreenLoader(() => import("#features/lines/index.ts"));
const customerScreens = createScreenLoader(() => import("#features/customers/index.ts"));

/** Prefetched first: the next step of an order is often a note or a customer. */
const prefetchAfterMs = 1000;
const prefetchedScreens = [lineScreens, customerScreens];

export function usePrefetchedLineScreens(): void {
  usePrefetch(prefetchedScreens, prefetchAfterMs);
}

/** The screens that change a line, and those for customers. */
export function lineRoutes(session: Session, reference: Reference): ReactElement {
  return (
    <>
      <Route path="/add-note">
        <LazyScreen screens={lineScreens}>
          {({ AddNoteScreen }) => <AddNoteScreen reference={reference} />}
        </LazyScreen>
      </Route>
      <Route path="/order-level/:force?">
        {({ force }) => (
          <LazyScreen screens={lineScreens}>
            {({ OrderLevelScreen }) => (
              <OrderLevelScreen reference={reference} isAsked={force === "force"} />
            )}
          </LazyScreen>
        )}
      </Route>
      <Route path="/change-time">
        <LazyScreen screens={lineScreens}>
          {({ ChangeTimeScreen }) => <ChangeTimeScreen reference={reference} />}
        </LazyScreen>
      </Route>
      <Route path="/variable-price/:article">
        {({ article }) => (
          <LazyScreen screens={lineScreens}>
            {({ VariablePriceScreen }) => (
              <VariablePriceScreen reference={reference} articleId={article} />
            )}
          </LazyScreen>
        )}
      </Route>
      <Route path="/set-commission/:product/:force?">
        {({ product, force }) => (
          <LazyScreen screens={lineScreens}>
            {({ SetCommissionScreen }) => (
              <SetCommissionScreen
                reference={reference}
                articleId={product}
                isAsked={force === "force"}
              />
            )}
          </LazyScreen>
        )}
      </Route>
      {customerRoutes(session, reference)}
    </>
  );
}

function customerRoutes(session: Session, reference: Reference): ReactElement {
  return (
    <>
      <Route path="/choose-cust">
        <LazyScreen screens={customerScreens}>
          {({ ChooseCustomerScreen }) => <ChooseCustomerScreen reference={reference} />}
        </LazyScreen>
      </Route>
      <Route path="/add-customer">
        <PermissionGate session={session} action="add-customer">
          <LazyScreen screens={customerScreens}>
            {({ AddCustomerScreen }) => <AddCustomerScreen reference={reference} />}
          </LazyScreen>
        </PermissionGate>
      </Route>
      <Route path="/swipe-card">
        <LazyScreen screens={customerScreens}>
          {({ SwipeCardScreen }) => <SwipeCardScreen />}
        </LazyScreen>
      </Route>
    </>
  );
}
