import type { BodyOf, ReplyOf } from "@comanda/contract/call";
import type { JournalField } from "@comanda/contract/change-lists";
import type { saveSettings as saveSettingsCall } from "@comanda/contract/office-settings";
import { checkSettings } from "@comanda/domain/office/check-settings";

import { refuseCall, type RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { refuseRows } from "../office/index.ts";
import { writeSettings } from "../venue/index.ts";

type Call = typeof saveSettingsCall;

/** The settings belong to no location: the change goes into every location's journal. */
export async function saveSettings(
  context: WriteContext,
  { before, after }: BodyOf<Call>,
): Promise<Omit<ReplyOf<Call>, JournalField> | RefusedCall> {
  const problems = checkSettings(after);
  if (problems.length > 0) {
    return refuseRows(problems.map((problem) => ({ row: 0, ...problem })));
  }
  const settings = { ...after, venueName: after.venueName.trim() };
  const isKept = await writeSettings(context, { before, after: settings });
  return isKept ? { settings } : refuseCall("changed-meanwhile");
}
