import { makeFirstVenue } from "@comanda/contract/first-venue";
import { callTarget } from "@comanda/contract/call";
import { signIn } from "@comanda/contract/sign-in";
import { tmpdir } from "node:os";
import type { LightMyRequestResponse } from "fastify";

import { startTestApp, type TestApp } from "./test-app.ts";
import { openTestDatabaseWith } from "./test-database.ts";
import { postSignIn, replyOf, type SignedIn } from "./test-till.ts";

export const firstVenue = {
  venueName: "Corner Bar",
  timeZone: "Asia/Manila",
  language: "tl_PH",
  station: "Bar",
  currency: {
    name: "Peso",
    symbol: "₱",
    code: "PHP",
    hasDecimals: true,
    coins: [1_00, 5_00],
    notes: [20_00, 50_00, 100_00],
  },
  admin: { username: "admin", password: "first key", firstName: "Ana", lastName: "Cruz" },
};

/** A server without a venue. */
export function startEmptyApp(): Promise<TestApp> {
  return startTestApp(tmpdir(), () => openTestDatabaseWith(async () => {}));
}

export function postFirstVenue(
  { app }: TestApp,
  changes: object = {},
): Promise<LightMyRequestResponse> {
  return app().inject({
    method: makeFirstVenue.method,
    url: callTarget(makeFirstVenue),
    headers: { "content-type": "application/json" },
    payload: JSON.stringify({ ...firstVenue, ...changes }),
  });
}

/** A new venue with only a user who has all permissions. */
export async function startFirstVenue(
  changes: object = {},
): Promise<{ app: TestApp; admin: SignedIn }> {
  const app = await startEmptyApp();
  replyOf(makeFirstVenue, await postFirstVenue(app, changes));
  const { username, password } = firstVenue.admin;
  return { app, admin: replyOf(signIn, await postSignIn(app, { username, password })) };
}
