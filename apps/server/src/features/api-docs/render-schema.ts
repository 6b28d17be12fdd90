import { fieldsOf, type JsonSchema } from "./json-schema.ts";
import { html, emptyMarkup, type Markup } from "#http/markup.ts";

type SchemaRow = {
  readonly name: string;
  readonly depth: number;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
};

/** The fields of a body or a reply, with nested fields below their parent. */
export function schemaTable(schema: JsonSchema): Markup {
  const rows = rowsOf(schema, 0);
  if (rows.length === 0) return html`<p class="type">${typeOf(schema)}</p>`;
  const whole =
    objectIn(schema) === schema ? emptyMarkup : html`<p class="type">${typeOf(schema)}</p>`;
  return html`${whole}
    <table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">Allowed</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(tableRow)}
      </tbody>
    </table>`;
}

function tableRow({ name, depth, schema, isRequired }: SchemaRow): Markup {
  const mark = isRequired ? emptyMarkup : html` <span class="optional">optional</span>`;
  return html`<tr>
    <td class="depth-${Math.min(depth, 3)}"><code>${name}</code>${mark}</td>
    <td class="type">${typeOf(schema)}</td>
    <td class="allowed">${describeLimits(schema)}</td>
  </tr>`;
}

function rowsOf(schema: JsonSchema, depth: number): readonly SchemaRow[] {
  const kinds = objectsIn(schema);
  return kinds.flatMap((kind, index) => {
    const fields = fieldsOf(kind).flatMap(([name, field, isRequired]) => [
      { name, depth, schema: field, isRequired },
      ...rowsOf(field, depth + 1),
    ]);
    if (kinds.length === 1) return fields;
    const title = { name: `kind ${index + 1}`, depth, schema: kind, isRequired: true };
    return [title, ...fields.map((row) => ({ ...row, depth: row.depth + 1 }))];
  });
}

function objectIn(schema: JsonSchema): JsonSchema | null {
  return schema.properties === undefined ? null : schema;
}

/** The object types that a field has, can have, or lists. */
function objectsIn(schema: JsonSchema): readonly JsonSchema[] {
  const own = objectIn(schema);
  if (own !== null) return [own];
  if (schema.items !== undefined) return objectsIn(schema.items);
  const values = Object.values(schema.patternProperties ?? {});
  return [...(schema.anyOf ?? []), ...values].flatMap(objectsIn);
}

export function typeOf(schema: JsonSchema): string {
  const { anyOf, items, enum: words, patternProperties } = schema;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (words !== undefined) return "word";
  if (anyOf !== undefined) return [...new Set(anyOf.map(typeOf))].join(" or ");
  if (items !== undefined) return `list of ${typeOf(items)}`;
  const [values] = Object.values(patternProperties ?? {});
  if (values !== undefined) return `map of ${typeOf(values)}`;
  return schema.type ?? "anything";
}

/** A limit at the largest safe integer is not worth showing. */
const maxExactInteger = Number.MAX_SAFE_INTEGER;

function describeLimits(schema: JsonSchema): string {
  const { minimum, maximum, minLength, maxLength, maxItems, pattern, enum: words } = schema;
  const limits = [
    words?.join(", "),
    minimum === undefined || minimum === -maxExactInteger ? undefined : `from ${minimum}`,
    maximum === undefined || maximum === maxExactInteger ? undefined : `to ${maximum}`,
    minLength === undefined ? undefined : `at least ${minLength} characters`,
    maxLength === undefined ? undefined : `at most ${maxLength} characters`,
    maxItems === undefined ? undefined : `at most ${maxItems}`,
    pattern === undefined ? undefined : `like ${pattern}`,
  ];
  const own = limits.filter((limit) => limit !== undefined).join(", ");
  const only = schema.anyOf?.find(({ type }) => type !== "null");
  if (own !== "" || only === undefined) return own;
  return schema.anyOf?.length === 2 ? describeLimits(only) : "";
}
