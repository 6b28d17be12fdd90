import { makeFirstVenue } from "@comanda/contract/first-venue";
import type { BodyOf } from "@comanda/contract/call";

import { callApi } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";

import { signInWith } from "../sign-in/index.ts";

/** Creates the venue and signs its manager in; returns the failure if it cannot. */
export async function makeVenue(body: BodyOf<typeof makeFirstVenue>): Promise<Failure | null> {
  const outcome = await callApi(makeFirstVenue, { body });
  const { username, password } = body.admin;
  if (outcome.ok) return signInWith({ username, password });
  if (outcome.failure.code !== "venue-exists") return outcome.failure;
  // If the reply was lost, the venue exists: signing in works only with the credentials typed here.
  const refused = await signInWith({ username, password });
  return refused === null ? null : outcome.failure;
}
