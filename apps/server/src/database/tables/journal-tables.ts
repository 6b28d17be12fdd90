import type { Instant, LocationId, StaffId, StationId } from "@comanda/contract/wire";
import type { Generated } from "kysely";

import type { Json } from "./column-types.ts";

export type JournalTables = {
  /** The newest sequence number of a location. Whoever writes holds this row until the commit. */
  journal_head: { location: LocationId; sequence: number; hash: string };
  journal: {
    location: LocationId;
    sequence: number;
    at: Instant;
    /** The name of the call. */
    action: string;
    staff: StaffId | null;
    station: StationId | null;
    changes: Json;
    previous_hash: string;
    hash: string;
  };
  /** Which rows of the journal speak of a record, so that its history is found without reading all of them. */
  journal_subject: {
    location: LocationId;
    entity: string;
    record: number;
    sequence: number;
  };
  /** The newest row that somebody's till has seen and the server does not have: one for each who signed in there. */
  missing_rows: {
    location: LocationId;
    staff: StaffId;
    station: StationId | null;
    till_sequence: number;
    till_mark: string;
    /** Where the journal ended when it was noticed, and when that row was written. */
    head_sequence: number;
    head_at: Instant | null;
    noticed_at: Instant;
    /** When somebody in the office took note of it. */
    seen_at: Instant | null;
  };
  /** The replies of writes by their idempotency keys. */
  written_reply: {
    location: LocationId;
    key: string;
    /** Of method, target and body: the same key may not stand for another request. */
    request_hash: string;
    sequence: number | null;
    body: string;
    at: Instant;
  };
  /** What opens the personal fields of a guest in the journal. The journal itself never speaks of it. */
  guest_key: {
    location: LocationId;
    customer: number;
    /** 32 bytes in base64; null once the guest is erased. */
    secret: string | null;
    /** SHA-256 of it in hex. */
    fingerprint: string;
  };
  /** The replies and papers that hold personal fields of a guest. */
  guest_copy: {
    location: LocationId;
    customer: number;
    kind: "reply" | "paper";
    reference: string;
  };
  /** How a location's journal was rewritten when guests got their keys. */
  journal_rewrite: {
    id: Generated<number>;
    location: LocationId;
    /** The rows from the first one that changed to the last one of then. */
    from_sequence: number;
    to_sequence: number;
    former_head: string;
    head: string;
    /** SHA-256 of their former hashes, one after the other. */
    former_digest: string;
  };
  /** The hash that a rewritten row had before. */
  former_hash: { location: LocationId; sequence: number; hash: string };
};
