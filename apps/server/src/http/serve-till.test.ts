import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { secureHeaders } from "./secure-headers.ts";
import { serveTill } from "./serve-till.ts";

const bridge = "https://192.168.1.20:9180";

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "comanda-till-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), "<!doctype html>the till");
  writeFileSync(join(folder, "assets", "main-Ab12.js"), "main()");
  writeFileSync(join(folder, "assets", "main-Ab12.js.br"), "compressed");
  app = fastify();
  secureHeaders(app);
  await serveTill(app, folder, async () => [bridge]);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe("the built till", () => {
  test.each(["/", "/login", "/order?bill=7", "/print-article-workday", "/index.html"])(
    "serves its page at %s, revalidated each time",
    async (url) => {
      const response = await app.inject({ url });
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe("<!doctype html>the till");
      expect(response.headers["content-type"]).toContain("text/html");
      expect(response.headers["cache-control"]).toBe("no-cache");
    },
  );

  test("serves files with a hash in their name as immutable", async () => {
    const response = await app.inject({ url: "/assets/main-Ab12.js" });
    expect(response.body).toBe("main()");
    expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test("serves them compressed to a browser that accepts it, and tells what there is without a body", async () => {
    const url = "/assets/main-Ab12.js";
    const compressed = await app.inject({ url, headers: { "accept-encoding": "br" } });
    expect(compressed.body).toBe("compressed");
    expect(compressed.headers["content-encoding"]).toBe("br");
    const head = await app.inject({ method: "HEAD", url });
    expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", "6"]);
  });

  test.each([
    "/assets/gone-Cd34.js",
    "/assets/..%2Findex.html",
    "/gone.ico",
    "/api/nothing",
    "/api?x",
    "/../package.json",
  ])("has nothing at %s", async (url) => {
    const response = await app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: "path-not-found" });
  });

  test("may call its server and the print bridges, and no other origin", async () => {
    const { headers } = await app.inject({ url: "/order" });
    expect(headers["content-security-policy"]).toContain(`;connect-src 'self' ${bridge};`);
    const script = await app.inject({ url: "/assets/main-Ab12.js" });
    expect(script.headers["content-security-policy"]).toContain(";connect-src 'self';");
  });

  test("accepts no writes", async () => {
    expect((await app.inject({ method: "POST", url: "/order" })).statusCode).toBe(404);
  });
});

test("without a built till the server says how to build it", async () => {
  const bare = fastify();
  await serveTill(bare, join(folder, "nowhere"), async () => []);
  const response = await bare.inject({ url: "/" });
  expect(response.statusCode).toBe(503);
  expect(response.body).toContain("npm start");
  await bare.close();
});
