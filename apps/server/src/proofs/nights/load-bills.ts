import { listBills } from "@comanda/contract/list-bills";
import type { ReplyOf } from "@comanda/contract/call";

import { matchesSchema } from "#database/portable-columns.ts";

import type { TestApp } from "../../testing/test-app.ts";
import { callAs, type SignedIn } from "../../testing/test-till.ts";

/** The bills as the server lists them. */
export async function loadBills(
  app: TestApp,
  signedIn: SignedIn | undefined,
): Promise<ReplyOf<typeof listBills>> {
  if (signedIn === undefined) throw new Error("Nobody is signed in");
  const response = await callAs(app, signedIn, listBills, { body: { lastPing: 0 } });
  const reply: unknown = response.json();
  if (!matchesSchema(listBills.reply, reply))
    throw new Error(`Not a list of bills: ${response.body}`);
  return reply;
}
