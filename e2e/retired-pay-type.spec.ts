import { officePayType } from "@comanda/contract/office-selling";
import { listPayTypes } from "@comanda/contract/pay-type";
import { takeTender } from "@comanda/contract/tender";
import { expect } from "@playwright/test";

import { apiTill } from "./api-till.ts";
import { loadTable } from "./money-journey.ts";
import { button } from "./order-journey.ts";
import { openRestaurant, test } from "./own-venue.ts";
import { sell } from "./sell.ts";
import { openTill } from "./till-menu.ts";

test("a part by a pay type that is retired since keeps its name, and is not called cash", async ({
  page,
  ownServer,
}) => {
  const cashier = await openRestaurant(ownServer.origin);
  const { id } = await sell(cashier, { article: "Pad Thai", table: "8" });
  const payType = (await cashier.call(listPayTypes)).find(({ name }) => name === "Credit card")?.id;
  await cashier.call(takeTender, { body: { bill: id, key: "card", payType, amount: 50_00 } });
  const office = await apiTill(ownServer.origin, "admin", "Bar");
  const retire = (await office.call(officePayType.list, { query: {} }))
    .filter((type) => type.id === payType)
    .map((type) => ({ id: type.id, revision: type.revision }));
  await office.call(officePayType.save, { body: { save: [], retire } });

  await openTill(page, "cashier");
  await loadTable(page, "8");
  await button(page, "PAY").tap();
  const parts = page.getByRole("list", { name: "Payments" }).getByRole("listitem");
  await expect(parts).toHaveText([/^Credit card 50\.00\s*\d\d:\d\d .+Undo$/]);
  await expect(parts.getByRole("button", { name: "Undo: Credit card 50.00" })).toBeVisible();
});
