import { EventEmitter, on } from "node:events";

import type { Reply } from "./exchange.ts";
import { withoutBytes } from "./paper-traces.ts";
import { readTraces } from "./traces.ts";
import type { Database } from "#database/database.ts";
import type { TracedRequest } from "./requests.ts";

/** The outcome of every request, as the clients have seen it. */
export type OutcomeLog = {
  readonly note: (request: TracedRequest, reply: Reply) => void;
  /** Resolves after this many more replies. */
  readonly untilReplies: (count: number) => Promise<void>;
  readonly markOpen: (request: TracedRequest) => void;
  /** The requests with an unknown outcome. */
  readonly open: () => readonly TracedRequest[];
  readonly granted: () => ReadonlyMap<TracedRequest, string>;
  /** Where the data contradict the replies. */
  readonly findViolations: (database: Database) => Promise<readonly string[]>;
};

export function newOutcomeLog(): OutcomeLog {
  const granted = new Map<TracedRequest, string>();
  const refused = new Set<TracedRequest>();
  const open = new Set<TracedRequest>();
  const faults: string[] = [];
  const replies = new EventEmitter();
  return {
    open: () => [...open],
    granted: () => granted,
    untilReplies: async (count) => {
      const next = on(replies, "reply");
      for (let seen = 0; seen < count; seen += 1) await next.next();
      await next.return?.();
    },
    markOpen: (request) => open.add(request),
    note: (request, { status, body }) => {
      replies.emit("reply");
      open.delete(request);
      const before = granted.get(request);
      if (before !== undefined && (status !== 200 || before !== body)) {
        faults.push(`${request.call.name} was answered ${before} and then ${status} ${body}`);
      }
      if (status === 200) granted.set(request, body);
      else refused.add(request);
      if (status >= 500 && !body.includes("optimistic-lock")) faults.push(`${status} ${body}`);
      // It was never tried, so it would prove nothing.
      if (status === 400 && !body.includes('"isRule":true')) {
        faults.push(`Invalid: ${describeRequest(request)} ${body}`);
      }
    },
    findViolations: async (database) => {
      const traces = await readTraces(database);
      const isLost = (request: TracedRequest, body: string) =>
        request.seen(traces) !== 1 ||
        withoutBytes(traces.replies.get(request.key)) !== withoutBytes(body);
      const lost = [...granted].filter(([request, body]) => isLost(request, body));
      const made = [...refused].filter((request) => request.seen(traces) > 0);
      const doubled = [...open].filter((request) => request.seen(traces) > 1);
      return [
        ...faults,
        ...lost.map(
          ([request]) =>
            `Granted, but seen ${request.seen(traces)} times: ${describeRequest(request)}`,
        ),
        ...made.map((request) => `Refused, but seen: ${describeRequest(request)}`),
        ...doubled.map((request) => `Seen more than once: ${describeRequest(request)}`),
      ];
    },
  };
}

function describeRequest(request: TracedRequest): string {
  return `${request.call.name} ${JSON.stringify(request.body)}`;
}
