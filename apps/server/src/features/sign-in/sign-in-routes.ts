import { approve as approveCall, listApprovers, rightToApprove } from "@comanda/contract/approval";
import { signIn as signInCall } from "@comanda/contract/sign-in";
import { pickStation as pickStationCall } from "@comanda/contract/pick-station";

import { refuseCall } from "#call/refused-call.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { approve, type ApproveParts } from "./approve.ts";
import { findStaffWithRight } from "./approver-store.ts";
import { pickStation, type PickStationParts } from "./pick-station.ts";
import { signInThrottle } from "./sign-in-throttle.ts";
import { signIn } from "./sign-in.ts";

export function registerSignInRoutes(
  { answerPublic, answerSigned }: CallRegistry,
  parts: Omit<ApproveParts, "throttle"> & PickStationParts,
): void {
  const throttle = signInThrottle();
  answerPublic(signInCall, ({ body }, caller) => signIn({ ...parts, throttle }, body, caller));
  answerSigned(approveCall, ({ body }, session, caller) =>
    approve({ ...parts, throttle }, body, { session, caller }),
  );
  answerSigned(listApprovers, async ({ params: { call } }, { location }) => {
    const right = rightToApprove(call);
    if (right === null) return refuseCall("permission-denied");
    return findStaffWithRight(parts.database, location, right);
  });
  answerSigned(pickStationCall, ({ params }, session) => pickStation(parts, params, session));
}
