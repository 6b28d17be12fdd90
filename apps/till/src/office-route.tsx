import type { ReactNode } from "react";
import { useRoute } from "wouter";

import type { Session } from "#api/session.ts";
import { PermissionGate } from "#features/frame/index.ts";
import type { Reference } from "#records/reference.ts";

import { LazyScreen, createScreenLoader } from "./lazy-screen.tsx";

/** Never prefetched: tills do not need it. */
const officeScreens = createScreenLoader(() => import("#features/office/index.ts"));

type OfficeRouteProps = {
  readonly session: Session;
  readonly reference: Reference;
  /** The till, shown at every other address. */
  readonly children: ReactNode;
};

export function OfficeRoute({ session, reference, children }: OfficeRouteProps) {
  const [isOffice] = useRoute("/office/*?");
  if (!isOffice) return children;
  return (
    <PermissionGate session={session} action="open-office">
      <LazyScreen screens={officeScreens}>
        {({ OfficeScreen }) => <OfficeScreen session={session} reference={reference} />}
      </LazyScreen>
    </PermissionGate>
  );
}
