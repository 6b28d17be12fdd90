import type { Call } from "@comanda/contract/call";
import { journalRow } from "@comanda/contract/live";

import { composeWriteReply } from "./compose-write-reply.ts";
import { namedSchemas } from "./named-schemas.ts";
import { isObject, openApiSchema, type JsonObject } from "./openapi-schema.ts";
import { shareSchemas } from "./shared-schemas.ts";

export type CallSchemas = {
  /** Undefined for a call without a body. */
  readonly bodyOf: (call: Call) => JsonObject | undefined;
  readonly replyOf: (call: Call) => JsonObject;
  readonly components: JsonObject;
};

/** The request and reply schemas of the calls, with shared parts described once. */
export function callSchemas(calls: readonly Call[]): CallSchemas {
  const changes = openApiSchema(journalRow);
  const own = calls.flatMap((call) => [
    ...(call.body === undefined ? [] : [[bodyName(call), openApiSchema(call.body)] as const]),
    [replyName(call), composeWriteReply(openApiSchema(call.reply), changes)] as const,
  ]);
  const named = Object.fromEntries(
    Object.entries(namedSchemas).map(([name, schema]) => [name, openApiSchema(schema)]),
  );
  // Every call refers to the error schema.
  const all = new Map([["Refusal", named["Error"] ?? {}], ...own]);
  const { schemas, components } = shareSchemas(all, named);
  return {
    bodyOf: (call) => schemas.get(bodyName(call)),
    replyOf: (call) => schemas.get(replyName(call)) ?? {},
    components,
  };
}

function bodyName(call: Call): string {
  return `${typeName(call)}Body`;
}

function replyName(call: Call): string {
  return `${typeName(call)}Reply`;
}

/** "new-bill" is "NewBill". */
function typeName({ name }: Call): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

/** The body as a multipart form, with the file as an additional part. */
export function formSchema(body: JsonObject, file: string): JsonObject {
  const withFile = (fields: JsonObject): JsonObject => {
    const { properties, ...others } = fields;
    return {
      ...others,
      properties: { ...(isObject(properties) ? properties : {}), [file]: pdfPart },
    };
  };
  const { anyOf } = body;
  if (!Array.isArray(anyOf)) return withFile(body);
  return { anyOf: anyOf.filter(isObject).map(withFile) };
}

const pdfPart: JsonObject = { type: "string", contentMediaType: "application/pdf" };
