import type { Reply } from "./exchange.ts";
import { withoutBytes } from "./paper-traces.ts";
import { readTraces } from "./traces.ts";
import type { Database } from "#database/database.ts";
import type { TracedRequest } from "./requests.ts";

/** The outcome of every request, as the clients have seen it. */
export type OutcomeLog = {
  readonly note: (wish: TracedRequest, reply: Reply) => void;
  /** The number of replies. */
  readonly heard: () => number;
  readonly wonder: (wish: TracedRequest) => void;
  /** The requests with an unknown outcome. */
  readonly open: () => readonly TracedRequest[];
  readonly granted: () => ReadonlyMap<TracedRequest, string>;
  /** Where the data contradict the replies. */
  readonly faultsIn: (database: Database) => Promise<readonly string[]>;
};

export function newOutcomeLog(): OutcomeLog {
  const granted = new Map<TracedRequest, string>();
  const refused = new Set<TracedRequest>();
  const open = new Set<TracedRequest>();
  const faults: string[] = [];
  let heard = 0;
  return {
    open: () => [...open],
    granted: () => granted,
    heard: () => heard,
    wonder: (wish) => open.add(wish),
    note: (wish, { status, body }) => {
      heard += 1;
      open.delete(wish);
      const before = granted.get(wish);
      if (before !== undefined && (status !== 200 || before !== body)) {
        faults.push(`${wish.call.name} was answered ${before} and then ${status} ${body}`);
      }
      if (status === 200) granted.set(wish, body);
      else refused.add(wish);
      if (status >= 500 && !body.includes("optimistic-lock")) faults.push(`${status} ${body}`);
    },
    faultsIn: async (database) => {
      const traces = await readTraces(database);
      const isLost = (wish: TracedRequest, body: string) =>
        wish.seen(traces) !== 1 ||
        withoutBytes(traces.replies.get(wish.key)) !== withoutBytes(body);
      const lost = [...granted].filter(([wish, body]) => isLost(wish, body));
      const made = [...refused].filter((wish) => wish.seen(traces) > 0);
      const doubled = [...open].filter((wish) => wish.seen(traces) > 1);
      return [
        ...faults,
        ...lost.map(
          ([wish]) => `Granted, but seen ${wish.seen(traces)} times: ${describeRequest(wish)}`,
        ),
        ...made.map((wish) => `Refused, but seen: ${describeRequest(wish)}`),
        ...doubled.map((wish) => `Seen more than once: ${describeRequest(wish)}`),
      ];
    },
  };
}

function describeRequest(wish: TracedRequest): string {
  return `${wish.call.name} ${JSON.stringify(wish.body)}`;
}
