import type { RefusedCall } from "#call/refused-call.ts";
import type { WriteContext } from "#journal/command.ts";

import { saveRecords, type SaveRequest, type SaveResult } from "../office/index.ts";
import { refuseSharedGroups } from "./refuse-shared.ts";
import { userGroupTopic } from "./user-group-topic.ts";

/** Saves groups, unless people of locations where the user does not work would be able to do more or less. */
export async function saveUserGroups(
  context: WriteContext,
  request: SaveRequest,
): Promise<SaveResult | RefusedCall> {
  const shared = await refuseSharedGroups(context, request);
  return shared ?? saveRecords(userGroupTopic, context, request);
}
