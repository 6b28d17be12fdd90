import { msPerDay } from "@comanda/domain/time/instant";

import { adoptServerTime, serverNow } from "#api/clock.ts";
import { onDevice } from "#api/device-database.ts";
import { release } from "#api/release.ts";
import { reportFault } from "#api/report-fault.ts";
import type { Session } from "#api/session.ts";

import type { Records } from "@comanda/sync/records/records";
import type { Reference } from "./reference.ts";
import { isSameSession } from "./same-session.ts";

export const keptKinds = [
  "bill",
  "billItem",
  "customer",
  "staff",
  "workDay",
  "shift",
  "stock",
  "printJob",
] as const satisfies readonly (keyof Records)[];

/** Which session the cached records belong to, and their journal position. */
export type AboutKept = {
  /** The window that wrote the cache. */
  readonly writer: string;
  readonly session: string;
  readonly station: number | null;
  /** The release whose format the cache has. */
  readonly release: string | null;
  readonly ping: number;
  readonly mark: string | undefined;
  /** The menu has changed and has not been reloaded yet. */
  readonly isReferenceOld: boolean;
  readonly heardAt: number;
  readonly aheadMs: number;
};

let ahead: Reading | null = null;

/** Starts reading the cache before the screen is built. */
export function readKeptAhead(): void {
  ahead = readKept();
}

/** The records that a session cached on this device, as of one row of the journal. */
export type KeptRecords = { readonly records: Records; readonly reference: Reference };

export type KeptForSession = {
  readonly about: AboutKept;
  /** They take longer to read than `about`; null if they cannot be read. */
  readonly whole: Promise<KeptRecords | null>;
};

/** Null if there is no cache that this session may start from. */
export async function keptFor(session: Session): Promise<KeptForSession | null> {
  const reading = ahead ?? readKept();
  ahead = null;
  const about = await reading.about;
  if (!isAbout(about) || !isOf(about, session) || !isSameSession(session)) return null;
  adoptServerTime(Date.now() + about.aheadMs);
  if (serverNow() - session.serverTimeMs > msPerDay) return null;
  return { about, whole: reading.whole };
}

/** A read that fails counts as no cache. */
type Reading = {
  readonly about: Promise<unknown>;
  readonly whole: KeptForSession["whole"];
};

/** Reads everything in one transaction, but resolves `about` first. */
function readKept(): Reading {
  let tellAbout: ((about: unknown) => void) | undefined;
  const about = new Promise<unknown>((resolve) => {
    tellAbout = resolve;
  });
  const found = new Map<string, IDBRequest<unknown>>();
  const reading = onDevice({ store: "known", mode: "readonly", durability: "relaxed" }, (store) => {
    const first = store.get("about");
    first.addEventListener("success", () => tellAbout?.(first.result));
    for (const key of [...keptKinds, "reference"]) found.set(key, store.get(key));
    return first;
  });
  const whole = reading.then(
    () => wholeOf((key) => found.get(key)?.result),
    (error: unknown) => {
      reportFault(error);
      tellAbout?.(null);
      return null;
    },
  );
  return { about, whole };
}

function wholeOf(valueOf: (key: string) => unknown): KeptRecords | null {
  const reference = valueOf("reference");
  const records = Object.fromEntries(keptKinds.map((kind) => [kind, valueOf(kind)]));
  return isReference(reference) && areRecords(records) ? { records, reference } : null;
}

/** The session, station and release that a cache must match. */
export function keptPlace({
  token,
  user,
}: Session): Pick<AboutKept, "session" | "station" | "release"> {
  return { session: token.session, station: user.station, release };
}

function isOf(about: AboutKept, session: Session): boolean {
  const here = keptPlace(session);
  return (
    about.session === here.session &&
    about.station === here.station &&
    about.release === here.release
  );
}

const aboutFields: readonly (readonly [keyof AboutKept, string])[] = [
  ["writer", "string"],
  ["ping", "number"],
  ["isReferenceOld", "boolean"],
  ["heardAt", "number"],
  ["aheadMs", "number"],
];

export function isAbout(value: unknown): value is AboutKept {
  const fields = new Map<string, unknown>(Object.entries(Object(value)));
  const mark = fields.get("mark");
  return (
    aboutFields.every(([field, type]) => typeof fields.get(field) === type) &&
    (mark === undefined || typeof mark === "string")
  );
}

// Neither is checked further: this release wrote them, from replies that had passed their schemas.

function isReference(value: unknown): value is Reference {
  return typeof value === "object" && value !== null && "menu" in value && "payTypes" in value;
}

function areRecords(value: object): value is Records {
  const kinds = new Map(Object.entries(value));
  return keptKinds.every((kind) => kinds.get(kind) instanceof Map);
}
