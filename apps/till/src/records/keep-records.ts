import { serverAheadMs } from "#api/clock.ts";
import { onDevice } from "#api/device-database.ts";
import type { Session } from "#api/session.ts";

import { isAbout, keptKinds, keptPlace, type AboutKept } from "./kept-records.ts";
import { recordStore } from "./record-store.ts";
import type { Records } from "./records.ts";
import type { Reference } from "./reference.ts";
import { isSameSession } from "./same-session.ts";

/** What is known changes with every order of every till; it is written down so often at the most. */
const keepEveryMs = 2000;

/** Writes down what the venue tells, for the next time that this till is opened. */
export function keepRecords(session: Session): () => void {
  const writer = crypto.randomUUID();
  let written: Partial<Records> & { readonly reference?: Reference } = {};
  let timer = 0;
  const write = async () => {
    timer = 0;
    const now = recordStore.getState();
    const { known, reference, ping, mark, isReferenceOld, connection, lostSince } = now;
    if (reference === null || now.isKept || !isSameSession(session)) return;
    const about: AboutKept = {
      ...keptPlace(session),
      writer,
      ping,
      mark,
      isReferenceOld,
      heardAt: connection === "lost" && lostSince !== null ? lostSince : Date.now(),
      aheadMs: serverAheadMs(),
    };
    try {
      await onDevice({ store: "known", mode: "readwrite", durability: "relaxed" }, (store) => {
        const last = store.get("about");
        last.addEventListener("success", () => {
          // Another window may have written what it knew, earlier or later: then all of it is as of another row.
          const isOwn = isAbout(last.result) && last.result.writer === writer;
          const before = isOwn ? written : {};
          for (const kind of keptKinds) {
            if (before[kind] !== known[kind]) store.put(known[kind], kind);
          }
          if (before.reference !== reference) store.put(reference, "reference");
          store.put(about, "about");
        });
        return last;
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
    if (now.known !== before.known || now.reference !== before.reference) writeSoon();
    if (now.ping !== before.ping) writeSoon();
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
