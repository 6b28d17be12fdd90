import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type ConnectionOptions } from "node:tls";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { makeAuthority, makeServerCertificate, type KeyPair } from "./make-certificate.ts";
import { constraintsFor, isPermitted, readConstraints } from "./name-constraints.ts";
import { ownCertificate, ownNames } from "./own-certificate.ts";
import { createSecureServers } from "./secure-servers.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-names-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const now = new Date();
const machine = ["localhost", "bar-pc", "bar-pc.local", "192.168.1.10", "2001:db8:1:2::5"];
const authority = makeAuthority(now, machine);

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

/** What a client reports about a server with this certificate, reached by that name. */
async function verdictOf(leaf: KeyPair, name: string): Promise<string> {
  const server = createServer({ cert: leaf.certificate, key: leaf.key });
  server.listen(0, "localhost");
  await once(server, "listening");
  const bound = server.address();
  const port = typeof bound === "object" ? (bound?.port ?? 0) : 0;
  const asked: ConnectionOptions = { host: "localhost", port, ca: authority.certificate };
  const socket = connect({ ...asked, checkServerIdentity: () => undefined });
  const said = await Promise.race([
    once(socket, "secureConnect").then(() => `trusts ${name}`),
    once(socket, "error").then(([error]) => String(error)),
  ]).catch(String);
  socket.destroy();
  server.close();
  return said;
}

describe("a device that trusts the authority", () => {
  test.each([
    "localhost",
    "bar-pc",
    "till.local",
    "192.168.77.3",
    "10.1.2.3",
    "172.31.255.1",
    "127.0.0.1",
    "100.100.1.1",
    "::1",
    "fd12:3456::9",
    "2001:db8:1:2:ffff::7",
  ])("trusts its certificate for %s", async (name) => {
    expect(await verdictOf(makeServerCertificate(authority, [name], now), name)).toBe(
      `trusts ${name}`,
    );
  });

  test.each([
    "bank.example",
    "example.com",
    "local.example.com",
    "8.8.8.8",
    "172.32.0.1",
    "2600::1",
  ])("refuses one for %s, alone or among good names", async (name) => {
    for (const names of [[name], ["localhost", name]]) {
      const leaf = makeServerCertificate(authority, names, now);
      expect(await verdictOf(leaf, name)).toContain("permitted subtree violation");
    }
  });
});

test.skipIf(!hasOpenssl)("openssl verifies alike, and shows the constraints as critical", () => {
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const ca = file("ca.pem", authority.certificate);
  const verify = (names: readonly string[]): string =>
    execFileSync(
      "openssl",
      [
        "verify",
        "-CAfile",
        ca,
        file("leaf.pem", makeServerCertificate(authority, names, now).certificate),
      ],
      { stdio: "pipe" },
    ).toString();
  expect(verify(["localhost", "192.168.1.10", "fd00::1"])).toContain("OK");
  expect(() => verify(["localhost", "example.com"])).toThrow("permitted subtree violation");
  const text = execFileSync("openssl", ["x509", "-in", ca, "-noout", "-text"]).toString();
  expect(text).toContain("NIST CURVE: P-256");
  expect(text).toMatch(
    /X509v3 Name Constraints: critical\s+Permitted:\s+DNS:localhost\s+DNS:local/,
  );
  expect(text).toContain("IP:192.168.0.0/255.255.0.0");
  expect(text).toMatch(/IP:2001:DB8:1:2:0:0:0:0\/FFFF:FFFF:FFFF:FFFF:0:0:0:0/);
});

test("the permitted names are read back from the certificate as they were written", () => {
  const made = constraintsFor(machine);
  expect(readConstraints(authority.certificate)).toEqual(made);
  expect(isPermitted("BAR.example", made)).toBe(false);
  expect(isPermitted("kitchen.bar-pc", made)).toBe(true);
});

describe("a machine whose names have changed since its authority was made", () => {
  const at = (names: readonly string[]) =>
    ownCertificate({ dataFolder: folder, program: "server", names, now });

  test("leaves names that devices would refuse out of its certificate, and reports them once", async () => {
    await at(["localhost", "bar-pc"]);
    const problems: string[] = [];
    const secure = await createSecureServers(
      { kind: "own", dataFolder: folder, program: "server" },
      {
        requestTimeoutMs: 1000,
        lookAgainMs: 2,
        names: () => ["localhost", "beach-pc", "192.168.9.9"],
        onProblem: (problem) => problems.push(problem),
      },
    );
    await expect
      .poll(() => problems)
      .toEqual([expect.stringMatching(/^The certificate is not for beach-pc: the authority/)]);
    secure.stop();
    expect((await at(["localhost", "beach-pc"])).uncoveredNames).toEqual(["beach-pc"]);
  });

  test("keeps its certificate however an IPv6 address is written", async () => {
    const first = await at(["localhost", "fd00:0:0:0:0:0:0:1"]);
    expect((await at(["localhost", "fd00::1"])).certificate).toBe(first.certificate);
  });
});

test("the names of this machine include no link-local address, and are all permitted", () => {
  const names = ownNames();
  expect(names).toEqual(expect.arrayContaining(["::1", "127.0.0.1", "localhost"]));
  expect(names.filter((name) => /^fe80|%/i.test(name))).toEqual([]);
  const constraints = constraintsFor(names);
  expect(names.filter((name) => !isPermitted(name, constraints))).toEqual([]);
});
