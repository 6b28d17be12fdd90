import { msPerDay } from "@comanda/domain/time/instant";

import { adoptServerTime, serverNow } from "#api/clock.ts";
import { runDeviceTransaction } from "#api/device-database.ts";
import { release } from "#api/release.ts";
import { reportFault } from "#api/report-fault.ts";
import type { Session } from "#api/session.ts";

import type { Records } from "@comanda/sync/records/records";
import { chunkKeys, joinChunks } from "./read-chunks.ts";
import type { Reference } from "./reference.ts";
import { isSameSession } from "./same-session.ts";

/** The kinds that change rarely: each is stored as one value. */
export const cachedWhole = [
  "customer",
  "staff",
  "workDay",
  "shift",
  "stock",
  "printJob",
] as const satisfies readonly (keyof Records)[];

/** Which session the cached records belong to, and their journal position. */
export type CacheInfo = {
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

let pendingReading: CacheReading | null = null;

/** Starts reading the cache before the screen is built. */
export function prefetchRecordCache(): void {
  pendingReading = readCache();
}

/** The records that a session cached on this device, as of one row of the journal; of the bills only the open ones. */
export type CacheContent = { readonly records: Records; readonly reference: Reference };

export type SessionCache = {
  readonly about: CacheInfo;
  /** They take longer to read than `about`; null if they cannot be read. */
  readonly content: Promise<CacheContent | null>;
};

/** Null if there is no cache that this session may start from. */
export async function readSessionCache(session: Session): Promise<SessionCache | null> {
  const reading = pendingReading ?? readCache();
  pendingReading = null;
  const about = await reading.about;
  if (!isCacheInfo(about) || !belongsToSession(about, session) || !isSameSession(session))
    return null;
  adoptServerTime(Date.now() + about.aheadMs);
  if (serverNow() - session.serverTimeMs > msPerDay) return null;
  return { about, content: reading.content };
}

/** A read that fails counts as no cache. */
type CacheReading = {
  readonly about: Promise<unknown>;
  readonly content: SessionCache["content"];
};

/** Reads what the first screen needs in one transaction, but resolves `about` first. */
function readCache(): CacheReading {
  let resolveAbout: ((about: unknown) => void) | undefined;
  const about = new Promise<unknown>((resolve) => {
    resolveAbout = resolve;
  });
  const found = new Map<string, { readonly result: unknown }>();
  const reading = runDeviceTransaction(
    { store: "known", mode: "readonly", durability: "relaxed" },
    (store) => {
      const first = store.get("about");
      first.addEventListener("success", () => resolveAbout?.(first.result));
      for (const key of [...cachedWhole, "reference"]) found.set(key, store.get(key));
      found.set("bill", store.getAll(chunkKeys("openBill")));
      return first;
    },
  );
  const content = reading.then(
    () => toCacheContent((key) => found.get(key)?.result),
    (error: unknown) => {
      reportFault(error);
      resolveAbout?.(null);
      return null;
    },
  );
  return { about, content };
}

function toCacheContent(valueOf: (key: string) => unknown): CacheContent | null {
  const reference = valueOf("reference");
  const records = Object.fromEntries([
    ...cachedWhole.map((kind) => [kind, valueOf(kind)] as const),
    ["bill", joinChunks(valueOf("bill"))],
    ["billItem", new Map()],
  ]);
  return isReference(reference) && areRecords(records) ? { records, reference } : null;
}

/** The session, station and release that a cache must match. */
export function cacheOwner({
  token,
  user,
}: Session): Pick<CacheInfo, "session" | "station" | "release"> {
  return { session: token.session, station: user.station, release };
}

export function belongsToSession(about: CacheInfo, session: Session): boolean {
  const here = cacheOwner(session);
  return (
    about.session === here.session &&
    about.station === here.station &&
    about.release === here.release
  );
}

/** `typeof` of each field, or `null`. */
const cacheInfoTypes: Readonly<Record<keyof CacheInfo, string>> = {
  writer: "string",
  session: "string",
  station: "number null",
  release: "string null",
  ping: "number",
  mark: "string undefined",
  isReferenceOld: "boolean",
  heardAt: "number",
  aheadMs: "number",
};

export function isCacheInfo(value: unknown): value is CacheInfo {
  const fields = new Map<string, unknown>(Object.entries(Object(value)));
  return Object.entries(cacheInfoTypes).every(([field, allowed]) => {
    const found = fields.get(field);
    return allowed.includes(found === null ? "null" : typeof found);
  });
}

// What it contains is not checked: this release wrote it, from replies that had passed their schemas.
function isReference(value: unknown): value is Reference {
  return value instanceof Object;
}

function areRecords(value: object): value is Records {
  const kinds = new Map(Object.entries(value));
  return [...cachedWhole, "bill"].every((kind) => kinds.get(kind) instanceof Map);
}
