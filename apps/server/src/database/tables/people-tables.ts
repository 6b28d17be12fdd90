import type {
  CustomerId,
  CustomerTypeId,
  Instant,
  LocationId,
  Rate,
  StaffId,
  StationId,
  UserGroupId,
} from "@comanda/contract/wire";
import type { Generated } from "kysely";

import type { Flag, Json, Retirable, Revised } from "./column-types.ts";
import type { TableRoles } from "./table-roles.ts";

export type PeopleTables = {
  user_group: Retirable & {
    id: Generated<UserGroupId>;
    name: string;
    kind: "management" | "cashier" | "service" | "other";
    /** The permissions of its members. */
    permissions: Generated<Json>;
    /** The most that a member may give off, in basis points; null without a limit. */
    discount_limit: Rate | null;
  };
  staff: Revised & {
    id: Generated<StaffId>;
    ref: string;
    username: string;
    /** Without one the user cannot log in. */
    password_hash: string | null;
    first_name: string;
    last_name: string;
    role: "admin" | "cashier" | "staff";
    user_group: UserGroupId;
    sub_roles: Json;
    permissions: Json;
    may_log_in: Flag;
    location: LocationId | null;
    station: StationId | null;
    deleted_at: Instant | null;
  };
  staff_location: { location: LocationId; staff: StaffId; ref: string };
  /** Staff who worked at the location and now work elsewhere. */
  former_staff: { location: LocationId; staff: StaffId; left_at: Instant };
  session: {
    id: string;
    staff: StaffId;
    location: LocationId | null;
    station: StationId | null;
    epoch: number;
    created_at: Instant;
    ends_at: Instant;
    revoked_at: Instant | null;
    /** When the key of this epoch was offered or, after that, first used. */
    epoch_since: Instant;
    /** Whether the key of this epoch is still unused; the one before it still signs. */
    is_offering: Flag;
    /** A hash of password, permissions and station: when these change, the key must be replaced. */
    key_for: string;
    /** The network address of the session's last use; empty if unknown. */
    address: string;
    /** The user agent that the browser sent at sign-in. */
    user_agent: string;
    /** To within minutes. */
    last_seen_at: Instant;
  };
  /** The nonces of signed requests that were seen, for several servers on one database. */
  seen_nonce: { session: string; nonce: string; created_at: Instant };
  sign_in_event: {
    id: Generated<number>;
    location: LocationId;
    kind: "signed-in" | "failed" | "signed-out" | "key-reused";
    /** Whose password or key it was about. */
    staff: StaffId;
    session: string | null;
    /** The network address. */
    address: string | null;
    at: Instant;
  };
  customer_type: Retirable & {
    id: Generated<CustomerTypeId>;
    location: LocationId;
    name: string;
    pays_by_invoice: Flag;
  };
  customer: Revised & {
    id: Generated<CustomerId>;
    location: LocationId;
    name: string;
    /** YYYY-MM-DD */
    date_of_birth: string | null;
    card_number: string;
    customer_type: CustomerTypeId;
    address: string;
    phone: string;
    email: string;
    preferred_drink: string;
    company_name: Generated<string>;
    company_address: Generated<string>;
    company_tax_number: Generated<string>;
    deleted_at: Instant | null;
    /** When all personal fields of the row were cleared. */
    erased_at: Generated<Instant | null>;
  };
  /** The guests in use as a search reads them, derived from their rows. */
  customer_search: {
    location: LocationId;
    customer: CustomerId;
    /** Sorts like their names; empty if that is not known. */
    name_order: string;
    /** Folded, as are the others. */
    name: string;
    card_number: string;
    phone: string;
    company_name: string;
    company_tax_number: string;
  };
  /** Whatever is found in one of these texts is the beginning of one of their parts. */
  customer_search_part: { location: LocationId; part: string; customer: CustomerId };
};

export const peopleTableRoles: TableRoles<PeopleTables> = {
  user_group: "reference",
  staff: "reference",
  staff_location: "reference",
  former_staff: "everyday",
  session: "everyday",
  seen_nonce: "everyday",
  sign_in_event: "everyday",
  customer_type: "reference",
  customer: "everyday",
  customer_search: "everyday",
  customer_search_part: "everyday",
};
