import type { Instant, LocationId, StaffId, StationId } from "@comanda/contract/wire";
import type { Generated } from "kysely";

import type { Json } from "./column-types.ts";
import type { TableRoles } from "./table-roles.ts";

export type JournalTables = {
  /** The newest sequence number of a location. A write locks this row until its commit. */
  journal_head: {
    location: LocationId;
    sequence: number;
    hash: string;
    /** The newest row that changed the menu, prices or rules; 0 if that was an earlier release. */
    reference_sequence: Generated<number>;
  };
  journal: {
    location: LocationId;
    sequence: number;
    at: Instant;
    /** The name of the call. */
    action: string;
    staff: StaffId | null;
    station: StationId | null;
    /** Who allowed what the user may not do alone. */
    approved_by: StaffId | null;
    /** When it was pressed at the till; null if that was when it was written. */
    pressed_at: Instant | null;
    /** These three are empty in a packed row. */
    changes: Json;
    previous_hash: string;
    hash: string;
    /** The hash and the changes; null in rows of earlier releases. */
    packed: Uint8Array | null;
  };
  /** Which journal rows affect a record, so that its history is found without reading all rows. */
  journal_subject: {
    location: LocationId;
    entity: string;
    record: number;
    sequence: number;
  };
  /** The newest row that a till has seen and the server does not have: one for each user who signed in there. */
  missing_rows: {
    location: LocationId;
    staff: StaffId;
    station: StationId | null;
    till_sequence: number;
    till_mark: string;
    /** Where the journal ended when the gap was noticed, and when that row was written. */
    head_sequence: number;
    head_at: Instant | null;
    noticed_at: Instant;
    /** When an office user acknowledged it. */
    seen_at: Instant | null;
  };
  /** The replies of writes by their idempotency keys. */
  written_reply: {
    location: LocationId;
    key: string;
    /** Hash of method, target and body: the same key must not stand for another request. Empty in a packed row. */
    request_hash: string;
    sequence: number | null;
    /** The whole reply, or only what does not follow from the journal row of its write. Empty in a packed row. */
    body: string;
    at: Instant;
    is_whole: 0 | 1;
    /** The hash of the request and the body; null in rows of earlier releases. */
    packed: Uint8Array | null;
  };
  /** Opens the personal fields of a guest in the journal. The journal itself never holds it. */
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
    /** From the first row that changed to the last row of that time. */
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

export const journalTableRoles: TableRoles<JournalTables> = {
  journal_head: "everyday",
  journal: "everyday",
  journal_subject: "everyday",
  missing_rows: "everyday",
  written_reply: "everyday",
  guest_key: "everyday",
  guest_copy: "everyday",
  journal_rewrite: "everyday",
  former_hash: "everyday",
};
