/** The subset of JSON Schema that the contract uses. */
export type JsonSchema = {
  readonly type?: string;
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
};

/** A schema of the contract already is JSON Schema; this drops whatever else it carries. */
export function jsonSchema(schema: object): JsonSchema {
  return JSON.parse(JSON.stringify(schema));
}

/** The fields of an object, in their order. */
export function fieldsOf(schema: JsonSchema): readonly (readonly [string, JsonSchema, boolean])[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    field,
    required.has(name),
  ]);
}
