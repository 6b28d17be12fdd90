import { once } from "node:events";
import { IncomingMessage, request } from "node:http";
import { setTimeout } from "node:timers/promises";

import { watchChanges } from "@comanda/contract/live";

import { signedRequest, type SignedIn } from "../../testing/test-till.ts";
import type { ServerConnection } from "./crew.ts";

/** A till that follows its location's journal by live push, and reconnects from its last row when a stream ends. */
export type Follower = {
  /** The sequence numbers of the received rows, in order. */
  readonly seen: readonly number[];
  readonly stop: () => Promise<void>;
};

const reconnectMs = 50;
const clock = { now: () => Date.now() };

export function follow({ port }: ServerConnection, user: SignedIn, from: number): Follower {
  const stopped = new AbortController();
  const seen: number[] = [];
  const readOne = async (): Promise<void> => {
    const path = `/live?lastPing=${seen.at(-1) ?? from}` as const;
    const { target, headers } = signedRequest(clock, user, { method: watchChanges.method, path });
    const asked = request({
      port,
      host: "127.0.0.1",
      path: target,
      headers,
      signal: stopped.signal,
    });
    asked.end();
    const [response]: unknown[] = await once(asked, "response");
    if (!(response instanceof IncomingMessage)) return;
    let text = "";
    for await (const bytes of response) {
      text += String(bytes);
      const events = text.split("\n\n");
      text = events.pop() ?? "";
      const ids = events.flatMap((event) => /^id: (\d+)\n/.exec(event)?.[1] ?? []);
      seen.push(...ids.map(Number));
    }
  };
  const following = (async () => {
    while (!stopped.signal.aborted) {
      // The stream breaks whenever the server or its line does; the next one continues from the last row.
      await readOne().catch(() => {});
      await setTimeout(reconnectMs);
    }
  })();
  return {
    seen,
    stop: async () => {
      stopped.abort();
      await following;
    },
  };
}
