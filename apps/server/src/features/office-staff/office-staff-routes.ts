import {
  bringColleague as bringColleagueCall,
  letColleagueGo as letColleagueGoCall,
  listColleagues as listColleaguesCall,
} from "@comanda/contract/office-colleague";
import { officeStaff } from "@comanda/contract/office-staff";

import type { Database } from "#database/database.ts";
import { fits } from "#database/portable-columns.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { registerTopicReads, saveRecords } from "../office/index.ts";
import { bringColleague } from "./add-staff-to-location.ts";
import { keepKeepers } from "./require-office-admin.ts";
import { letColleagueGo } from "./remove-staff-from-location.ts";
import { listColleagues } from "./list-colleagues.ts";
import { saveStaff, type Body } from "./save-staff.ts";
import { staffTopic } from "./staff-topic.ts";
import { userGroupTopic } from "./user-group-topic.ts";

export function registerOfficeStaffRoutes(
  registry: CallRegistry,
  database: Database,
  hashPassword: (password: string) => Promise<string>,
): void {
  registerTopicReads(registry, database, userGroupTopic);
  registry.answerWrite(userGroupTopic.save, ({ body }, writing) =>
    keepKeepers(writing, () => saveRecords(userGroupTopic, writing, body)),
  );
  registry.answerSigned(listColleaguesCall, (_input, session) => listColleagues(database, session));
  registry.answerWrite(bringColleagueCall, ({ params, body }, writing) =>
    bringColleague(writing, params.id, body),
  );
  registry.answerWrite(letColleagueGoCall, ({ params }, writing) =>
    letColleagueGo(writing, params.id),
  );
  registerTopicReads(registry, database, staffTopic);
  registry.answerPreparedWrite(
    staffTopic.save,
    async ({ body }) => {
      const hashes: (string | null)[] = [];
      for (const { password = "" } of typed(body).save) {
        // oxlint-disable-next-line no-await-in-loop -- each takes much memory
        hashes.push(password.trim() === "" ? null : await hashPassword(password));
      }
      return hashes;
    },
    ({ body }, writing, hashes) => saveStaff(writing, typed(body), hashes),
  );
}

/** The reply is typed by the topic, the request by the staff schema. */
function typed(body: unknown): Body {
  if (!fits(officeStaff.save.body, body)) throw new Error("No staff");
  return body;
}
