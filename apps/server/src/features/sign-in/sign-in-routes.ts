import { pickStation as pickStationCall, signIn as signInCall } from "@comanda/contract/sign-in";

import type { CallRegistry } from "#http/register-calls.ts";

import { pickStation } from "./pick-station.ts";
import { signIn, type SignInParts } from "./sign-in.ts";

export function registerSignInRoutes(
  { answerPublic, answerSigned }: CallRegistry,
  parts: SignInParts,
): void {
  answerPublic(signInCall, ({ body }) => signIn(parts, body));
  answerSigned(pickStationCall, ({ params }, session) => pickStation(parts, params, session));
}
