import type { BillViewer } from "@comanda/contract/bill-viewers";
import type { ReplyOf } from "@comanda/contract/call";
import type { sendPing } from "@comanda/contract/ping";
import type { BillId } from "@comanda/domain/id";

import type { Outcome } from "../send-call.ts";
import type { Failure } from "../failure.ts";
import type { JournalRow } from "../records/apply-changes.ts";
import { noRecords, type BillRecords, type Records } from "../records/records.ts";

/**
 * `live` gets every change at once, `polling` requests them and gets them, `connecting` does not have them yet, and
 * `lost` gets no reply.
 */
export type Connection = "live" | "polling" | "connecting" | "lost";

/** The last journal row that a till has seen; its hash prefix distinguishes journals. */
export type JournalPosition = { readonly ping: number; readonly mark: string | undefined };

/** Two clocks: a monotonic one for all timeouts, and the wall clock for times that people read. */
export type ClockReading = { readonly ms: number; readonly wallMs: number };

/**
 * The lines, and the bills that have ended. Until they are here, `known` has only the open bills, without their lines,
 * and the rows since are stored to be applied to the rest, too.
 */
export type RestOfBills =
  | { readonly kind: "here" }
  | (RowsSince & { readonly kind: "missing"; readonly atMs: number; readonly failures: number })
  | (RowsSince & { readonly kind: "loading"; readonly id: number; readonly failures: number });

export type RowsSince = { readonly since: JournalPosition; readonly rows: readonly JournalRow[] };

/** What a till knows of the venue. `Reference` is its menu and everything loaded with it. */
export type KnownVenue<Reference> = JournalPosition & {
  /** Everything was loaded once. */
  readonly isReady: boolean;
  /** Why the last load failed. */
  readonly failure: Failure | null;
  readonly reference: Reference | null;
  readonly known: Records;
  /** The row up to which `known` already has the changes of bills, if that is later than `ping`. */
  readonly billsAsOf: number;
  readonly rest: RestOfBills;
  /** Rows that arrived out of order. */
  readonly waiting: ReadonlyMap<number, JournalRow>;
  /** All of this comes from the device's cache: the server has not answered since the page was opened. */
  readonly isFromCache: boolean;
  /** The bill on this till's screen, and those on other screens. */
  readonly viewedBill: BillId | null;
  readonly viewers: readonly BillViewer[];
  /** The server has a newer till than this one. */
  readonly isOutdated: boolean;
  /** The back office has changed the menu or other data loaded with it. */
  readonly isReferenceOld: boolean;
  /** The number of the newest row that changed, or may have changed, the settings of the house. */
  readonly settingsPing: number;
};

/** Each part of the connection is in one of its states, and every state has an event or a time that ends it. */
export type FollowState<Reference> = KnownVenue<Reference> & {
  /**
   * The last row of the contiguous sequence that the server has confirmed by a load, a ping or a stream. The reply of a
   * write contains only its own row, so it confirms nothing: a server with a different journal would send one as well.
   */
  readonly chain: JournalPosition;
  /**
   * The hash prefixes of rows that arrived before the confirmed sequence reached them, with the reply of a write or
   * after a gap.
   */
  readonly ahead: ReadonlyMap<number, string | undefined>;
  readonly opening: "reading the device" | "over";
  readonly load:
    | { readonly kind: "resting"; readonly lastAtMs: number; readonly failures: number }
    | { readonly kind: "wanted"; readonly atMs: number; readonly failures: number }
    | { readonly kind: "loading"; readonly id: number; readonly failures: number };
  readonly referenceLoad:
    | { readonly kind: "resting"; readonly notBeforeMs: number }
    | { readonly kind: "loading"; readonly id: number };
  readonly stream:
    | { readonly kind: "closed"; readonly openAtMs: number }
    | { readonly kind: "opening"; readonly id: number; readonly heardAtMs: number }
    | { readonly kind: "open"; readonly id: number; readonly heardAtMs: number };
  readonly pinging:
    | { readonly kind: "resting"; readonly askedAtMs: number }
    | {
        readonly kind: "asking";
        readonly id: number;
        readonly bill: BillId | null;
        /** The newest row that this till had then: a journal that ends before it is a different one. */
        readonly newest: number;
      };
  readonly pingFailures: number;
  /** Too many pings failed, or a write got no reply. */
  readonly isLost: boolean;
  /** By the wall clock. */
  readonly heardAt: number | null;
  readonly lostSince: number | null;
  /** The bill that the server knows to be on this screen. */
  readonly reportedBill: BillId | null;
  readonly device:
    | { readonly kind: "current" }
    | { readonly kind: "behind"; readonly writeAtMs: number }
    | { readonly kind: "writing"; readonly isBehindAgain: boolean };
  readonly isDeviceFailing: boolean;
  readonly nextId: number;
};

export type CachedState<Reference> = JournalPosition & {
  readonly records: Records;
  /** The rest of the bills is read later. */
  readonly isPartial?: boolean;
  readonly reference: Reference;
  readonly isReferenceOld: boolean;
  readonly heardAt: number;
};

/** The device's cache, and the server's reply to a ping from that state. */
export type OpenedCache<Reference> =
  | { readonly kind: "nothing" }
  | {
      readonly kind: "kept";
      readonly kept: CachedState<Reference>;
      /** `load` if the server refused; null if it did not answer. */
      readonly answer: ReplyOf<typeof sendPing> | "load" | null;
    };

export type LoadedState<Reference> = JournalPosition & {
  readonly records: Records;
  /** The rest of the bills is loaded later. */
  readonly isPartial?: boolean;
  readonly reference: Reference;
};

/** All bills and lines of the running day, as of one row. */
export type LoadedBills = JournalPosition & BillRecords;

/** Such bills, and what they become with the rows since; null if the rows do not follow them. */
export type LoadedRest = JournalPosition & {
  readonly withRows: (
    rows: RowsSince,
    ahead: ReadonlyMap<number, string | undefined>,
  ) => BillRecords | null;
};

export type FollowEvent<Reference> =
  | { readonly kind: "opened"; readonly opened: OpenedCache<Reference> }
  | {
      readonly kind: "loaded";
      readonly id: number;
      readonly loaded: LoadedState<Reference> | Failure;
    }
  | {
      readonly kind: "reference-loaded";
      readonly id: number;
      readonly reference: Reference | null;
    }
  | { readonly kind: "rest-loaded"; readonly id: number; readonly loaded: LoadedRest | null }
  /** Bytes came, if only a sign of life. */
  | { readonly kind: "stream-heard"; readonly id: number }
  | {
      readonly kind: "stream-event";
      readonly id: number;
      readonly name: string | null;
      readonly data: unknown;
    }
  | { readonly kind: "stream-ended"; readonly id: number }
  | {
      readonly kind: "ping-answered";
      readonly id: number;
      readonly outcome: Outcome<typeof sendPing>;
    }
  /** The rows of a write's reply. */
  | { readonly kind: "written"; readonly rows: readonly JournalRow[] }
  /** A write got no answer. */
  | { readonly kind: "unanswered" }
  | { readonly kind: "device-written"; readonly isDone: boolean }
  | { readonly kind: "bill-shown"; readonly bill: BillId | null }
  /** A person asks to load everything again. */
  | { readonly kind: "load-asked" }
  /** The page is being hidden and may never come back. */
  | { readonly kind: "hiding" }
  /** The network may be back. */
  | { readonly kind: "nudged" }
  | { readonly kind: "time" };

/** What is asked of the server or the device, and is answered by an event with this ID. */
export type RequestEffect = Requested & {
  readonly kind: "load" | "load-rest" | "load-reference" | "ping";
};

type Requested = {
  readonly id: number;
  readonly seen: JournalPosition;
  readonly bill: BillId | null;
};

export type FollowEffect =
  | RequestEffect
  | (Requested & { readonly kind: "open-stream" })
  | { readonly kind: "close-stream"; readonly id: number }
  | { readonly kind: "write-device" }
  | { readonly kind: "report"; readonly message: string };

export function initialState<Reference>({ ms }: ClockReading): FollowState<Reference> {
  return {
    isReady: false,
    failure: null,
    reference: null,
    known: noRecords,
    billsAsOf: 0,
    rest: { kind: "here" },
    ping: 0,
    mark: undefined,
    waiting: new Map(),
    isFromCache: false,
    viewedBill: null,
    viewers: [],
    isOutdated: false,
    isReferenceOld: false,
    settingsPing: 0,
    chain: { ping: 0, mark: undefined },
    ahead: new Map(),
    opening: "reading the device",
    load: { kind: "resting", lastAtMs: ms, failures: 0 },
    referenceLoad: { kind: "resting", notBeforeMs: ms },
    stream: { kind: "closed", openAtMs: ms },
    pinging: { kind: "resting", askedAtMs: ms },
    pingFailures: 0,
    isLost: false,
    heardAt: null,
    lostSince: null,
    reportedBill: null,
    device: { kind: "current" },
    isDeviceFailing: false,
    nextId: 1,
  };
}

/** The state that the status bar shows. */
export function connectionOf<Reference>(state: FollowState<Reference>): Connection {
  const { isLost, isReady, isFromCache, load, stream, pingFailures } = state;
  if (isLost) return "lost";
  if (!isReady || isFromCache || load.kind !== "resting") return "connecting";
  if (stream.kind === "open") return "live";
  return pingFailures === 0 ? "polling" : "connecting";
}

/** What the device should cache, or null if there is nothing that a new page could start from. */
export function stateToCache<Reference>(
  state: FollowState<Reference>,
  { wallMs }: ClockReading,
): CachedState<Reference> | null {
  const { known, reference, chain, isReferenceOld, referenceLoad, lostSince } = state;
  if (reference === null || state.isFromCache) return null;
  return {
    records: known,
    reference,
    ...chain,
    // The menu that is being loaded may never arrive.
    isReferenceOld: isReferenceOld || referenceLoad.kind === "loading",
    heardAt: lostSince ?? wallMs,
  };
}
