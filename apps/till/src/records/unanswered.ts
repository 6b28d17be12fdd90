import { callTarget, type Call } from "@comanda/contract/call";
import { msPerHour } from "@comanda/domain/time/instant";

import { leavesDoubt } from "@comanda/sync/leaves-doubt";

import { base64 } from "#api/base64.ts";
import type { Outcome } from "#api/call.ts";
import { reportFault } from "#api/report-fault.ts";
import { sessionState } from "#api/session.ts";

/** What is sent with a write, but for its key. */
export type Wish = NonNullable<Parameters<typeof callTarget>[1]> & {
  readonly body?: unknown;
  readonly pdf: Uint8Array | null;
};

/** One press, whose key stays the same until the server has answered or something else is pressed in its place. */
export type Press = { readonly place: string; readonly key: string };

const storageKey = "comanda.unanswered";

/** Who pays the same for the same so much later means another payment. */
const keptForMs = msPerHour;

type Unanswered = {
  readonly at: number;
  readonly key: string;
  /** Of what was wished, so that nothing of the venue lies on the device. */
  readonly digest: string;
  readonly place: string;
};

/**
 * The key of a press. It is on the device before the write leaves it: a page that dies in between, or a person
 * who presses again because nobody answered, comes back with the same key.
 */
export async function pressOf(call: Call, wish: Wish): Promise<Press> {
  const target = `${call.method} ${callTarget(call, wish)}`;
  const place = `${worker()} ${target}`;
  const digest = await digestOf(wish);
  const all = stillUnanswered();
  const before = all.find((one) => one.place === place);
  const key = before?.digest === digest ? before.key : crypto.randomUUID();
  keep([...all.filter((one) => one.place !== place), { at: Date.now(), key, digest, place }]);
  return { place, key };
}

/** What was done or refused is over; anything else leaves open whether it was done. */
export function settlePress<C extends Call>({ key }: Press, outcome: Outcome<C>): void {
  if (!outcome.ok && leavesDoubt(outcome.failure.status)) return;
  keep(stillUnanswered().filter((one) => one.key !== key));
}

/** Whose press it is, and where. */
function worker(): string {
  const now = sessionState();
  if (now.state === "signed-out") return "";
  const { location, station, username } = now.session.user;
  return `${location}.${station}.${username}`;
}

async function digestOf({ body, pdf }: Wish): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(body ?? null));
  const bytes = new Uint8Array(text.length + (pdf?.length ?? 0));
  bytes.set(text);
  if (pdf !== null) bytes.set(pdf, text.length);
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return base64(new Uint8Array(digest));
}

/** A line for each. Whatever else lies there is passed over. */
const line = /^(\d+) ([\da-f-]{36}) (\S+) (.+)$/;

function stillUnanswered(): readonly Unanswered[] {
  const since = Date.now() - keptForMs;
  return stored()
    .split("\n")
    .flatMap((text): readonly Unanswered[] => {
      const [, at, key, digest, place] = line.exec(text) ?? [];
      if (key === undefined || digest === undefined || place === undefined) return [];
      return [{ at: Number(at), key, digest, place }];
    })
    .filter(({ at }) => at > since);
}

/** Where the device keeps nothing, this page still does. */
let inThisPage = "";

function stored(): string {
  try {
    return localStorage.getItem(storageKey) ?? inThisPage;
  } catch (error) {
    reportFault(error);
    return inThisPage;
  }
}

function keep(all: readonly Unanswered[]): void {
  inThisPage = all.map((one) => `${one.at} ${one.key} ${one.digest} ${one.place}`).join("\n");
  try {
    if (inThisPage === "") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, inThisPage);
  } catch (error) {
    // A device that is full still pays.
    reportFault(error);
  }
}
