import { useState } from "react";
import { Redirect, Route, Switch } from "wouter";

import type { Session } from "#api/session.ts";
import { Frame } from "#features/frame/index.ts";
import { ChangeOrderScreen, NewOrderScreen } from "#features/new-order/index.ts";
import { OpenBillsScreen } from "#features/open-bills/index.ts";
import { OrderScreen } from "#features/order-screen/index.ts";
import type { LoadedBill } from "#features/order/index.ts";
import type { Reference } from "#records/reference.ts";

type RoutesProps = { readonly session: Session; readonly reference: Reference };

export function Routes({ session, reference }: RoutesProps) {
  const [, setShown] = useState<LoadedBill | null>(null);
  return (
    <Frame session={session}>
      <Switch>
        <Route path="/order">
          <OrderScreen reference={reference} onShowBill={setShown} />
        </Route>
        <Route path="/new-order" component={NewOrderScreen} />
        <Route path="/change-order" component={ChangeOrderScreen} />
        <Route path="/bills-open">
          <OpenBillsScreen reference={reference} />
        </Route>
        <Route>
          <Redirect to="/order" replace />
        </Route>
      </Switch>
    </Frame>
  );
}
