import type { CallPermission } from "@comanda/contract/call";
import type { LocationId, StaffId, StationId } from "@comanda/contract/wire";

/** The user and place of a signed call. */
export type Session = {
  readonly id: string;
  /** The epoch of the key that signed the call. */
  readonly epoch: number;
  readonly staff: StaffId;
  /** Each right of the user. */
  readonly permissions: readonly CallPermission[];
  /** The location of this call, at which the user may work. */
  readonly location: LocationId;
  /** Null until one is picked. */
  readonly station: StationId | null;
  /** The user who approved this one call; the approval token was checked. */
  readonly approval?: Approval;
};

/** Who allows a call, and the right that this takes. */
export type Approval = { readonly by: StaffId; readonly right: CallPermission };

/** A program writes as a member of staff, without a till, a key or a right of its own. */
export function sessionOfProgram(
  id: string,
  { location, staff }: Pick<Session, "location" | "staff">,
): Session {
  return { id, epoch: 0, staff, permissions: [], location, station: null };
}
