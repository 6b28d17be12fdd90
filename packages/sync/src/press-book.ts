import { callTarget, type Call } from "@comanda/contract/call";
import { msPerHour } from "@comanda/domain/time/instant";

import type { Outcome } from "./ask-server.ts";
import { leavesDoubt } from "./leaves-doubt.ts";

/** What a write carries, except for its key. */
export type Wish = NonNullable<Parameters<typeof callTarget>[1]> & {
  readonly body?: unknown;
  readonly pdf: Uint8Array | null;
};

/** One press, whose key stays the same until the server has answered or something else is pressed in its place. */
export type Press = { readonly place: string; readonly key: string };

/** A text that the device keeps. */
export type PressStore = {
  readonly read: () => string;
  readonly write: (text: string) => void;
};

export type PressWorld = {
  readonly store: PressStore;
  readonly clock: () => number;
  readonly newKey: () => string;
  /** Without spaces. */
  readonly digest: (body: string, pdf: Uint8Array | null) => Promise<string>;
};

export type PressBook = {
  /**
   * The key of a worker's press. It is on the device before the write leaves it: a page that dies in between, or a person
   * who presses again because nobody answered, comes back with the same key.
   */
  readonly pressOf: (worker: string, call: Call, wish: Wish) => Promise<Press>;
  /** What was done or refused is over; anything else leaves open whether it was done. */
  readonly settle: <C extends Call>(press: Press, outcome: Outcome<C>) => void;
};

/** The same payment pressed again so much later is another payment. */
const keptForMs = msPerHour;

type Unanswered = {
  readonly at: number;
  readonly key: string;
  /** The digest of what was wished, so that nothing of the venue lies on the device. */
  readonly digest: string;
  readonly place: string;
};

/** The presses that the server has not answered yet. */
export function pressBook({ store, clock, newKey, digest }: PressWorld): PressBook {
  const unanswered = () => readLines(store.read()).filter(({ at }) => at > clock() - keptForMs);
  const keep = (all: readonly Unanswered[]) => store.write(all.map(lineOf).join("\n"));
  return {
    pressOf: async (worker, call, wish) => {
      const place = `${worker} ${call.method} ${callTarget(call, wish)}`;
      const now = await digest(JSON.stringify(wish.body ?? null), wish.pdf);
      const all = unanswered();
      const before = all.find((one) => one.place === place);
      const key = before?.digest === now ? before.key : newKey();
      const others = all.filter((one) => one.place !== place);
      keep([...others, { at: clock(), key, digest: now, place }]);
      return { place, key };
    },
    settle: ({ key }, outcome) => {
      if (!outcome.ok && leavesDoubt(outcome.failure.status)) return;
      keep(unanswered().filter((one) => one.key !== key));
    },
  };
}

const linePattern = /^(\d+) ([\da-f-]{36}) (\S+) (.+)$/;

function lineOf({ at, key, digest, place }: Unanswered): string {
  return `${at} ${key} ${digest} ${place}`;
}

/** Anything else that lies there is passed over. */
function readLines(text: string): readonly Unanswered[] {
  return text.split("\n").flatMap((line): readonly Unanswered[] => {
    const [, at, key, digest, place] = linePattern.exec(line) ?? [];
    if (key === undefined || digest === undefined || place === undefined) return [];
    return [{ at: Number(at), key, digest, place }];
  });
}
