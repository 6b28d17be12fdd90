import type { ReactNode } from "react";
import { useRoute } from "wouter";

import type { Session } from "#api/session.ts";
import { Allowed } from "#features/frame/index.ts";
import type { Reference } from "#records/reference.ts";

import { Later, laterScreens } from "./lazy-screen.tsx";

/** Never prefetched: tills do not need it. */
const office = laterScreens(() => import("#features/office/index.ts"));

type OfficeOrProps = {
  readonly session: Session;
  readonly reference: Reference;
  /** The till, shown at every other address. */
  readonly children: ReactNode;
};

export function OfficeOr({ session, reference, children }: OfficeOrProps) {
  const [isOffice] = useRoute("/office/*?");
  if (!isOffice) return children;
  return (
    <Allowed session={session} action="open-office">
      <Later screens={office}>
        {({ OfficeScreen }) => <OfficeScreen session={session} reference={reference} />}
      </Later>
    </Allowed>
  );
}
