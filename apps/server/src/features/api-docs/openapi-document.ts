import { apiPrefix, type Call } from "@comanda/contract/call";
import { errorReply } from "@comanda/contract/error-reply";
import { signedHeaders } from "@comanda/contract/signed-request";

import {
  asksTheHouse,
  houseRefusals,
  isStream,
  isWrite,
  requestErrorsOf,
  sentenceOf,
  titleOf,
  topicOf,
  type DocumentedError,
} from "./call-facts.ts";
import { fieldsOf, jsonSchema } from "./json-schema.ts";
import { aboutComanda, aboutHeaders } from "./about-calls.ts";

/** The contract as an OpenAPI 3.1 document, made from the calls themselves. */
export function openApiDocument(calls: readonly Call[]) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const path = (paths[apiPrefix + call.path] ??= {});
    path[call.method.toLowerCase()] = operation(call);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Comanda",
      version: "1",
      description: aboutComanda.join("\n\n"),
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    tags: [...new Set(calls.map(topicOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: jsonSchema(errorReply) },
      securitySchemes: {
        signed: {
          type: "apiKey" as const,
          in: "header" as const,
          name: signedHeaders.token,
          description: aboutHeaders[signedHeaders.token],
        },
      },
    },
  };
}

function operation(call: Call): object {
  const isPublic = call.permission === "public";
  return {
    operationId: call.name,
    summary: titleOf(call),
    description: descriptionOf(call),
    tags: [topicOf(call)],
    security: isPublic ? [] : [{ signed: [] }],
    "x-permission": call.permission,
    parameters: [...parametersOf(call), ...(isPublic ? [] : headersOf(call))],
    ...(call.body !== undefined && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: jsonSchema(call.body) } },
      },
    }),
    responses: { 200: replyOf(call), ...errorsOf(call) },
  };
}

function descriptionOf(call: Call): string {
  const needs = {
    public: "Needs no session.",
    session: "Needs a session.",
  };
  const { permission } = call;
  const right =
    permission === "public" || permission === "session"
      ? needs[permission]
      : `Needs a session with the permission \`${permission}\`.`;
  return [sentenceOf(call), right].filter((text) => text !== "").join("\n\n");
}

function parametersOf({ params, query }: Call): readonly object[] {
  return [...parametersIn("path", params), ...parametersIn("query", query)];
}

function parametersIn(place: "path" | "query", schema: object | undefined): readonly object[] {
  if (schema === undefined) return [];
  return fieldsOf(jsonSchema(schema)).map(([name, field, required]) => ({
    name,
    in: place,
    required: place === "path" || required,
    schema: field,
  }));
}

/** The token stands among the security schemes. */
function headersOf(call: Call): readonly object[] {
  const { location, timer, idempotencyKey } = signedHeaders;
  const header = (
    name: typeof location | typeof timer | typeof idempotencyKey,
    schema: object,
  ) => ({
    name,
    in: "header",
    required: true,
    description: aboutHeaders[name],
    schema,
  });
  return [
    header(location, { type: "integer", minimum: 1 }),
    header(timer, { type: "integer", minimum: 0 }),
    ...(isWrite(call) ? [header(idempotencyKey, { type: "string", format: "uuid" })] : []),
  ];
}

function replyOf(call: Call): object {
  const type = isStream(call) ? "text/event-stream" : "application/json";
  const description = isStream(call) ? "Events, each with this as its data" : "Done";
  return { description, content: { [type]: { schema: jsonSchema(call.reply) } } };
}

/** One response for each status, which names every code and its sentence. */
function errorsOf(call: Call): Readonly<Record<string, object>> {
  const known = new Set<string>();
  const errors = [...requestErrorsOf(call), ...(asksTheHouse(call) ? houseRefusals : [])].filter(
    ({ code }) => !known.has(code) && known.add(code),
  );
  const byStatus = Map.groupBy(errors, ({ status }) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [String(status), errorResponse(ofStatus)]),
  );
}

function errorResponse(errors: readonly DocumentedError[]): object {
  const codes = errors.map(({ code }) => code);
  const schema = {
    allOf: [
      { $ref: "#/components/schemas/Error" },
      { type: "object", properties: { code: { enum: codes } } },
    ],
  };
  return {
    description: errors.map(({ code, message }) => `- \`${code}\`: ${message}`).join("\n"),
    content: { "application/json": { schema } },
  };
}
