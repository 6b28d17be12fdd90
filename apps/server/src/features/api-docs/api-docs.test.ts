import { calls } from "@comanda/contract/calls";
import { refusalMessages } from "@comanda/contract/all-refusals";
import { Validator } from "@seriousme/openapi-schema-validator";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { isWrite } from "./call-facts.ts";
import { callSentences } from "./call-sentences.ts";
import { html, withCode } from "#http/markup.ts";
import { openApiDocument } from "./openapi-document.ts";
import type { JsonObject } from "./openapi-schema.ts";
import { typeOf } from "./render-schema.ts";

const document = openApiDocument(calls);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The text of the shared responses that the operation refers to, with the refusals by a rule that they refer to. */
function sharedResponsesOf(operation: object): string {
  const { responses, schemas } = document.components;
  const ofCall = textOfNamed(responses, JSON.stringify(operation), /\/responses\/([\w-]+)/g);
  return ofCall + textOfNamed(schemas, ofCall, /\/schemas\/(RuleRefusal\d+)/g);
}

function textOfNamed(shared: JsonObject, text: string, reference: RegExp): string {
  return Array.from(text.matchAll(reference), ([, name = ""]) => JSON.stringify(shared[name])).join(
    "\n",
  );
}

async function read(path: string, headers = {}): Promise<LightMyRequestResponse> {
  return app.app().inject({ url: `/api/docs${path}`, headers });
}

describe("the OpenAPI document", () => {
  test("is valid, and is what the server serves", async () => {
    const { body } = await read("/openapi.json");
    const served: object = JSON.parse(body);
    expect(await new Validator().validate({ ...served })).toEqual({ valid: true });
    expect(served).toEqual(JSON.parse(JSON.stringify(document)));
  });

  test("answers HEAD as a page does, without a body", async () => {
    const { statusCode, body } = await app.app().inject({ method: "HEAD", url: "/api/docs" });
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: "" });
  });

  test.each(calls.map((call) => ({ name: call.name, call })))(
    "documents $name",
    ({ name, call }) => {
      const operation = document.paths[`/api${call.path}`]?.[call.method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: name, "x-permission": call.permission });
      const text = JSON.stringify(operation);
      const shared = sharedResponsesOf(operation ?? {});
      expect(text.includes("/parameters/Location")).toBe(call.permission !== "public");
      expect(shared.includes("`token-missing`")).toBe(call.permission !== "public");
      expect(shared.includes("`permission-denied`")).toBe(
        !["public", "session"].includes(call.permission) || shared.includes("`bill-not-open`"),
      );
      expect(text.includes('"requestBody"')).toBe("body" in call);
      expect(`${text}${shared}`.includes("/headers/X-Token")).toBe(call.permission !== "public");
      expect(text.includes('"multipart/form-data"')).toBe("file" in call);
      expect(text.includes("/parameters/IdempotencyKey")).toBe(isWrite(call));
    },
  );

  test("documents GETs with a key, a busy server, and reports as files", () => {
    const { paths, components } = document;
    const keyed = { $ref: "#/components/parameters/IdempotencyKey" };
    for (const path of ["/api/bill/{id}/{mode}/{merged}", "/api/shift/pulse-cash-drawer"]) {
      expect(paths[path]?.["get"]).toMatchObject({ parameters: expect.arrayContaining([keyed]) });
    }
    expect(paths["/api/ping"]?.["post"]).toMatchObject({
      responses: { 429: { $ref: "#/components/responses/Refused429-2" } },
    });
    expect(components.responses["Refused429-2"]).toMatchObject({
      description: expect.stringContaining("too-many-calls"),
      headers: { "Retry-After": { $ref: "#/components/headers/Retry-After" } },
    });
    expect(paths["/api/floor"]?.["get"]).toMatchObject({
      responses: { 304: { $ref: "#/components/responses/NotModified" } },
    });
    expect(paths["/api/report/{id}/pdf"]?.["get"]).toMatchObject({
      responses: {
        200: {
          headers: { "Content-Disposition": expect.anything() },
          content: { "application/pdf": {} },
        },
      },
    });
  });

  test("describes shared parts of calls once", () => {
    const { paths, components } = document;
    expect(JSON.stringify(paths)).toContain('"$ref":"#/components/schemas/Menu"');
    expect(components.schemas["Bill"]).toMatchObject({ required: expect.arrayContaining(["id"]) });
    // More calls make it longer; parts that are repeated make each call longer.
    const bytesPerCall = JSON.stringify({ paths, components }).length / calls.length;
    expect(bytesPerCall).toBeLessThan(2_050);
  });

  test("has a sentence for each call", () => {
    const names = calls.map(({ name }) => name);
    expect(names.filter((name) => !(name in callSentences))).toEqual([]);
  });
});

describe("the page", () => {
  test("lists every call and every refusal of the business rules", async () => {
    const page = (await read("")).body;
    const names = calls.map(({ name }) => name);
    expect(names.filter((name) => !page.includes(`id="${name}"`))).toEqual([]);
    const codes = Object.keys(refusalMessages);
    expect(codes.filter((code) => !page.includes(`<code>${code}</code>`))).toEqual([]);
  });

  test("contains nothing that the content security policy forbids", async () => {
    const response = await read("");
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    // Browsers translated the names of fields.
    expect(response.body).toContain('<html lang="en" translate="no">');
    expect(response.body).toContain('<meta name="google" content="notranslate" />');
    expect(response.headers["content-security-policy"]).toContain("script-src 'self'");
    expect(response.body).not.toMatch(
      /<style|style=|<script(?! src="\/api\/docs\/)|\son\w+=|https?:/,
    );
  });

  test.each([
    ["/page.css", "text/css; charset=utf-8"],
    ["/calls.css", "text/css; charset=utf-8"],
    ["/search-calls.js", "text/javascript; charset=utf-8"],
  ])("serves %s", async (path, contentType) => {
    const response = await read(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe(contentType);
  });

  test("is not sent again while it is unchanged", async () => {
    const tag = (await read("")).headers["etag"];
    expect((await read("", { "if-none-match": tag })).statusCode).toBe(304);
  });
});

test("escapes text that is not markup", () => {
  expect(html`<p title="${'"'}">${"<b>&"}</p>`.markup).toBe('<p title="&quot;">&lt;b&gt;&amp;</p>');
  expect(withCode("a `<b>` c").markup).toBe("a <code>&lt;b&gt;</code> c");
});

test.each([
  [{ anyOf: [{ type: "integer" }, { type: "null" }] }, "integer or null"],
  [{ type: "array", items: { type: "string" } }, "list of string"],
  [{ type: "object", patternProperties: { "^.*$": { type: "number" } } }, "map of number"],
  [{ enum: ["a", "b"] }, "word"],
  [{ const: 0 }, "0"],
  [{}, "anything"],
])("the type of %j is %s", (schema, words) => {
  expect(typeOf(schema)).toBe(words);
});
