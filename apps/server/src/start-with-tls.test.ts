import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { get as getPlain, type IncomingMessage } from "node:http";
import { get } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { CannotStart } from "#database/cannot-start.ts";

import { readConfig } from "./config.ts";
import { start } from "./start.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-tls-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const authorityFile = () => join(folder, "tls", "authority.pem");

async function answerOf(port: number): Promise<IncomingMessage> {
  const asked = get({
    host: "localhost",
    port,
    path: "/api/health",
    ca: readFileSync(authorityFile()),
    agent: false,
  });
  const [response]: IncomingMessage[] = await once(asked, "response");
  if (response === undefined) throw new Error("No response");
  response.resume();
  return response;
}

describe("a server with COMANDA_TLS=auto", () => {
  test("is trusted by who trusts its authority, and asks to be called by TLS only", async () => {
    const config = readConfig({ COMANDA_DATA: folder, PORT: "0", COMANDA_TLS: "auto" });
    const server = await start(config);
    const [address = "", trust] = server.greeting;
    expect(address).toMatch(/^Comanda is ready: https:\/\/localhost:\d+$/);
    expect(trust).toBe(`Each device has to trust this authority once: ${authorityFile()}`);
    const port = Number(/\d+$/.exec(address)?.[0]);
    const response = await answerOf(port);
    expect(response.statusCode).toBe(200);
    expect(response.headers["strict-transport-security"]).toBe("max-age=31536000");
    const untrusting = once(get({ host: "localhost", port, agent: false }), "response");
    await expect(untrusting).rejects.toThrow(/certificate|self-signed/);
    const plain = once(getPlain({ host: "localhost", port, agent: false }), "response");
    await expect(plain).rejects.toThrow(/hang up|ECONNRESET|Parse/);
    await server.stop();
  });
});

test("a certificate that cannot be used is a reason not to start", async () => {
  const missing = join(folder, "missing.pem");
  const config = readConfig({
    COMANDA_DATA: folder,
    PORT: "0",
    COMANDA_TLS_CERT: missing,
    COMANDA_TLS_KEY: missing,
  });
  await expect(start(config)).rejects.toThrow(CannotStart);
});
