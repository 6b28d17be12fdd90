import { officeStaff } from "@comanda/contract/office-staff";

import type { Database } from "#database/database.ts";
import { fits } from "#database/portable-columns.ts";
import type { CallRegistry } from "#http/register-calls.ts";

import { registerTopicReads, saveRecords } from "../office/index.ts";
import { keepKeepers } from "./keep-keepers.ts";
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

/** What is answered is as a topic has it, and what is asked for as staff has it. */
function typed(body: unknown): Body {
  if (!fits(officeStaff.save.body, body)) throw new Error("No staff");
  return body;
}
