import { calls } from "@comanda/contract/calls";
import { refusalMessages } from "@comanda/contract/refusal-messages";
import { signedHeaders } from "@comanda/contract/signed-request";
import { Validator } from "@seriousme/openapi-schema-validator";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { callSentences } from "./call-sentences.ts";
import { html, withCode } from "#http/markup.ts";
import { openApiDocument } from "./openapi-document.ts";
import { typeOf } from "./render-schema.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function read(path: string, headers = {}): Promise<LightMyRequestResponse> {
  return app.app().inject({ url: `/api/docs${path}`, headers });
}

describe("the OpenAPI document", () => {
  test("is valid, and is what the server serves", async () => {
    const { body } = await read("/openapi.json");
    const served: unknown = JSON.parse(body);
    expect(await new Validator().validate(body)).toMatchObject({ valid: true });
    expect(served).toEqual(JSON.parse(JSON.stringify(openApiDocument(calls))));
  });

  test.each(calls.map((call) => ({ name: call.name, call })))(
    "tells of $name",
    ({ name, call }) => {
      const { paths } = openApiDocument(calls);
      const operation = paths[`/api${call.path}`]?.[call.method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: name, "x-permission": call.permission });
      const text = JSON.stringify(operation);
      expect(text.includes(`"${signedHeaders.location}"`)).toBe(call.permission !== "public");
      expect(text.includes('"token-missing"')).toBe(call.permission !== "public");
      expect(text.includes('"permission-denied"')).toBe(
        !["public", "session"].includes(call.permission) || text.includes('"bill-not-open"'),
      );
      expect(text.includes('"requestBody"')).toBe("body" in call);
    },
  );

  test("asks exactly the writes for an idempotency key", () => {
    const { paths } = openApiDocument(calls);
    const asked = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .filter((operation) => JSON.stringify(operation).includes(signedHeaders.idempotencyKey))
      .map((operation) => ("operationId" in operation ? operation.operationId : ""));
    expect(asked).toContain("new-bill");
    expect(asked).toContain("add-customer");
    expect(asked).not.toContain("ping");
    expect(asked).not.toContain("pick-station");
    expect(asked).not.toContain("list-bills");
  });

  test("has a sentence for each call", () => {
    const names = calls.map(({ name }) => name);
    expect(names.filter((name) => !(name in callSentences))).toEqual([]);
  });
});

describe("the page", () => {
  test("has every call and every refusal of the house", async () => {
    const page = (await read("")).body;
    const names = calls.map(({ name }) => name);
    expect(names.filter((name) => !page.includes(`id="${name}"`))).toEqual([]);
    const codes = Object.keys(refusalMessages);
    expect(codes.filter((code) => !page.includes(`<code>${code}</code>`))).toEqual([]);
  });

  test("needs nothing that the content security policy forbids", async () => {
    const response = await read("");
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(response.headers["content-security-policy"]).toContain("script-src 'self'");
    expect(response.body).not.toMatch(
      /<style|style=|<script(?! src="\/api\/docs\/)|\son\w+=|https?:/,
    );
  });

  test.each([
    ["/page.css", "text/css; charset=utf-8"],
    ["/calls.css", "text/css; charset=utf-8"],
    ["/search-calls.js", "text/javascript; charset=utf-8"],
  ])("brings %s along", async (path, contentType) => {
    const response = await read(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe(contentType);
  });

  test("is not sent again while it is the same", async () => {
    const tag = (await read("")).headers["etag"];
    expect((await read("", { "if-none-match": tag })).statusCode).toBe(304);
  });
});

test("what is no markup is escaped", () => {
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
