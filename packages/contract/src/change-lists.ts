import { Type, type TObject, type TProperties } from "typebox";

const anyRecord = Type.Record(Type.String(), Type.Unknown());

/**
 * The beginning of the hash of a journal row. Two journals with the same hash at a number are identical up to it; a
 * journal that was restored from a backup and then continued has another hash.
 */
export const journalHashPrefix = Type.String({ maxLength: 16, pattern: "^[0-9a-f]{16}$" });

/** What one write changed, by kind of record: the same lists in replies, live stream and pings. */
export const changeLists = {
  insert: Type.Record(Type.String(), Type.Array(anyRecord)),
  update: Type.Record(
    Type.String(),
    Type.Array(
      Type.Object({
        id: Type.Integer({ minimum: 1 }),
        /** The old and the new value of each field. */
        changes: Type.Record(
          Type.String(),
          Type.Object({ old: Type.Unknown(), new: Type.Unknown() }),
        ),
      }),
    ),
  ),
  delete: Type.Record(Type.String(), Type.Array(Type.Integer({ minimum: 1 }))),
  /** The newest sequence number of the location's journal. */
  ping: Type.Integer({ minimum: 0 }),
  /** The hash prefix of that row. Replies that were stored before there were prefixes have none. */
  mark: Type.Optional(journalHashPrefix),
};

/** The fields of a write's reply that come from its journal row, not from its handler. */
export type JournalField = keyof typeof changeLists;

export function defineWriteReply<Fields extends TProperties>(
  fields: Fields,
): TObject<Fields & typeof changeLists> {
  return Type.Object({ ...fields, ...changeLists });
}
