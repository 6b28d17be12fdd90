import { lazy, Suspense } from "react";
import { Redirect, Route, Switch } from "wouter";

import type { Session } from "#api/session.ts";
import { Allowed } from "#features/frame/index.ts";
import { useMessages } from "#language/use-language.ts";
import { Waiting } from "#ui/waiting.tsx";

const StaffsScreen = lazy(async () => ({
  default: (await import("#features/staffs/index.ts")).StaffsScreen,
}));
const AddStaffScreen = lazy(async () => ({
  default: (await import("#features/add-staff/index.ts")).AddStaffScreen,
}));

type FloorRoutesProps = {
  readonly session: Session;
};

/** The screens for staff, each loaded when it is first opened; any other address is the order. */
export function FloorRoutes({ session }: FloorRoutesProps) {
  const { openingScreen } = useMessages().floor;
  return (
    <Suspense fallback={<Waiting>{openingScreen}</Waiting>}>
      <Switch>
        <Route path="/staffs">
          <StaffsScreen list="all" />
        </Route>
        <Route path="/staffs-in">
          <StaffsScreen list="in" />
        </Route>
        <Route path="/staffs-out">
          <StaffsScreen list="out" />
        </Route>
        <Route path="/add-staff">
          <Allowed session={session} action="add-staff">
            <AddStaffScreen />
          </Allowed>
        </Route>
        <Route>
          <Redirect to="/order" replace />
        </Route>
      </Switch>
    </Suspense>
  );
}
