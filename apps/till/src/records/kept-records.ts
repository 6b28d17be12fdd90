import { recordSchemas } from "@comanda/contract/records";
import { msPerDay } from "@comanda/domain/time/instant";
import type { TSchema } from "typebox";

import { adoptServerTime, serverAheadMs, serverNow } from "#api/clock.ts";
import { onDevice } from "#api/device-database.ts";
import { fits } from "#api/fits.ts";
import { release } from "#api/release.ts";
import type { Session } from "#api/session.ts";

import { recordStore, takeWhole } from "./record-store.ts";
import { byId, noRecords, type Records } from "./records.ts";
import type { Reference } from "./reference.ts";
import { isSameSession } from "./same-session.ts";

/** What is known changes with every order of every till; it is written down so often at the most. */
const keepEveryMs = 2000;

/** Papers are of no use without the server that makes them. */
const keptKinds = ["bill", "billItem", "customer", "staff", "workDay", "shift", "stock"] as const;
type Kind = (typeof keptKinds)[number];

type About = {
  readonly session: string;
  readonly station: number | null;
  /** What is kept has the form of this release. */
  readonly release: string | null;
  readonly ping: number;
  readonly heardAt: number;
  readonly aheadMs: number;
};

/** Writes down what the venue tells, for a till that is opened while the venue cannot be asked. */
export function keepRecords(session: Session): () => void {
  let written: Partial<Records> & { readonly reference?: Reference } = {};
  let timer = 0;
  const write = async () => {
    timer = 0;
    const { known, reference, ping, isKept, connection, lostSince } = recordStore.getState();
    if (reference === null || isKept || !isSameSession(session)) return;
    const about: About = {
      ...placeOf(session),
      ping,
      heardAt: connection === "lost" && lostSince !== null ? lostSince : Date.now(),
      aheadMs: serverAheadMs(),
    };
    const changed = keptKinds.filter((kind) => written[kind] !== known[kind]);
    try {
      await onDevice({ store: "known", mode: "readwrite", durability: "relaxed" }, (store) => {
        for (const kind of changed) store.put([...known[kind].values()], kind);
        if (written.reference !== reference) store.put(reference, "reference");
        return store.put(about, "about");
      });
      written = { ...known, reference };
    } catch {
      // A device that is full, or keeps nothing, sells as long as there is a server.
    }
  };
  const writeSoon = () => {
    if (timer === 0) timer = window.setTimeout(() => void write(), keepEveryMs);
  };
  /** A tablet may never come back to a page that it hides. */
  const writeBeforeHiding = () => {
    if (timer === 0 || document.visibilityState === "visible") return;
    window.clearTimeout(timer);
    void write();
  };
  document.addEventListener("visibilitychange", writeBeforeHiding);
  const stop = recordStore.subscribe((now, before) => {
    if (now.ping !== before.ping || now.known !== before.known) writeSoon();
  });
  writeSoon();
  return () => {
    stop();
    document.removeEventListener("visibilitychange", writeBeforeHiding);
    window.clearTimeout(timer);
    if (!isSameSession(session)) void forgetKeptRecords();
  };
}

/** Who signs out leaves nothing of the venue on the device. */
async function forgetKeptRecords(): Promise<void> {
  try {
    await onDevice({ store: "known", mode: "readwrite", durability: "strict" }, (store) =>
      store.clear(),
    );
  } catch {
    // There is nothing to forget where nothing is kept.
  }
}

/** Begins with what this session knew last. The prices are those of that moment. */
export async function openKeptRecords(session: Session): Promise<void> {
  const [about, reference, ...lists] = await readAll();
  if (!isAbout(about) || !isReference(reference) || !isOf(about, session)) return;
  // Somebody has answered after all.
  if (recordStore.getState().reference !== null || !isSameSession(session)) return;
  adoptServerTime(Date.now() + about.aheadMs);
  if (serverNow() - session.serverTimeMs > msPerDay) return;
  takeWhole(recordsFrom(lists), {
    reference,
    ping: about.ping,
    isKept: true,
    connection: "lost",
    lostSince: about.heardAt,
  });
}

async function readAll(): Promise<readonly unknown[]> {
  const keys: readonly string[] = ["about", "reference", ...keptKinds];
  const [keysThere, values] = await Promise.all([
    onDevice(reading, (store) => store.getAllKeys()),
    onDevice<unknown[]>(reading, (store) => store.getAll()),
  ]);
  const byKey = new Map(keysThere.map((key, index) => [key, values[index]]));
  return keys.map((key) => byKey.get(key));
}

const reading = { store: "known", mode: "readonly", durability: "relaxed" } as const;

function recordsFrom(lists: readonly unknown[]): Records {
  const listOf = <Schema extends TSchema>(kind: Kind, schema: Schema) => {
    const list = lists[keptKinds.indexOf(kind)];
    const all: readonly unknown[] = Array.isArray(list) ? list : [];
    return all.filter((record) => fits(schema, record));
  };
  return {
    ...noRecords,
    bill: byId(listOf("bill", recordSchemas.bill)),
    billItem: byId(listOf("billItem", recordSchemas.billItem)),
    customer: byId(listOf("customer", recordSchemas.customer)),
    staff: byId(listOf("staff", recordSchemas.staff)),
    workDay: byId(listOf("workDay", recordSchemas.workDay)),
    shift: byId(listOf("shift", recordSchemas.shift)),
    stock: byId(listOf("stock", recordSchemas.stock)),
  };
}

function placeOf({ token, user }: Session): Pick<About, "session" | "station" | "release"> {
  return { session: token.session, station: user.station, release };
}

function isOf(about: About, session: Session): boolean {
  const here = placeOf(session);
  return (
    about.session === here.session &&
    about.station === here.station &&
    about.release === here.release
  );
}

function isAbout(value: unknown): value is About {
  return (
    typeof value === "object" &&
    value !== null &&
    "ping" in value &&
    typeof value.ping === "number" &&
    "heardAt" in value &&
    typeof value.heardAt === "number" &&
    "aheadMs" in value &&
    typeof value.aheadMs === "number"
  );
}

/** It has no schema: it was made of replies that had one, by this very release. */
function isReference(value: unknown): value is Reference {
  return typeof value === "object" && value !== null && "menu" in value && "payTypes" in value;
}
