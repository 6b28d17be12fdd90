import { msPerDay } from "@comanda/domain/time/instant";

import { adoptServerTime, serverNow } from "#api/clock.ts";
import { onDevice } from "#api/device-database.ts";
import { release } from "#api/release.ts";
import type { Session } from "#api/session.ts";

import type { Records } from "./records.ts";
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

/** Whose it is that this device kept, and as of when. */
export type AboutKept = {
  /** The window that wrote it. */
  readonly writer: string;
  readonly session: string;
  readonly station: number | null;
  /** What is kept has the form of this release. */
  readonly release: string | null;
  readonly ping: number;
  readonly mark: string | undefined;
  /** The menu was changed, and not loaded again yet. */
  readonly isReferenceOld: boolean;
  readonly heardAt: number;
  readonly aheadMs: number;
};

let ahead: Promise<Kept> | null = null;

/** Begins to read while the screen is still being made. */
export function readKeptAhead(): void {
  ahead = readKept();
  // Who opens it is told.
  ahead.catch(() => undefined);
}

/** What this session knew last on this device, as of a row of the journal. */
export type KeptRecords = Pick<AboutKept, "ping" | "mark" | "isReferenceOld" | "heardAt"> & {
  readonly records: Records;
  readonly reference: Reference;
};

/** Null where nothing is kept that this session may begin with. */
export async function keptRecordsOf(session: Session): Promise<KeptRecords | null> {
  const reading = ahead ?? readKept();
  ahead = null;
  const { about, reference, records } = await reading;
  if (!isAbout(about) || !isReference(reference) || !areRecords(records)) return null;
  if (!isOf(about, session) || !isSameSession(session)) return null;
  adoptServerTime(Date.now() + about.aheadMs);
  if (serverNow() - session.serverTimeMs > msPerDay) return null;
  const { ping, mark, isReferenceOld, heardAt } = about;
  return { records, reference, ping, mark, isReferenceOld, heardAt };
}

type Kept = { readonly about: unknown; readonly reference: unknown; readonly records: object };

async function readKept(): Promise<Kept> {
  const found = new Map<string, IDBRequest<unknown>>();
  await onDevice({ store: "known", mode: "readonly", durability: "relaxed" }, (store) => {
    for (const key of [...keptKinds, "reference"]) found.set(key, store.get(key));
    const about = store.get("about");
    found.set("about", about);
    return about;
  });
  const valueOf = (key: string) => found.get(key)?.result;
  return {
    about: valueOf("about"),
    reference: valueOf("reference"),
    records: Object.fromEntries(keptKinds.map((kind) => [kind, valueOf(kind)])),
  };
}

/** Where and by whom it is kept, and may be opened. */
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

export function isAbout(value: unknown): value is AboutKept {
  return (
    typeof value === "object" &&
    value !== null &&
    "writer" in value &&
    typeof value.writer === "string" &&
    "ping" in value &&
    typeof value.ping === "number" &&
    "mark" in value &&
    (typeof value.mark === "string" || value.mark === undefined) &&
    "isReferenceOld" in value &&
    typeof value.isReferenceOld === "boolean" &&
    "heardAt" in value &&
    typeof value.heardAt === "number" &&
    "aheadMs" in value &&
    typeof value.aheadMs === "number"
  );
}

// Neither is looked at more closely: they were made of replies that had a schema, by this very release.

function isReference(value: unknown): value is Reference {
  return typeof value === "object" && value !== null && "menu" in value && "payTypes" in value;
}

function areRecords(value: object): value is Records {
  const kinds = new Map(Object.entries(value));
  return keptKinds.every((kind) => kinds.get(kind) instanceof Map);
}
