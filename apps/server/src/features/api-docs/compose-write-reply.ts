import { isObject, type JsonObject } from "./openapi-schema.ts";

/** Every write replies with the same change lists beside its own fields: they are described once, as a schema. */
export function composeWriteReply(reply: JsonObject, changes: JsonObject): JsonObject {
  const lists = propertiesOf(changes);
  const all = propertiesOf(reply);
  const isWrite = Object.entries(lists).every(
    ([name, list]) => JSON.stringify(all[name]) === JSON.stringify(list),
  );
  const own = Object.fromEntries(Object.entries(all).filter(([name]) => !(name in lists)));
  if (!isWrite || Object.keys(own).length === 0) return reply;
  const { required, ...others } = reply;
  const ownRequired = Array.isArray(required)
    ? required.filter((name) => typeof name !== "string" || !(name in lists))
    : [];
  const fields = {
    ...others,
    ...(ownRequired.length > 0 && { required: ownRequired }),
    properties: own,
  };
  return { allOf: [fields, changes] };
}

function propertiesOf({ properties }: JsonObject): JsonObject {
  return isObject(properties) ? properties : {};
}
