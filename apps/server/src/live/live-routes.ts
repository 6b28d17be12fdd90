import { watchChanges } from "@comanda/contract/live";
import { sendPing } from "@comanda/contract/ping";

import type { CallRegistry } from "#http/register-calls.ts";

import { answerPing, type PingDependencies } from "./answer-ping.ts";
import { streamChanges, type StreamDependencies } from "./stream-changes.ts";

export function registerLiveRoutes(
  { answerSerialized, answerStream }: CallRegistry,
  parts: PingDependencies & StreamDependencies,
): void {
  answerSerialized(sendPing, ({ body }, session) =>
    answerPing(parts, body, { session, at: parts.clock() }),
  );
  answerStream(watchChanges, ({ query }, session) =>
    streamChanges(parts, session, { ping: query.lastPing, mark: query.mark }),
  );
}
