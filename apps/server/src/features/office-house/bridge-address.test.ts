import { randomUUID } from "node:crypto";

import { exportSetup, importSetup } from "@comanda/contract/office-setup";
import { officeLocation } from "@comanda/contract/office-venue";
import { expect, test } from "vitest";

import { startOffice } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

test("a location keeps the bridge address that it had before there was a rule", async () => {
  const office = await startOffice();
  const printerServerAddress = "http://bridge.lotus.example:9180";
  const refused = await office.refused(officeLocation, {
    save: (await office.list(officeLocation)).map(({ id, revision }) => {
      return { id, revision, printerServerAddress };
    }),
  });
  expect(refused.fields).toMatchObject([{ code: "not-a-bridge-address" }]);
  await office.app
    .database()
    .updateTable("location")
    .set({ printer_server_address: printerServerAddress })
    .where("name", "=", "Lotus House")
    .execute();
  await office.change(officeLocation, { phone: "+66 2 333 4444" });
  const setUp = replyOf(exportSetup, await callAs(office.app, office.admin, exportSetup));
  const body = { yaml: setUp.yaml };
  const write = { body, idempotencyKey: randomUUID() };
  replyOf(importSetup, await callAs(office.app, office.admin, importSetup, write));
  await office.app.close();
});
