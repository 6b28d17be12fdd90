import type { CallPermission } from "@comanda/contract/call";
import type { LocationId, StaffId, StationId } from "@comanda/contract/wire";

/** Who asks, and where: what every signed call is answered for. */
export type Session = {
  readonly id: string;
  /** Of the key that signed the call. */
  readonly epoch: number;
  readonly staff: StaffId;
  readonly permissions: readonly CallPermission[];
  /** The location that this call is about; one where the user may work. */
  readonly location: LocationId;
  /** Empty until one is picked. */
  readonly station: StationId | null;
};
