import type { Reply } from "./exchange.ts";
import { withoutBytes } from "./paper-traces.ts";
import { readTraces } from "./traces.ts";
import type { Database } from "#database/database.ts";
import type { TracedWish } from "./requests.ts";

/** The outcome of every request, as the clients have seen it. */
export type Ledger = {
  readonly note: (wish: TracedWish, reply: Reply) => void;
  /** The number of replies. */
  readonly heard: () => number;
  readonly wonder: (wish: TracedWish) => void;
  /** The requests with an unknown outcome. */
  readonly open: () => readonly TracedWish[];
  readonly granted: () => ReadonlyMap<TracedWish, string>;
  /** Where the data contradict the replies. */
  readonly faultsIn: (database: Database) => Promise<readonly string[]>;
};

export function newLedger(): Ledger {
  const granted = new Map<TracedWish, string>();
  const refused = new Set<TracedWish>();
  const open = new Set<TracedWish>();
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
      const isLost = (wish: TracedWish, body: string) =>
        wish.seen(traces) !== 1 ||
        withoutBytes(traces.replies.get(wish.key)) !== withoutBytes(body);
      const lost = [...granted].filter(([wish, body]) => isLost(wish, body));
      const made = [...refused].filter((wish) => wish.seen(traces) > 0);
      const doubled = [...open].filter((wish) => wish.seen(traces) > 1);
      return [
        ...faults,
        ...lost.map(([wish]) => `Granted, but seen ${wish.seen(traces)} times: ${told(wish)}`),
        ...made.map((wish) => `Refused, but seen: ${told(wish)}`),
        ...doubled.map((wish) => `Seen more than once: ${told(wish)}`),
      ];
    },
  };
}

function told(wish: TracedWish): string {
  return `${wish.call.name} ${JSON.stringify(wish.body)}`;
}
