import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { changeLists, journalHashPrefix } from "./change-lists.ts";

/** What one write changed, with its number in the journal: the input of a till's applyChanges. */
export const journalRow = Type.Object(changeLists);

/** The newest row that a till has applied; 0 before the first. */
export const lastPing = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/**
 * The hash prefix of that row. If the server's journal has no such row, or a different one, it tells the till to reload
 * everything.
 */
export const lastHashPrefix = Type.Optional(journalHashPrefix);

/**
 * Answered with server-sent events until the session ends: for each journal row an event whose id is its number and
 * whose data is the reply below; one named `at-hand` whenever the bills on other screens change; or a final one named
 * `reload`.
 */
export const watchChanges = defineCall({
  name: "watch-changes",
  method: "GET",
  path: "/live",
  permission: "session",
  query: Type.Object({ lastPing, mark: lastHashPrefix }),
  reply: journalRow,
});
