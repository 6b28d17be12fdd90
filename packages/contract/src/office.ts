import { maximumImportRows } from "@comanda/domain/menu-import/import-field";
import {
  Type,
  type Static,
  type TObject,
  type TProperties,
  type TSchema,
  type TUnsafe,
} from "typebox";

import { defineCall } from "./call.ts";
import { defineWriteReply } from "./change-lists.ts";

/** How often a record was changed, plus 1. A save sends the revision that was read. */
export const revision = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
export const recordId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** More than the largest menu has, so that one call can import it. */
export const maxRowsPerSave = maximumImportRows;

/** The size of that many rows. */
export const maximumOfficeBytes = 24 * 1024 * 1024;

type RecordHeader = {
  readonly id: number;
  readonly revision: number;
  /** It is no longer in use, but past records still refer to it. */
  readonly isRetired: boolean;
};

export type OfficeRecord<Fields extends object> = RecordHeader & Fields;

/**
 * A draft without an id creates a record. Fields that are left out stay as they are, or get their defaults in a new
 * record.
 */
export type OfficeDraft<Fields extends object> = Partial<Fields> & {
  readonly id?: number;
  readonly revision?: number;
};

/** Of a query: the retired records instead of those in use. */
export const onlyRetired = Type.Literal(1);

/** What still refers to a record, such as the articles of a category. */
export const recordUse = Type.Object({
  /** `article`, `category`, `openBill` … */
  kind: Type.String(),
  id: recordId,
  name: Type.String(),
  /** Whether it prevents the record from being retired. */
  isHolding: Type.Boolean(),
  /** Whether nothing else in use is in its list, such as the only choice of a question. */
  isLeftEmpty: Type.Optional(Type.Boolean()),
  /** On the last of a kind of which only the first ones are listed: how many more there are. */
  more: Type.Optional(Type.Integer()),
});
export type OfficeUse = Static<typeof recordUse>;

export const recordUses = Type.Array(recordUse);

/** The three calls by which the back office manages one kind of record. */
export function officeTopic<Fields extends TProperties>(name: string, fields: Fields) {
  type Values = Static<TObject<Fields>>;
  const draft: TUnsafe<OfficeDraft<Values>> = Type.Unsafe(draftOf(fields));
  return topicCalls(name, fields, draft);
}

/** For a kind with write-only fields, such as a password. */
export function officeTopicWithInputs<Fields extends TProperties, Inputs extends TProperties>(
  name: string,
  fields: Fields,
  inputs: Inputs,
) {
  type Values = Static<TObject<Fields>> & Static<TObject<Inputs>>;
  const draft: TUnsafe<OfficeDraft<Values>> = Type.Unsafe(draftOf({ ...fields, ...inputs }));
  return topicCalls(name, fields, draft);
}

function draftOf(fields: TProperties) {
  return Type.Object(
    { id: Type.Optional(recordId), revision: Type.Optional(revision), ...allOptional(fields) },
    { additionalProperties: false },
  );
}

function topicCalls<Fields extends TProperties, Draft extends TSchema>(
  name: string,
  fields: Fields,
  draft: Draft,
) {
  const record: TUnsafe<OfficeRecord<Static<TObject<Fields>>>> = Type.Unsafe(
    Type.Object({ id: recordId, revision, isRetired: Type.Boolean(), ...withoutLimits(fields) }),
  );
  return {
    name,
    fields: Type.Object(fields),
    /** Those in use, or with `?retired=1` the retired ones. */
    list: defineCall({
      name: `office-${name}-list`,
      method: "GET",
      path: `/office/${name}`,
      permission: "keep_office",
      query: Type.Object({ retired: Type.Optional(onlyRetired) }),
      reply: Type.Array(record),
    }),
    /** Saves many rows at once: all of them or, after a refusal, none. */
    save: defineCall({
      name: `office-${name}-save`,
      method: "POST",
      path: `/office/${name}`,
      permission: "keep_office",
      isLarge: true,
      body: Type.Object({
        save: Type.Array(draft, { maxItems: maxRowsPerSave }),
        retire: Type.Array(Type.Object({ id: recordId, revision }), { maxItems: maxRowsPerSave }),
      }),
      reply: defineWriteReply({
        /** In their current state, in the order in which they were sent. */
        saved: Type.Array(record),
        retired: Type.Array(record),
      }),
    }),
    uses: defineCall({
      name: `office-${name}-uses`,
      method: "GET",
      path: `/office/${name}/{id}/uses`,
      permission: "keep_office",
      params: Type.Object({ id: recordId }),
      reply: recordUses,
    }),
  };
}

/** Values that were saved under looser limits are still shown; the limits apply only when they are sent again. */
function withoutLimits(fields: TProperties): TProperties {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, withoutLimit(schema)]),
  );
}

function withoutLimit(schema: TSchema): TSchema {
  // A pattern already limits the length.
  return "maxLength" in schema && !("pattern" in schema) ? Type.String() : schema;
}

function allOptional(fields: TProperties): TProperties {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, Type.Optional(schema)]),
  );
}

export type OfficeCalls = Pick<
  ReturnType<typeof officeTopic<TProperties>>,
  "list" | "save" | "uses"
>;

/** The schema that defines the fields of a topic. */
export type FieldsSchema = TObject;
export type FieldsOf<S extends FieldsSchema> = Static<S>;
