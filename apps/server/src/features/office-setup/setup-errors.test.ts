import { randomUUID } from "node:crypto";

import { languages } from "@comanda/domain/venue/settings";
import { exportSetup, importSetup } from "@comanda/contract/office-setup";
import { officeArticle, officeProductGroup } from "@comanda/contract/office-menu";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const read = async () =>
  replyOf(exportSetup, await callAs(office.app, office.admin, exportSetup)).yaml;
const refused = async (yaml: string) =>
  errorOf(
    await callAs(office.app, office.admin, importSetup, {
      body: { yaml },
      idempotencyKey: randomUUID(),
    }),
  );

describe("a set-up file with an error", () => {
  test.each([
    ["articles: [", "yaml"],
    ["dishes: []", "yaml"],
    ["articles: Pad Thai", "yaml"],
    ["a: &x [1]\nb: *x", "yaml"],
    ["articles:\n  - { name: A, colour: red }", "colour"],
    ["articles:\n  - { name: Pad Thai, price: cheap }", "price"],
    ["articles:\n  - { name: Pad Thai, price: 1.234 }", "price"],
    ["articles:\n  - { name: Pad Thai, category: Nowhere }", "category"],
    ["articles:\n  - { name: Pad Thai, type: soup }", "type"],
    ["articles:\n  - { name: Pad Thai, price: -1 }", "price"],
    ["promotions:\n  - { name: Members' wine, startMinute: noon }", "startMinute"],
    ["settings: { language: fr_FR }", "language"],
    ["settings: { colour: red }", "colour"],
    ["settings: { venueName: '' }", "venueName"],
    ["settings: []", "yaml"],
    ["userGroups:\n  - { name: Service, kind: cashier }", "kind"],
  ])("such as %j is refused for its %s, and none of it is saved", async (yaml, field) => {
    const before = await read();
    const reply = await refused(yaml);
    expect(reply).toMatchObject({ status: 400, fields: [{ field }] });
    expect(await read()).toBe(before);
  });

  test("is refused with the list, row, field, value and allowed values", async () => {
    const { fields } = await refused(`
productGroups: [{ name: Fresh }]
articles:
  - { name: Pad Thai, price: 130 }
  - { name: New, price: 1, color: "#000000", category: Nowhere, productGroup: Fresh }
`);
    expect(fields).toMatchObject([
      { section: "articles", row: 1, field: "category", code: "not-found", value: "Nowhere" },
    ]);
    expect(fields?.[0]?.error).toMatch(
      /^articles 2 \(New\): category is not allowed: "Nowhere"\. Allowed: one of /,
    );
    const low = await refused("articles: [{ name: Gin, price: -0.5 }]");
    expect(low.fields).toMatchObject([
      {
        value: -0.5,
        allowed: { code: "between", least: 0, most: 100_000_000 },
        error: "articles 1 (Gin): price is too small or too large: -0.5. Allowed: 0 to 100000000",
      },
    ]);
    const long = await refused(`customerTypes: [{ name: ${"a".repeat(300)} }]`);
    expect(long.fields).toMatchObject([{ code: "too-long", maximum: expect.any(Number) }]);
    expect(findNamed(await office.list(officeArticle), "Pad Thai").price).toBe(120_00);
    expect((await office.list(officeProductGroup)).map(({ name }) => name)).not.toContain("Fresh");
  });

  test.each([
    ["articles: [{ name: Gin, price: dear }]", { code: "money" }],
    [
      "articles: [{ name: Gin, type: soup }]",
      { code: "one-of", choices: ["sale", "recipe", "mixer", "timer"] },
    ],
    ["articles: [{ name: Gin, isActive: maybe }]", { code: "yes-no" }],
    ["articles: [{ name: Gin, cookingOptions: rare }]", { code: "list" }],
    ["articles: [{ name: 7 }]", { code: "text" }],
    [
      "articles: [{ name: Gin, recipe: [{ stockItem: Mango, amount: 1.2345 }] }]",
      { code: "decimals", most: 3 },
    ],
    ["categories: [{ name: Soups, indexNumber: 1.5 }]", { code: "between" }],
    ["payTypes: [{ name: Cash, value: much }]", { code: "percent" }],
    ["promotions: [{ name: Members' wine, startMinute: noon }]", { code: "time" }],
    ["settings: { language: fr_FR }", { code: "one-of", choices: [...languages] }],
    ["userGroups: [{ name: Porters, kind: porter }]", { code: "one-of" }],
    ["dishes: []", { code: "one-of" }],
  ])(
    "is refused at %s with the allowed values, for a message in any language",
    async (yaml, allowed) => {
      const { fields } = await refused(yaml);
      expect(fields).toMatchObject([{ allowed }]);
      expect(fields?.[0]?.error).toMatch(/\. Allowed: [^{}]+$/);
    },
  );

  test("is refused for a field that is left empty, without a list of values", async () => {
    const { fields } = await refused("articles:\n  - name: Gin\n    price:");
    expect(fields).toMatchObject([
      { section: "articles", row: 0, field: "price", code: "required" },
    ]);
    expect(fields?.[0]?.error).toBe("articles 1 (Gin): price can not empty");
  });

  test("is refused with the line that cannot be parsed", async () => {
    const { fields } = await refused("articles:\n  - { name: Gin }\n  - [");
    expect(fields).toEqual([
      {
        field: "yaml",
        code: "not-yaml",
        line: 3,
        column: 6,
        value: "- [",
        error: 'Line 3, column 6 cannot be read: "- ["',
      },
    ]);
  });
});
