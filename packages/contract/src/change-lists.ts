import { Type, type TObject, type TProperties } from "typebox";

const anyRecord = Type.Record(Type.String(), Type.Unknown());

/**
 * The beginning of a row's hash in the journal. Two journals that have the same row at a number are the same up to it;
 * one that was brought back from a backup and has gone on since has another.
 */
export const journalMark = Type.String({ maxLength: 16, pattern: "^[0-9a-f]{16}$" });

/** What one write changed, by the kind of record: the same lists in replies, live push and pings. */
export const changeLists = {
  insert: Type.Record(Type.String(), Type.Array(anyRecord)),
  update: Type.Record(
    Type.String(),
    Type.Array(
      Type.Object({
        id: Type.Integer({ minimum: 1 }),
        /** Field by field, as it was and as it is. */
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
  /** Of that row. Replies that were kept before there were marks have none. */
  mark: Type.Optional(journalMark),
};

/** The fields of a write's reply that come from its journal row, not from its handler. */
export type JournalField = keyof typeof changeLists;

export function writtenReply<Fields extends TProperties>(
  fields: Fields,
): TObject<Fields & typeof changeLists> {
  return Type.Object({ ...fields, ...changeLists });
}
