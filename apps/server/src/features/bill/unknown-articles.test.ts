import { newBill, updateBill, type NewItem } from "@comanda/contract/bill";
import { listMenu } from "@comanda/contract/menu";
import { lineTypeCodes } from "@comanda/domain/bill/line";
import { id } from "@comanda/domain/id";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { callAs, errorOf, replyOf, signInAs } from "../../testing/test-till.ts";

let evening: Evening;
beforeAll(async () => {
  evening = await startEvening();
  await openDayAndShift(evening);
});
afterAll(() => evening.app.close());

/** An order of this item, and the same item added to an open bill. */
async function refusalsOf(bill: number, items: readonly NewItem[]) {
  const { write, waiter, order } = evening;
  const added = { id: bill, version: 1, billItems: items };
  const replies = [
    await write(waiter, newBill, order("U2", items)),
    await write(waiter, updateBill, { body: added }),
  ];
  return replies.map(errorOf);
}

test("an article that does not exist, or is another location's, is answered as not found", async () => {
  const { app, item, openBill } = evening;
  const bill = await openBill("U1", [item("Gin")]);
  const harbour = await signInAs(app, "harbour");
  const [foreign] = replyOf(listMenu, await callAs(app, harbour, listMenu)).articles;
  for (const product of [id<"article">(999_999), foreign?.id ?? id<"article">(0)]) {
    const gin = item("Gin");
    const mixer = { ...item("Tonic"), type: lineTypeCodes.mixer, parent: gin.key, product };
    for (const items of [[{ ...item("Pad Thai"), product }], [gin, mixer]]) {
      const about = { entity: "Product", id: product };
      const refusal = { status: 404, code: "record-not-found", about };
      expect(await refusalsOf(bill, items)).toMatchObject([refusal, refusal]);
    }
  }
  expect((await evening.billOf(bill)).items).toHaveLength(1);
});
