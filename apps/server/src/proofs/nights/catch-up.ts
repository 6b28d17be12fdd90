import { sendPing } from "@comanda/contract/ping";
import { watchChanges } from "@comanda/contract/live";

import { matchesSchema } from "#database/portable-columns.ts";

import { callAs } from "../../testing/test-till.ts";
import type { Night } from "./night.ts";
import type { NightTill } from "./open-venue.ts";

/** A till applies a reply only if it is the next row; other replies wait for the ping. */
export function applyReply({ view }: NightTill, body: string): void {
  const row: unknown = JSON.parse(body);
  if (!matchesSchema(watchChanges.reply, row))
    throw new Error(`A reply without change lists: ${body}`);
  // A write without changes names the newest row, which may be another till's.
  const isRow = [row.insert, row.update, row.delete].some((list) => Object.keys(list).length > 0);
  if (isRow && row.ping === view.lastPing() + 1) view.applyChanges(row);
}

/** A till that lacks the newest row pings for what it has missed. */
export async function catchUp({ app, tills, newest }: Night): Promise<void> {
  for (const { view, signedIn } of tills) {
    if (view.lastPing() === newest()) continue;
    const response = await callAs(app, signedIn, sendPing, { body: { lastPing: view.lastPing() } });
    const reply: unknown = response.json();
    if (!matchesSchema(sendPing.reply, reply) || reply.reload)
      throw new Error(`Ping: ${response.body}`);
    for (const row of reply.rows) view.applyChanges(row);
  }
}
