import { Type } from "typebox";

import { defineCall } from "./call.ts";
import { changeLists, journalMark } from "./change-lists.ts";

/** What one write changed, under its number in the journal: what a till's applyChanges takes. */
export const journalRow = Type.Object(changeLists);

/** The newest change that a till has applied; 0 before the first. */
export const lastPing = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** With it, who has a row that this journal does not have, or has otherwise, is told to load everything again. */
export const lastMark = Type.Optional(journalMark);

/**
 * Answered with server-sent events that go on until the session ends: for each row of the journal one whose id is
 * its number and whose data is the reply below; one named `at-hand` whenever others have other bills on their screens;
 * or a last one named `reload`.
 */
export const watchChanges = defineCall({
  name: "watch-changes",
  method: "GET",
  path: "/live",
  permission: "session",
  query: Type.Object({ lastPing, mark: lastMark }),
  reply: journalRow,
});
