import { isObject, type JsonObject } from "./openapi-schema.ts";

type Operation = { readonly responses: JsonObject };
type SharedSuccesses<Described extends Operation> = {
  readonly operations: readonly Described[];
  readonly components: Readonly<Record<string, JsonObject>>;
};

/** Calls with the same reply, such as those that save a record of the office, share it. */
export function shareSuccesses<Described extends Operation>(
  described: readonly Described[],
): SharedSuccesses<Described> {
  const texts = described.map(({ responses }) => JSON.stringify(responses["200"]));
  const byText = Map.groupBy(texts, (text) => text);
  const shared = [...byText].flatMap(([text, all]) => (all.length > 1 ? [text] : []));
  const nameOf = new Map(shared.map((text, index) => [text, `Done${index + 1}`]));
  const components: Record<string, JsonObject> = {};
  const operations = described.map((operation, index) => {
    const name = nameOf.get(texts[index] ?? "");
    const success = operation.responses["200"];
    if (name === undefined || !isObject(success)) return operation;
    components[name] = success;
    const responses = { ...operation.responses, 200: { $ref: `#/components/responses/${name}` } };
    return { ...operation, responses };
  });
  return { operations, components };
}
