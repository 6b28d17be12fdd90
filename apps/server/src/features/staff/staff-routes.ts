import {
  addStaff as addStaffCall,
  listStaff,
  listUserGroups,
  setStaffStation as setStaffStationCall,
} from "@comanda/contract/staff";
import { staff } from "@comanda/contract/staff-record";

import type { Database } from "#database/database.ts";
import type { CallRegistry } from "#http/register-calls.ts";
import { toContractRecord } from "#journal/to-contract-record.ts";

import { addStaff } from "./add-staff.ts";
import { setStaffStation } from "./set-staff-station.ts";
import { staffShapes } from "./staff-shapes.ts";
import { findStaffIncludingFormer, findUserGroups, maskForLocation } from "./staff-store.ts";

export function registerStaffRoutes(
  { answerSigned, answerPreparedWrite, answerWrite }: CallRegistry,
  database: Database,
  hashPassword: (password: string) => Promise<string>,
): void {
  answerSigned(listStaff, async (_input, { location }) =>
    (await findStaffIncludingFormer(database, location)).map((row) =>
      toContractRecord(staff, staffShapes.staff, maskForLocation(location, row)),
    ),
  );
  answerSigned(listUserGroups, async () => {
    const groups = await findUserGroups(database);
    return groups.map((group) => ({ ...group, permissions: [...group.permissions] }));
  });
  answerPreparedWrite(
    addStaffCall,
    async ({ body }) => (body.password.trim() === "" ? null : hashPassword(body.password)),
    ({ body }, context, passwordHash) => addStaff(context, body, passwordHash),
  );
  answerWrite(setStaffStationCall, ({ body }, context) => setStaffStation(context, body));
}
