import { settlePrintJob } from "@comanda/contract/print-job";
import { msPerSecond } from "@comanda/domain/time/instant";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";

import { onlyJob, printActions } from "../../testing/print-actions.ts";
import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { callAs, replyOf, signInAs } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

test("a paper made at one server is reported to another whose clock is three seconds behind", async () => {
  const { app, item, openBill } = evening;
  const id = await openBill("1", [item("Pad Thai")]);
  const paper = onlyJob({ jobs: await printActions(evening).tickets(id) });
  app.advance(-3 * msPerSecond);
  const second = await app.second();
  try {
    const other = { ...app, app: () => second };
    const waiter = await signInAs(other, "waiter");
    const input = { params: { id: paper.id }, body: { attempt: 1, state: "sent" } };
    const key = { idempotencyKey: randomUUID() };
    const reply = await callAs(other, waiter, settlePrintJob, { ...input, ...key });
    expect(replyOf(settlePrintJob, reply)).toMatchObject({ state: "sent" });
  } finally {
    await second.close();
  }
});
