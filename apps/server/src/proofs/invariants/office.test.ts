import { randomUUID } from "node:crypto";

import { officeLocation, officeStation } from "@comanda/contract/office-venue";
import { officeArticle, officeCategory } from "@comanda/contract/office-menu";
import { officePromotion } from "@comanda/contract/office-selling";
import { importSetup } from "@comanda/contract/office-setup";
import { officeStaff } from "@comanda/contract/office-staff";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";
import { findDataViolations } from "./find-data-violations.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const bring = async (yaml: string) =>
  replyOf(
    importSetup,
    await callAs(office.app, office.admin, importSetup, {
      body: { yaml },
      idempotencyKey: randomUUID(),
    }),
  );

test("the back office tables match the journals", async () => {
  const articles = await office.list(officeArticle);
  await office.save(officeArticle, {
    save: articles.map(({ id, revision, price }) => ({ id, revision, price: price + 5_00 })),
  });
  const [category] = await office.list(officeCategory);
  await office.save(officeCategory, {
    save: [
      {
        id: category?.id,
        revision: category?.revision,
        products: category?.products.toReversed(),
      },
    ],
  });
  const { id, revision } = findNamed(await office.list(officePromotion), "Singha happy hour");
  await office.save(officePromotion, { retire: [{ id, revision }] });
  await office.save(officePromotion, { save: [{ id, revision: revision + 1 }] });
  const [here] = await office.list(officeLocation);
  await office.save(officeLocation, {
    save: [{ id: here?.id, revision: here?.revision, phone: "+66 2 999" }],
  });
  const bar = findNamed(await office.list(officeStation), "Bar");
  await office.save(officeStation, {
    save: [{ id: bar.id, revision: bar.revision, routes: [] }],
  });
  // A new password ends its owner's sessions, so another user's is changed.
  const everybody = await office.list(officeStaff);
  const somebody = everybody.find(({ username }) => username === "waiter");
  await office.save(officeStaff, {
    save: [
      { id: somebody?.id, revision: somebody?.revision, password: "another key" },
      {
        username: "noi",
        ref: "901",
        firstName: "Noi",
        userGroup: somebody?.userGroup,
        mayLogIn: true,
        password: "water lily",
      },
    ],
  });
  await bring("userGroups: [{ name: Divers, kind: other }]");
  const { added } = await bring(`
productGroups: [{ name: Cellar }]
stockItems: [{ name: Red wine, size: 0.75, unit: l, count: bottles }]
categories: [{ name: Cellar wines, color: "#112233", products: [House Red] }]
articles:
  - name: House Red
    price: 95.5
    color: "#112233"
    category: Cellar wines
    productGroup: Cellar
    recipe: [{ stockItem: Red wine, amount: 0.15 }]
`);
  expect(added).toBe(4);
  expect(await findDataViolations(office.app.database())).toEqual([]);
});
