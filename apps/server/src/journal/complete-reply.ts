import { Type } from "typebox";

import type { Database } from "#database/database.ts";
import { fromJson } from "#database/portable-columns.ts";

import type { Change } from "./changes.ts";
import { findRow } from "./find-rows-after.ts";
import { hashPrefixOf } from "./hash-entry.ts";
import { putPapersBack } from "./reply-papers.ts";
import type { WrittenReply } from "./reply-store.ts";
import { wireLists, type WireShapes } from "./wire-shapes.ts";

type ReplyParts = {
  /** What the use case replied. */
  readonly reply: object;
  /** The changes of the newest row of the write. */
  readonly changes: readonly Change[];
  /** Where the journal ends with this write. */
  readonly end: { readonly hash: string; readonly sequence: number };
};

/** The bytes of a reply: what the use case replied, the changes that tills apply, and where the journal ends. */
export function serializeWriteReply(
  shapes: WireShapes,
  { reply, changes, end: { hash, sequence } }: ReplyParts,
): string {
  const end = { mark: hashPrefixOf(hash), ping: sequence };
  return JSON.stringify({ ...reply, ...wireLists(shapes, changes), ...end });
}

const ownPart = Type.Record(Type.String(), Type.Unknown());

/** The reply to a repeated request: what is not stored with it follows from the journal row of its write. */
export async function completeReply(
  parts: { readonly database: Database; readonly shapes: WireShapes },
  stored: Pick<WrittenReply, "location" | "sequence" | "body" | "is_whole">,
): Promise<string> {
  const { location, sequence, body } = stored;
  if (stored.is_whole === 1 || sequence === null) return body;
  const { row, changes } = await findRow(parts, location, sequence);
  const { insert, update, delete: gone, mark, ping } = row;
  const own = putPapersBack(fromJson(ownPart, body), changes);
  return JSON.stringify({ ...own, insert, update, delete: gone, mark, ping });
}
