import { execFileSync, spawnSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { readConstraints } from "./name-constraints.ts";
import { ownCertificate } from "./own-certificate.ts";
import { parseCertificate } from "./parse-certificate.ts";

/** Made by the releases that signed with RSA and node-forge; no device trusts its authority. */
const earlierFolder = join(import.meta.dirname, "testing", "rsa-folder");
const names = ["127.0.0.1", "192.168.1.10", "2001:db8:1:2::5", "bar-pc", "localhost"];
const madeAt = new Date("2026-11-20T12:00:00.000Z");
const withinAYear = new Date("2027-08-01T12:00:00.000Z");
const afterAYear = new Date("2027-12-01T12:00:00.000Z");

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "comanda-earlier-"));
  cpSync(earlierFolder, join(folder, "tls"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string): string => readFileSync(join(folder, "tls", file), "utf8");
const at = (now: Date, wanted: readonly string[] = names) =>
  ownCertificate({ dataFolder: folder, program: "server", names: wanted, now });

test("keeps the keys and the certificate of an earlier release while they are suitable", async () => {
  const before = { certificate: read("server.pem"), key: read("server.key") };
  const key = read("authority.key");
  for (const now of [madeAt, withinAYear])
    expect(await at(now)).toEqual({ ...before, uncoveredNames: [] });
  expect(read("authority.key")).toBe(key);
});

test("signs an authority once more that Chromium refuses, with the same key and name", async () => {
  const earlier = read("authority.pem");
  await at(madeAt);
  const corrected = read("authority.pem");
  expect(isOfShortestLengths(earlier)).toBe(false);
  expect(isOfShortestLengths(corrected)).toBe(true);
  expect(readConstraints(corrected)).toEqual(readConstraints(earlier));
  const [before, after] = [new X509Certificate(earlier), new X509Certificate(corrected)];
  expect(after.publicKey.equals(before.publicKey)).toBe(true);
  expect([after.subject, after.validTo, after.ca]).toEqual([before.subject, before.validTo, true]);
  expect(after.serialNumber).not.toBe(before.serialNumber);
  await at(withinAYear);
  expect(read("authority.pem")).toBe(corrected);
});

test("understands the name constraints of an earlier authority", async () => {
  const constraints = readConstraints(read("authority.pem"));
  expect(constraints?.names).toEqual(expect.arrayContaining(["local", "bar-pc"]));
  expect(constraints?.ranges).toEqual(
    expect.arrayContaining(["10.0.0.0/8", "100.64.0.0/10", "fc00::/7", "2001:db8:1:2::/64"]),
  );
  const { uncoveredNames } = await at(madeAt, [...names, "beach-pc", "8.8.8.8", "2001:db8:1:3::5"]);
  expect(uncoveredNames).toEqual(["beach-pc", "8.8.8.8", "2001:db8:1:3::5"]);
});

test.skipIf(!hasOpenssl)(
  "certifies what devices verify by the earlier authority, too",
  async () => {
    const earlier = join(folder, "earlier.pem");
    writeFileSync(earlier, read("authority.pem"));
    const old = read("server.pem");
    const { certificate } = await at(afterAYear);
    expect(certificate).not.toBe(old);
    expect(new X509Certificate(certificate).publicKey.asymmetricKeyType).toBe("ec");
    const seconds = String(afterAYear.getTime() / 1000);
    const made = join(folder, "tls", "server.pem");
    for (const authority of [earlier, join(folder, "tls", "authority.pem")]) {
      const asked = ["verify", "-x509_strict", "-attime", seconds, "-CAfile", authority, made];
      expect(execFileSync("openssl", asked).toString()).toContain("OK");
    }
  },
);

test("keeps an authority without constraints, which may certify any name", async () => {
  const unconstrained = read("authority-without-constraints.pem");
  writeFileSync(join(folder, "tls", "authority.pem"), unconstrained);
  expect(readConstraints(unconstrained)).toBe(null);
  expect((await at(madeAt, ["localhost", "beach-pc", "8.8.8.8"])).uncoveredNames).toEqual([]);
  expect(read("authority.pem")).toBe(unconstrained);
});

/** DER permits no length below 256 in three bytes, and Chromium insists on it. */
function isOfShortestLengths(certificate: string): boolean {
  const encoded = (parseCertificate(certificate).extensions ?? []).map(({ extnValue }) =>
    Buffer.from(extnValue.buffer).toString("hex"),
  );
  return !encoded.some((hex) => /^(30|a0)8200|^308.{3,5}a08200/.test(hex));
}
