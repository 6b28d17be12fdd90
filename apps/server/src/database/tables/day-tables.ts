import type {
  Instant,
  LocationId,
  ShiftId,
  StaffId,
  StationId,
  WorkDayId,
} from "@comanda/contract/wire";
import type { Generated } from "kysely";

import type { Json } from "./column-types.ts";
import type { TableRoles } from "./table-roles.ts";

export type DayTables = {
  work_day: {
    id: Generated<WorkDayId>;
    location: LocationId;
    started_at: Instant;
    started_by: StaffId;
    ended_at: Instant | null;
  };
  shift: {
    id: Generated<ShiftId>;
    location: LocationId;
    station: StationId;
    work_day: WorkDayId;
    /** The cashier whose shift it is. */
    staff: StaffId;
    name: string;
    started_at: Instant;
    /** Coins and notes as they were counted. */
    start_count: Json;
    ended_at: Instant | null;
  };
};

export const dayTableRoles: TableRoles<DayTables> = {
  work_day: "everyday",
  shift: "everyday",
};
