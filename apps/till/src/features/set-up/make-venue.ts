import { makeFirstVenue } from "@comanda/contract/first-venue";
import type { BodyOf } from "@comanda/contract/call";

import { callApi } from "#api/call.ts";
import type { Failure } from "#api/failure.ts";

import { signInWith } from "../sign-in/index.ts";

/** Makes the venue and signs its manager in, or says why not. */
export async function makeVenue(body: BodyOf<typeof makeFirstVenue>): Promise<Failure | null> {
  const outcome = await callApi(makeFirstVenue, { body });
  const { username, password } = body.admin;
  if (outcome.ok) return signInWith({ username, password });
  if (outcome.failure.code !== "venue-exists") return outcome.failure;
  // An answer that was lost on the way: then the manager is who is typed here, and nobody else is.
  const refused = await signInWith({ username, password });
  return refused === null ? null : outcome.failure;
}
