import { id } from "@comanda/domain/id";
import { expect, test } from "vitest";

import { liveHub } from "./live-hub.ts";

const lotus = id<"location">(1);
const harbour = id<"location">(2);
const longMs = 4000;

test("a row rings at its location only, even before there is a waiter", async () => {
  const hub = liveHub(null, { warn: () => {}, error: () => {} });
  const here = hub.join(lotus);
  const there = hub.join(harbour);
  await hub.publish(lotus, 1);
  expect([await here.wait(longMs), await there.wait(10), await here.wait(10)]).toEqual([
    true,
    false,
    false,
  ]);
  hub.leave(lotus, here);
  await hub.publish(lotus, 2);
  expect(await here.wait(10)).toBe(false);
});
