import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

import { readNeighbours } from "./neighbours.ts";

const table = `IP address       HW type     Flags       HW address            Mask     Device
192.168.1.50     0x1         0x2         00:26:AB:12:34:56     *        eth0
192.168.1.51     0x1         0x0         00:00:00:00:00:00     *        eth0
`;

test("neighbours are known by their hardware addresses, unless the system has not learnt them", async () => {
  const folder = mkdtempSync(join(tmpdir(), "comanda-bridge-"));
  writeFileSync(join(folder, "arp"), table);
  expect(await readNeighbours(join(folder, "arp"))).toEqual(
    new Map([["192.168.1.50", "00:26:ab:12:34:56"]]),
  );
  rmSync(folder, { recursive: true });
  expect(await readNeighbours(join(folder, "arp"))).toEqual(new Map());
});

test("a table that cannot be read is not taken for an empty one", async () => {
  await expect(readNeighbours(tmpdir())).rejects.toThrow("EISDIR");
});
