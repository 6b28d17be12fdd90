import { apiPrefix, type Call } from "@comanda/contract/call";
import { keyOfferHeader } from "@comanda/contract/key-offer-header";
import { signedHeaders } from "@comanda/contract/signed-request";
import { onlyRetired } from "@comanda/contract/office";
import { locationId } from "@comanda/contract/wire";
import { bundleOf } from "@comanda/domain/staff/list-rights";

import { aboutComanda, aboutHeaders, aboutReplyHeaders } from "./about-calls.ts";
import {
  errorsOf,
  hasBusinessRules,
  isPdf,
  isStream,
  isTagged,
  isWrite,
  sentenceOf,
  titleOf,
  topicOf,
} from "./call-facts.ts";
import { callSchemas, formSchema, type CallSchemas } from "./call-schemas.ts";
import { fieldsOf, jsonSchema } from "./json-schema.ts";
import { openApiSchema, type JsonObject } from "./openapi-schema.ts";
import { shareSuccesses } from "./share-successes.ts";
import { refusalSchemas, shareResponses, type SharedResponses } from "./shared-responses.ts";

/** The contract as an OpenAPI 3.1 document, generated from the calls themselves. */
export function openApiDocument(calls: readonly Call[]) {
  const schemas = callSchemas(calls);
  const responses = shareResponses();
  const paths: Record<string, Record<string, object>> = {};
  const described = calls.map((call) => describeOperation(call, schemas, responses));
  const successes = shareSuccesses(described);
  for (const [index, { method, path }] of calls.entries()) {
    const operations = (paths[apiPrefix + path] ??= {});
    operations[method.toLowerCase()] = successes.operations[index] ?? {};
  }
  const allResponses: Readonly<Record<string, JsonObject>> = {
    NotModified: notModified,
    ...responses.components(),
    ...successes.components,
  };
  return {
    openapi: "3.1.0",
    info: {
      title: "Comanda",
      version: "1",
      description: aboutComanda.join("\n\n"),
      license: { name: "MIT", identifier: "MIT" },
      contact: { name: "The administrator of this venue" },
    },
    servers: [{ url: "/", description: "The server that answers with this document" }],
    tags: [...new Set(calls.map(topicOf))].map((name) => ({ name, description: `${name}.` })),
    security: [{ signed: [] }],
    paths,
    components: {
      schemas: { ...schemas.components, ...refusalSchemas() },
      responses: allResponses,
      parameters: { ...signedParameters, ...frequentParameters },
      headers: aboutReplyHeaders,
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

function describeOperation(call: Call, schemas: CallSchemas, responses: SharedResponses) {
  const isPublic = call.permission === "public";
  const body = schemas.bodyOf(call);
  return {
    operationId: call.name,
    summary: titleOf(call),
    description: descriptionOf(call),
    tags: [topicOf(call)],
    ...(isPublic && { security: [] }),
    "x-permission": call.permission,
    parameters: [...parametersOf(call), ...(isPublic ? [] : headersOf(call))],
    ...(body !== undefined && {
      requestBody: { required: true, content: bodyContent(call, body) },
    }),
    responses: {
      200: successOf(call, schemas.replyOf(call)),
      ...(isTagged(call) && { 304: { $ref: "#/components/responses/NotModified" } }),
      ...refusalsOf(call, responses),
    },
  };
}

function descriptionOf(call: Call): string {
  const { permission } = call;
  const needs = {
    public: "Needs no session.",
    session: "Needs a session.",
  };
  const right =
    permission === "public" || permission === "session"
      ? needs[permission]
      : `Needs the right \`${permission}\`, a part of \`${bundleOf(permission)}\`.`;
  return [sentenceOf(call), right].filter((text) => text !== "").join("\n\n");
}

function parametersOf({ params, query }: Call): readonly object[] {
  return [...parametersIn("path", params), ...parametersIn("query", query)];
}

function parametersIn(place: "path" | "query", schema: object | undefined): readonly object[] {
  if (schema === undefined) return [];
  return fieldsOf(jsonSchema(schema)).map(([name, field, required]) => {
    const described = {
      name,
      in: place,
      required: place === "path" || required,
      schema: openApiSchema(field),
    };
    const shared = frequentNames.get(JSON.stringify(described));
    return shared === undefined ? described : { $ref: `#/components/parameters/${shared}` };
  });
}

/** Parameters of many calls are described once. */
const frequentParameters: Readonly<Record<string, object>> = {
  Record: { name: "id", in: "path", required: true, schema: openApiSchema(jsonSchema(locationId)) },
  Retired: {
    name: "retired",
    in: "query",
    required: false,
    schema: openApiSchema(jsonSchema(onlyRetired)),
  },
};

const frequentNames: ReadonlyMap<string, string> = new Map(
  Object.entries(frequentParameters).map(([name, described]) => [JSON.stringify(described), name]),
);

type ParameterName = "Location" | "Timer" | "IdempotencyKey";

/** The token is left out: it is the security scheme. */
function headersOf(call: Call): readonly object[] {
  const names: readonly ParameterName[] = [
    "Location",
    "Timer",
    ...(isWrite(call) ? (["IdempotencyKey"] as const) : []),
  ];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

const signedParameters: Readonly<Record<ParameterName, object>> = {
  Location: describeHeader(signedHeaders.location, { type: "integer", minimum: 1 }),
  Timer: describeHeader(signedHeaders.timer, { type: "integer", minimum: 0 }),
  IdempotencyKey: describeHeader(signedHeaders.idempotencyKey, { type: "string", format: "uuid" }),
};

function describeHeader(name: keyof typeof aboutHeaders, schema: object): object {
  return { name, in: "header", required: true, description: aboutHeaders[name], schema };
}

function bodyContent({ file }: Call, body: JsonObject): object {
  return {
    "application/json": { schema: body },
    ...(file !== undefined && {
      "multipart/form-data": {
        schema: formSchema(body, file),
        encoding: { [file]: { contentType: "application/pdf" } },
      },
    }),
  };
}

const notModified: JsonObject = {
  description: "The content is still the one that If-None-Match names",
  headers: { ETag: { $ref: "#/components/headers/ETag" } },
};

function successOf(call: Call, schema: JsonObject): JsonObject {
  const offer = { [keyOfferHeader]: { $ref: `#/components/headers/${keyOfferHeader}` } };
  const tag = { ETag: { $ref: "#/components/headers/ETag" } };
  const name = { "Content-Disposition": { $ref: "#/components/headers/Content-Disposition" } };
  const headers = {
    ...(call.permission !== "public" && offer),
    ...(isTagged(call) && tag),
    ...(isPdf(call) && name),
  };
  return {
    description: isStream(call) ? "Events, each with this as its data" : "Done",
    ...(Object.keys(headers).length > 0 && { headers }),
    content: isPdf(call)
      ? { "application/pdf": {} }
      : { [isStream(call) ? "text/event-stream" : "application/json"]: { schema } },
  };
}

function refusalsOf(call: Call, responses: SharedResponses): Readonly<Record<string, JsonObject>> {
  const hasRuleRefusals = hasBusinessRules(call);
  const byStatus = Map.groupBy(errorsOf(call), ({ status }) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, errors]) => [
      String(status),
      responses.refer({ status, errors, hasRuleRefusals }),
    ]),
  );
}
