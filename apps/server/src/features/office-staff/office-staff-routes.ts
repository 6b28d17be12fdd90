import {
  addStaffToLocation as addStaffToLocationCall,
  removeStaffFromLocation as removeStaffFromLocationCall,
  listColleagues as listColleaguesCall,
} from "@comanda/contract/office-colleague";
import { officeStaff } from "@comanda/contract/office-staff";

import type { Database } from "#database/database.ts";
import { matchesSchema } from "#database/portable-columns.ts";
import type { BackgroundRegistry } from "#http/background-reads.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { registerTopicReads } from "../office/index.ts";
import { addStaffToLocation } from "./add-staff-to-location.ts";
import { requireOfficeAdmin } from "./require-office-admin.ts";
import { removeStaffFromLocation } from "./remove-staff-from-location.ts";
import { listColleagues } from "./list-colleagues.ts";
import { saveStaff, type SaveStaffBody } from "./save-staff.ts";
import { saveUserGroups } from "./save-user-groups.ts";
import { staffTopic } from "./staff-topic.ts";
import { userGroupTopic } from "./user-group-topic.ts";

export function registerOfficeStaffReads(registry: BackgroundRegistry, database: Database): void {
  for (const topic of [userGroupTopic, staffTopic]) registerTopicReads(registry, database, topic);
}

export function registerOfficeStaffRoutes(
  registry: CallRegistry,
  database: Database,
  hashPassword: (password: string) => Promise<string>,
): void {
  registry.answerWrite(userGroupTopic.save, ({ body }, context) =>
    requireOfficeAdmin(context, () => saveUserGroups(context, body)),
  );
  registry.answerSigned(listColleaguesCall, (_input, session) => listColleagues(database, session));
  registry.answerWrite(addStaffToLocationCall, ({ params, body }, context) =>
    addStaffToLocation(context, params.id, body),
  );
  registry.answerWrite(removeStaffFromLocationCall, ({ params }, context) =>
    removeStaffFromLocation(context, params.id),
  );
  registry.answerPreparedWrite(
    staffTopic.save,
    async ({ body }) => {
      const hashes: (string | null)[] = [];
      for (const { password = "" } of toSaveStaffBody(body).save) {
        hashes.push(password.trim() === "" ? null : await hashPassword(password));
      }
      return hashes;
    },
    ({ body }, context, hashes) => saveStaff(context, toSaveStaffBody(body), hashes),
  );
}

/** The reply is typed by the topic, the request by the staff schema. */
function toSaveStaffBody(body: unknown): SaveStaffBody {
  if (!matchesSchema(officeStaff.save.body, body)) throw new Error("No staff");
  return body;
}
