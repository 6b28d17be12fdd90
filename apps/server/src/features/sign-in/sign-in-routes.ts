import { signIn as signInCall } from "@comanda/contract/sign-in";
import { pickStation as pickStationCall } from "@comanda/contract/pick-station";

import type { CallRegistry } from "#http/register-calls.ts";

import { pickStation, type PickStationParts } from "./pick-station.ts";
import { signInThrottle } from "./sign-in-throttle.ts";
import { signIn, type SignInParts } from "./sign-in.ts";

export function registerSignInRoutes(
  { answerPublic, answerSigned }: CallRegistry,
  parts: Omit<SignInParts, "throttle"> & PickStationParts,
): void {
  const throttle = signInThrottle();
  answerPublic(signInCall, ({ body }, caller) => signIn({ ...parts, throttle }, body, caller));
  answerSigned(pickStationCall, ({ params }, session) => pickStation(parts, params, session));
}
