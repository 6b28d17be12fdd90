import { callTarget, type Call } from "@comanda/contract/call";
import { msPerHour } from "@comanda/domain/time/instant";

import type { Outcome } from "./send-call.ts";
import { isOutcomeUnknown } from "./is-outcome-unknown.ts";

/** The parts of a write, except for its key. */
export type PressedWrite = NonNullable<Parameters<typeof callTarget>[1]> & {
  readonly body?: unknown;
  readonly pdf: Uint8Array | null;
};

/** One press, whose key stays the same until the server has answered or something else is pressed in the same place. */
export type KeyedPress = { readonly place: string; readonly key: string };

/** A text in the device's storage. */
export type PressStore = {
  readonly read: () => string;
  readonly write: (text: string) => void;
};

export type PressBookEnvironment = {
  readonly store: PressStore;
  readonly clock: () => number;
  readonly newKey: () => string;
  /** A digest without spaces. */
  readonly digest: (body: string, pdf: Uint8Array | null) => Promise<string>;
};

export type PressBook = {
  /**
   * The key of a worker's press. It is stored on the device before the write is sent: if the page dies in between, or
   * the person presses again because there was no reply, the retry has the same key.
   */
  readonly pressOf: (worker: string, call: Call, request: PressedWrite) => Promise<KeyedPress>;
  /** A write that was done or refused is settled; any other failure leaves its outcome unknown. */
  readonly settle: <C extends Call>(press: KeyedPress, outcome: Outcome<C>) => void;
};

/** The same payment pressed later than this is a new payment. */
const keyLifetimeMs = msPerHour;

type UnansweredPress = {
  readonly at: number;
  readonly key: string;
  /** The digest of the request, so that no data of the venue is stored on the device. */
  readonly digest: string;
  readonly place: string;
};

/** The presses that the server has not answered yet. */
export function createPressBook({ store, clock, newKey, digest }: PressBookEnvironment): PressBook {
  const unanswered = () => readLines(store.read()).filter(({ at }) => at > clock() - keyLifetimeMs);
  const keep = (all: readonly UnansweredPress[]) => store.write(all.map(lineOf).join("\n"));
  return {
    pressOf: async (worker, call, request) => {
      const place = `${worker} ${call.method} ${callTarget(call, request)}`;
      const now = await digest(JSON.stringify(request.body ?? null), request.pdf);
      const all = unanswered();
      const before = all.find((one) => one.place === place);
      const key = before?.digest === now ? before.key : newKey();
      const others = all.filter((one) => one.place !== place);
      keep([...others, { at: clock(), key, digest: now, place }]);
      return { place, key };
    },
    settle: ({ key }, outcome) => {
      if (!outcome.ok && isOutcomeUnknown(outcome.failure)) return;
      keep(unanswered().filter((one) => one.key !== key));
    },
  };
}

const linePattern = /^(\d+) ([\da-f-]{36}) (\S+) (.+)$/;

function lineOf({ at, key, digest, place }: UnansweredPress): string {
  return `${at} ${key} ${digest} ${place}`;
}

/** Invalid lines are skipped. */
function readLines(text: string): readonly UnansweredPress[] {
  return text.split("\n").flatMap((line): readonly UnansweredPress[] => {
    const [, at, key, digest, place] = linePattern.exec(line) ?? [];
    if (key === undefined || digest === undefined || place === undefined) return [];
    return [{ at: Number(at), key, digest, place }];
  });
}
