import { Agent } from "node:http";

import { expect, test } from "vitest";

import { chanceOf } from "../chance.ts";
import { proofPatienceMs, proofSeed, proofSize } from "../proof-size.ts";
import { dataFaults } from "../invariants/find-data-violations.ts";
import { faultyLine, type FaultyLine } from "./faulty-proxy.ts";
import { sendWish, type Desk } from "./clients.ts";
import { startProcess } from "./server-process.ts";
import { openShop } from "./fixture.ts";
import { anyWish } from "./requests.ts";

const wishes = proofSize({
  test: { sqlite: 500, postgres: 100 },
  soak: { sqlite: 20_000, postgres: 4000 },
});
const wishesInAShop = Math.min(wishes, 1000);
const senders = 10;

const chance = chanceOf(proofSeed);

test.each(Array.from({ length: wishes / wishesInAShop }, (_, shop) => shop + 1))(
  `${wishesInAShop} requests over a connection that loses, cuts, doubles and delays have one effect and one reply each (%i)`,
  async () => {
    const shop = await openShop();
    const server = await startProcess(shop.data);
    const line = await faultyLine(server.port, chance);
    await Promise.all(Array.from({ length: senders }, () => sendSome(line, shop)));
    await line.close();
    expect(line.faults()).toBeGreaterThan(wishesInAShop);
    for (const wish of shop.ledger.granted().keys()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, over a good connection
      expect(await sendWish(server, shop, wish)).toBe(true);
    }
    await server.stop();
    expect(server.complaints()).toBe("");
    expect(await shop.data.read(dataFaults)).toEqual([]);
    expect(await shop.data.read(shop.ledger.faultsIn)).toEqual([]);
    await shop.data.remove();
  },
  proofPatienceMs,
);

async function sendSome({ port }: FaultyLine, desk: Desk): Promise<void> {
  // A connection for each request, so that a break affects no other one.
  const agent = new Agent({ keepAlive: false });
  for (let sent = 0; sent < wishesInAShop / senders; sent += 1) {
    const wish = anyWish(desk.floor, chance);
    // oxlint-disable-next-line no-await-in-loop -- until it is acknowledged
    while (!(await sendWish({ port, agent }, desk, wish)));
  }
}
