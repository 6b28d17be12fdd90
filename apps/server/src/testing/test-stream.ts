import { once } from "node:events";
import { request, IncomingMessage } from "node:http";

import type { FastifyInstance } from "fastify";
import { billViewers, billViewersEvent, type BillViewer } from "@comanda/contract/bill-viewers";
import { watchChanges } from "@comanda/contract/live";
import type { ReplyOf } from "@comanda/contract/call";

import { matchesSchema } from "#database/portable-columns.ts";

import type { TestApp } from "./test-app.ts";
import { signedRequest, type SignedIn } from "./test-till.ts";

type Row = ReplyOf<typeof watchChanges>;

export type TestStream = {
  readonly status: number;
  readonly rows: readonly Row[];
  /** The names of events that are not rows. */
  readonly named: readonly string[];
  /** The bills on other screens, as of each message. */
  readonly atHand: readonly (readonly BillViewer[])[];
  readonly cut: () => void;
  /** Resolves when the server has ended it, or it was cut. */
  readonly ended: Promise<void>;
};

/** A till that follows the stream through a real socket. */
export async function watch(
  test: TestApp,
  user: SignedIn,
  {
    lastPing,
    mark = "",
    server = test.app(),
  }: { readonly lastPing: number; readonly mark?: string; readonly server?: FastifyInstance },
): Promise<TestStream> {
  const { target, headers } = signedRequest(test, user, {
    method: watchChanges.method,
    path: `/live?lastPing=${lastPing}${mark === "" ? "" : `&mark=${mark}`}`,
  });
  const address = server.addresses().find((bound) => typeof bound !== "string");
  // Fetch would set another Host header than the signed one.
  const asked = request({ port: address?.port ?? 0, host: "127.0.0.1", path: target, headers });
  asked.end();
  const [response]: unknown[] = await once(asked, "response");
  if (!(response instanceof IncomingMessage)) throw new Error("No response");
  const rows: Row[] = [];
  const named: string[] = [];
  const atHand: (readonly BillViewer[])[] = [];
  const read = async (): Promise<void> => {
    response.setEncoding("utf8");
    let text = "";
    for await (const bytes of response) {
      text += bytes;
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) {
        const name = /^event: (.*)$/m.exec(event)?.[1];
        if (name === billViewersEvent) atHand.push(presenceIn(event));
        else if (name !== undefined) named.push(name);
        else if (!event.startsWith(":")) rows.push(rowOf(event));
      }
    }
  };
  return {
    status: response.statusCode ?? 0,
    rows,
    named,
    atHand,
    cut: () => asked.destroy(),
    ended: read().catch(() => {}),
  };
}

function presenceIn(event: string): readonly BillViewer[] {
  const viewers: unknown = JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? "");
  if (!matchesSchema(billViewers, viewers)) throw new Error(`Not who has what at hand: ${event}`);
  return viewers;
}

function rowOf(event: string): Row {
  const row: unknown = JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? "");
  if (!matchesSchema(watchChanges.reply, row) || !event.startsWith(`id: ${row.ping}\n`)) {
    throw new Error(`Not a row: ${event}`);
  }
  return row;
}
