import type { ReactElement } from "react";
import { Route } from "wouter";

import type { Session } from "#api/session.ts";
import { Allowed } from "#features/frame/index.ts";
import type { Reference } from "#records/reference.ts";

import { Later, laterScreens, useFetched } from "./lazy-screen.tsx";

const lines = laterScreens(() => import("#features/lines/index.ts"));
const customers = laterScreens(() => import("#features/customers/index.ts"));

/** Prefetched first: the next step of an order is often a note or a customer. */
const fetchAfterMs = 1000;
const fetched = [lines, customers];

export function useFetchedLineScreens(): void {
  useFetched(fetched, fetchAfterMs);
}

/** The screens that change a line, and those for customers. */
export function lineRoutes(session: Session, reference: Reference): ReactElement {
  return (
    <>
      <Route path="/add-note">
        <Later screens={lines}>
          {({ AddNoteScreen }) => <AddNoteScreen reference={reference} />}
        </Later>
      </Route>
      <Route path="/order-level/:force?">
        {({ force }) => (
          <Later screens={lines}>
            {({ OrderLevelScreen }) => (
              <OrderLevelScreen reference={reference} isAsked={force === "force"} />
            )}
          </Later>
        )}
      </Route>
      <Route path="/change-time">
        <Later screens={lines}>
          {({ ChangeTimeScreen }) => <ChangeTimeScreen reference={reference} />}
        </Later>
      </Route>
      <Route path="/variable-price/:article">
        {({ article }) => (
          <Later screens={lines}>
            {({ VariablePriceScreen }) => (
              <VariablePriceScreen reference={reference} articleId={article} />
            )}
          </Later>
        )}
      </Route>
      <Route path="/set-commission/:product/:force?">
        {({ product, force }) => (
          <Later screens={lines}>
            {({ SetCommissionScreen }) => (
              <SetCommissionScreen
                reference={reference}
                articleId={product}
                isAsked={force === "force"}
              />
            )}
          </Later>
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
        <Later screens={customers}>
          {({ ChooseCustomerScreen }) => <ChooseCustomerScreen reference={reference} />}
        </Later>
      </Route>
      <Route path="/add-customer">
        <Allowed session={session} action="add-customer">
          <Later screens={customers}>
            {({ AddCustomerScreen }) => <AddCustomerScreen reference={reference} />}
          </Later>
        </Allowed>
      </Route>
      <Route path="/swipe-card">
        <Later screens={customers}>{({ SwipeCardScreen }) => <SwipeCardScreen />}</Later>
      </Route>
    </>
  );
}
