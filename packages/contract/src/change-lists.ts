import { Type, type TObject, type TProperties } from "typebox";

const anyRecord = Type.Record(Type.String(), Type.Unknown());

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
};

/** The fields of a write's reply that come from its journal row, not from its handler. */
export type JournalField = keyof typeof changeLists;

export function writtenReply<Fields extends TProperties>(
  fields: Fields,
): TObject<Fields & typeof changeLists> {
  return Type.Object({ ...fields, ...changeLists });
}
