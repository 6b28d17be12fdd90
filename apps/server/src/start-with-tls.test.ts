import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { get as getPlain, type IncomingMessage } from "node:http";
import { get } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";

import { ownNames } from "@comanda/tls/own-certificate";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { StartupError } from "#database/startup-error.ts";

import { readConfig } from "./config.ts";
import { start, type RunningServer } from "./start.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-tls-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const authorityIn = (data: string) => readFileSync(join(data, "tls", "authority.pem"), "utf8");

async function answerOf(data: string, port: number, path: string): Promise<IncomingMessage> {
  const asked = get({
    host: "localhost",
    port,
    path,
    ca: authorityIn(data),
    agent: false,
  });
  const [response]: IncomingMessage[] = await once(asked, "response");
  if (response === undefined) throw new Error("No response");
  return response;
}

function portOf({ greeting }: RunningServer): number {
  return Number(/:(?<port>\d+)$/.exec(greeting[0] ?? "")?.groups?.["port"]);
}

describe("a server with COMANDA_TLS=auto", () => {
  test("is trusted by clients that trust its authority, and tells browsers to use TLS only", async () => {
    const config = readConfig({ COMANDA_DATA: folder, PORT: "0", COMANDA_TLS: "auto" });
    const server = await start(config);
    const [address = "", trust, fingerprint] = server.greeting;
    expect(address).toMatch(/^Comanda is ready: https:\/\/localhost:\d+$/);
    const port = Number(/\d+$/.exec(address)?.[0]);
    expect(trust).toBe(
      `On each device, once: open https://localhost:${port}/trust and follow the steps.`,
    );
    expect(fingerprint).toMatch(/^It shows this fingerprint: ([\dA-F]{2}:){31}[\dA-F]{2}$/);
    const response = await answerOf(folder, port, "/api/health");
    response.resume();
    expect(response.statusCode).toBe(200);
    expect(response.headers["strict-transport-security"]).toBe("max-age=31536000");
    const untrusting = once(get({ host: "localhost", port, agent: false }), "response");
    await expect(untrusting).rejects.toThrow(/certificate|self-signed/);
    const plain = once(getPlain({ host: "localhost", port, agent: false }), "response");
    await expect(plain).rejects.toThrow(/hang up|ECONNRESET|Parse/);
    await server.stop();
  });
});

describe("the page that lets a device trust the server", () => {
  // Reading changes nothing, and a server makes its keys and its venue in a second.
  let data: string;
  let server: RunningServer;
  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), "comanda-trust-"));
    server = await start(readConfig({ COMANDA_DATA: data, PORT: "0", COMANDA_TLS: "auto" }));
  });
  afterAll(async () => {
    await server.stop();
    rmSync(data, { recursive: true });
  });

  const read = async (path: string) => {
    const response = await answerOf(data, portOf(server), path);
    return { type: response.headers["content-type"], body: await textOf(response) };
  };

  test("gives the certificate of the authority in a form that devices install", async () => {
    const { type, body } = await read("/trust/comanda.crt");
    expect(type).toBe("application/x-x509-ca-cert");
    expect(body).toBe(authorityIn(data));
  });

  test.each([
    { path: "/trust", language: "en", next: "Open the till" },
    { path: "/trust/vi", language: "vi", next: "Mở máy bán hàng" },
    { path: "/trust/th", language: "th", next: "เปิดเครื่องขาย" },
    { path: "/trust/fil", language: "fil", next: "Buksan ang till" },
  ])("explains at $path how, for each device", async ({ path, language, next }) => {
    const { body } = await read(path);
    expect(body).toContain(`<html lang="${language}" translate="no">`);
    expect(body).toContain(`<meta name="google" content="notranslate"`);
    for (const word of [next, "iPad", "Android", "Windows", "Mac", "Linux"]) {
      expect(body).toContain(word);
    }
    const { fingerprint256 } = new X509Certificate(authorityIn(data));
    expect(body).toContain(fingerprint256);
    expect(server.greeting.join("\n")).toContain(fingerprint256);
  });

  test("does not exist where nothing needs to be trusted", async () => {
    const plain = await start(readConfig({ COMANDA_DATA: folder, PORT: "0" }));
    const port = portOf(plain);
    const [response] = await once(getPlain({ port, path: "/trust/comanda.crt" }), "response");
    expect(response).toMatchObject({ statusCode: 404 });
    await plain.stop();
  });
});

test("a server for the whole network prints its network address", async () => {
  const server = await start(readConfig({ COMANDA_DATA: folder, PORT: "0", HOST: "0.0.0.0" }));
  const said = server.greeting.join("\n");
  for (const name of ownNames().filter((each) => !each.includes(":"))) {
    expect(said).toContain(`http://${name}:${portOf(server)}`);
  }
  expect(said).not.toContain("[");
  expect(said).not.toContain("0.0.0.0:");
  await server.stop();
});

test("the start fails on an unusable certificate", async () => {
  const missing = join(folder, "missing.pem");
  const config = readConfig({
    COMANDA_DATA: folder,
    PORT: "0",
    COMANDA_TLS_CERT: missing,
    COMANDA_TLS_KEY: missing,
  });
  await expect(start(config)).rejects.toThrow(StartupError);
});
