import type {
  CustomerId,
  CustomerTypeId,
  Instant,
  LocationId,
  StaffId,
  StationId,
  UserGroupId,
} from "@comanda/contract/wire";
import type { Generated } from "kysely";

import type { Flag, Json, Retirable, Revised } from "./column-types.ts";

export type PeopleTables = {
  user_group: Retirable & {
    id: Generated<UserGroupId>;
    name: string;
    kind: "management" | "cashier" | "service" | "other";
    /** What everybody in it may do. */
    permissions: Generated<Json>;
  };
  staff: Revised & {
    id: Generated<StaffId>;
    ref: string;
    username: string;
    /** Without one nobody can sign in as them. */
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
  /** Who worked at the location and works elsewhere now. */
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
    /** Whether the key of this epoch is yet to be used; the one before it still signs. */
    is_offering: Flag;
    /** A hash of password, permissions and station: where these differ, another key is due. */
    key_for: string;
    /** Of the network, where the session was used last; empty if that is not known. */
    address: string;
    /** What the browser called itself at sign-in. */
    user_agent: string;
    /** To within minutes. */
    last_seen_at: Instant;
  };
  /** What was signed and seen, where several servers share the database. */
  seen_nonce: { session: string; nonce: string; created_at: Instant };
  sign_in_event: {
    id: Generated<number>;
    location: LocationId;
    kind: "signed-in" | "failed" | "signed-out" | "key-reused";
    /** Whose password or key it was about. */
    staff: StaffId;
    session: string | null;
    /** Of the network. */
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
    /** When everything personal was cleared from the row. */
    erased_at: Generated<Instant | null>;
  };
};
