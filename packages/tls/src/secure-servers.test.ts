import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "node:tls";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { ownCertificate, ownNames } from "./own-certificate.ts";
import { createSecureServers } from "./secure-servers.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-tls-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const now = new Date("2026-11-20T12:00:00.000Z");
const dayMs = 86_400_000;
const later = (days: number) => new Date(now.getTime() + days * dayMs);
const fileOf = (name: string) => join(folder, "tls", name);
const authority = () => readFileSync(fileOf("authority.pem"), "utf8");

const make = (names: readonly string[], at = now) =>
  ownCertificate({ dataFolder: folder, program: "server", names, now: at });

/** The serial number of the certificate that a new connection gets. */
async function serialAt(port: number): Promise<string | undefined> {
  const socket = connect({ host: "localhost", port, ca: authority() });
  await once(socket, "secureConnect");
  const serial = socket.getPeerX509Certificate()?.serialNumber;
  socket.destroy();
  return serial;
}

describe("the folder", () => {
  test("is readable only by its user", async () => {
    await make(["localhost"]);
    for (const name of ["authority.key", "authority.pem", "server.key", "server.pem"]) {
      expect(statSync(fileOf(name)).mode % 0o1000).toBe(0o600);
    }
  });

  test("has one authority for all programs of the machine, and a certificate of each", async () => {
    const server = await make(["localhost"]);
    const trusted = authority();
    const bridge = await ownCertificate({
      dataFolder: folder,
      program: "bridge",
      names: ["localhost"],
      now,
    });
    expect(authority()).toBe(trusted);
    expect(bridge).not.toEqual(server);
    expect(await make(["localhost"])).toEqual(server);
    const isSigned = new X509Certificate(bridge.certificate).verify(
      new X509Certificate(trusted).publicKey,
    );
    expect(isSigned).toBe(true);
  });

  test("names this machine and its addresses", () => {
    expect(ownNames()).toEqual(expect.arrayContaining(["127.0.0.1", "localhost"]));
  });
});

describe("the certificate", () => {
  test("is kept while it is suitable, and renewed a month before it expires", async () => {
    const first = await make(["localhost", "10.0.0.7"]);
    expect(await make(["10.0.0.7", "localhost"], later(360))).toEqual(first);
    const trusted = authority();
    const second = await make(["localhost", "10.0.0.7"], later(370));
    expect(second).not.toEqual(first);
    expect(authority()).toBe(trusted);
    expect(Date.parse(new X509Certificate(second.certificate).validTo)).toBe(
      later(370 + 396).getTime(),
    );
  });

  test("is replaced when the addresses change", async () => {
    const first = await make(["localhost", "10.0.0.7"]);
    const second = await make(["localhost", "10.0.0.8"]);
    const { subjectAltName } = new X509Certificate(second.certificate);
    expect(subjectAltName).toBe("DNS:localhost, IP Address:10.0.0.8");
    expect(second).not.toEqual(first);
  });

  test("is replaced together with an authority that would expire before it", async () => {
    await make(["localhost"]);
    const trusted = authority();
    await make(["localhost"], later(3600));
    expect(authority()).not.toBe(trusted);
  });
});

describe("the operator's own certificate files", () => {
  const source = () => ({
    kind: "files" as const,
    certificate: join(folder, "own.pem"),
    key: join(folder, "own.key"),
  });
  const replace = (): void => {
    copyFileSync(fileOf("server.key"), source().key);
    copyFileSync(fileOf("server.pem"), source().certificate);
  };

  test("are reloaded when they change, but not while only one of them is new", async () => {
    await make(["localhost"], new Date());
    replace();
    const problems: string[] = [];
    const options = { requestTimeoutMs: 1000, lookAgainMs: 5 };
    const secure = await createSecureServers(source(), {
      ...options,
      onProblem: (problem) => problems.push(problem),
    });
    const server = secure.create((_request, response) => void response.end("ok"));
    server.listen(0, "localhost");
    await once(server, "listening");
    const bound = server.address();
    const port = typeof bound === "object" ? (bound?.port ?? 0) : 0;
    const first = new X509Certificate(readFileSync(source().certificate)).serialNumber;
    await make(["localhost", "127.0.0.1"], new Date());
    copyFileSync(fileOf("server.pem"), source().certificate);
    await expect.poll(() => problems.length).toBeGreaterThan(0);
    expect(await serialAt(port)).toBe(first);
    replace();
    const renewed = new X509Certificate(readFileSync(source().certificate)).serialNumber;
    await expect.poll(() => serialAt(port)).toBe(renewed);
    secure.stop();
    server.close();
  });

  test("that are invalid are refused with a clear message", async () => {
    writeFileSync(join(folder, "own.pem"), "nothing");
    writeFileSync(join(folder, "own.key"), "nothing");
    const refused = createSecureServers(source(), { requestTimeoutMs: 1000, onProblem: () => {} });
    await expect(refused).rejects.toThrow("The certificate cannot be used: ");
  });
});
