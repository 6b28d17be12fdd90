/**
 * Replaces TypeBox in the built till: the contract's schemas as plain JSON Schema, which is all that `matchesSchema`
 * reads. TypeBox itself would be a twelfth of the initial download. A test checks that both produce the same schemas.
 */
type Schema = Readonly<Record<string, unknown>>;

const optional = Symbol("optional");

const plain =
  (type: string) =>
  (options: Schema = {}): Schema => ({ type, ...options });

export const Type = {
  String: plain("string"),
  Number: plain("number"),
  Integer: plain("integer"),
  Boolean: plain("boolean"),
  Null: plain("null"),
  Unknown: (): Schema => ({}),
  Unsafe: (schema: Schema): Schema => schema,
  Optional: (schema: Schema): Schema => Object.defineProperty({ ...schema }, optional, {}),
  Literal: (value: string | number | boolean): Schema => ({ type: typeof value, const: value }),
  Enum: (values: readonly unknown[]): Schema => ({ enum: values }),
  Union: (schemas: readonly Schema[]): Schema => ({ anyOf: schemas }),
  Array: (items: Schema, options: Schema = {}): Schema => ({ type: "array", items, ...options }),
  Tuple: (items: readonly Schema[]): Schema => ({
    type: "array",
    additionalItems: false,
    items,
    minItems: items.length,
  }),
  Record: (key: Schema, value: Schema, options: Schema = {}): Schema => ({
    type: "object",
    patternProperties: { [patternOf(key)]: value },
    ...options,
  }),
  Object: (properties: Readonly<Record<string, Schema>>, options: Schema = {}): Schema => {
    const required = Object.entries(properties)
      .filter(([, schema]) => !(optional in schema))
      .map(([name]) => name);
    return { type: "object", ...(required.length > 0 && { required }), properties, ...options };
  },
};

function patternOf({ pattern }: Schema): string {
  return typeof pattern === "string" ? pattern : "^.*$";
}
