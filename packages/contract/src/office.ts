import {
  Type,
  type Static,
  type TObject,
  type TProperties,
  type TSchema,
  type TUnsafe,
} from "typebox";

import { defineCall } from "./call.ts";
import { writtenReply } from "./change-lists.ts";

/** How often a thing was changed, and 1 more. Who saves sends the one that was read. */
export const revision = Type.Integer({ minimum: 1, maximum: 1_000_000_000 });
const recordId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** More than the largest menu has, so that it can be brought along in one call. */
export const mostRowsAtOnce = 25_000;

/** As large as so many rows are. */
export const maximumOfficeBytes = 24 * 1024 * 1024;

type Kept = {
  readonly id: number;
  readonly revision: number;
  /** It is not in use any more, but what was done with it still names it. */
  readonly isRetired: boolean;
};

export type OfficeRecord<Fields extends object> = Kept & Fields;

/** Without an id it is a new one. What is not said stays as it is, or is as a new one has it. */
export type OfficeDraft<Fields extends object> = Partial<Fields> & {
  readonly id?: number;
  readonly revision?: number;
};

/** What still names a thing, such as the articles of a category. */
export const use = Type.Object({
  /** `article`, `category`, `openBill` … */
  kind: Type.String(),
  id: recordId,
  name: Type.String(),
  /** Whether the thing cannot be retired because of it. */
  isHolding: Type.Boolean(),
});
export type OfficeUse = Static<typeof use>;

/** The three calls by which the back office keeps one kind of thing. */
export function officeTopic<Fields extends TProperties>(name: string, fields: Fields) {
  type Values = Static<TObject<Fields>>;
  const draft: TUnsafe<OfficeDraft<Values>> = Type.Unsafe(draftOf(fields));
  return topicCalls(name, fields, draft);
}

/** Of a kind of which something is sent that is never told, such as a password. */
export function officeTopicWithSecrets<Fields extends TProperties, Secrets extends TProperties>(
  name: string,
  fields: Fields,
  secrets: Secrets,
) {
  type Values = Static<TObject<Fields>> & Static<TObject<Secrets>>;
  const draft: TUnsafe<OfficeDraft<Values>> = Type.Unsafe(draftOf({ ...fields, ...secrets }));
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
    /** Those in use, or with `?retired=1` those that are not any more. */
    list: defineCall({
      name: `office-${name}-list`,
      method: "GET",
      path: `/office/${name}`,
      permission: "admin",
      query: Type.Object({ retired: Type.Optional(Type.Literal(1)) }),
      reply: Type.Array(record),
    }),
    /** Many rows at once: all of them are kept, or after a refusal none. */
    save: defineCall({
      name: `office-${name}-save`,
      method: "POST",
      path: `/office/${name}`,
      permission: "admin",
      isLarge: true,
      body: Type.Object({
        save: Type.Array(draft, { maxItems: mostRowsAtOnce }),
        retire: Type.Array(Type.Object({ id: recordId, revision }), { maxItems: mostRowsAtOnce }),
      }),
      reply: writtenReply({
        /** As they are now, in the order in which they were sent. */
        saved: Type.Array(record),
        retired: Type.Array(record),
      }),
    }),
    uses: defineCall({
      name: `office-${name}-uses`,
      method: "GET",
      path: `/office/${name}/{id}/uses`,
      permission: "admin",
      params: Type.Object({ id: recordId }),
      reply: Type.Array(use),
    }),
  };
}

/** What was kept when more was allowed is still shown; only who sends it again hears of the limit. */
function withoutLimits(fields: TProperties): TProperties {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, withoutLimit(schema)]),
  );
}

function withoutLimit(schema: TSchema): TSchema {
  // One with a pattern has its length from that.
  return "maxLength" in schema && !("pattern" in schema) ? Type.String() : schema;
}

function allOptional(fields: TProperties): TProperties {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, Type.Optional(schema)]),
  );
}

/** The calls of any topic. */
export type OfficeCalls = Pick<
  ReturnType<typeof officeTopic<TProperties>>,
  "list" | "save" | "uses"
>;

/** What says which fields a topic has. */
export type FieldsSchema = TObject;
export type FieldsOf<S extends FieldsSchema> = Static<S>;
