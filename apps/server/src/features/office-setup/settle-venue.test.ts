import { randomUUID } from "node:crypto";

import { exportSetup, importSetup, type VenueChoice } from "@comanda/contract/office-setup";
import { officeArticle } from "@comanda/contract/office-menu";
import { readSettings } from "@comanda/contract/office-settings";
import { officeCurrency, officeForeignCurrency } from "@comanda/contract/office-selling";
import { officeLocation } from "@comanda/contract/office-venue";
import { id } from "@comanda/domain/id";
import { instant } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { isRefused } from "#call/refused-call.ts";
import { sessionOfProgram } from "#call/session.ts";

import { runWithCommand } from "../../run-with-command.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { startFirstVenue } from "../../testing/test-first-venue.ts";
import { openDayAndShift } from "../../testing/test-evening.ts";
import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf, type SignedIn } from "../../testing/test-till.ts";
import { importPlanned, planImport } from "./import-setup.ts";
import { readSetup } from "./read-setup.ts";
import { settleVenue } from "./settle-venue.ts";

const send = (app: TestApp, admin: SignedIn, yaml: string, venue?: VenueChoice) =>
  callAs(app, admin, importSetup, {
    body: { yaml, ...(venue !== undefined && { venue }) },
    idempotencyKey: randomUUID(),
  });

/** Of another venue, with an article of its own. */
const inn = `
settings: { venueName: Thamel Inn, language: en_US, allowedLanguages: [ en_US, th_TH ] }
location:
  name: Thamel Inn
  phone: "+977 1"
  timeZone: Asia/Katmandu
  decimalSeparator: ","
  thousandSeparator: "."
  taxNumber: "300123"
  billHeader: Namaste
  usesSeats: true
currency: { name: Nepalese Rupee, symbol: Rs, code: NPR, exchangeRateMillionths: 1, hasDecimals: true, cashWay: nearest }
foreignCurrencies:
  - { name: Dollar, code: USD, rateMillionths: 133, hasDecimals: true }
productGroups:
  - name: Bar
categories:
  - { name: Beer, color: "#112233" }
articles:
  - { name: Gorkha, price: 650, color: "#112233", category: Beer, productGroup: Bar }
`;

describe("a set-up file of another venue", () => {
  let app: TestApp;
  let admin: SignedIn;
  beforeEach(async () => {
    ({ app, admin } = await startFirstVenue());
    return () => app.close();
  });
  const here = async () => {
    const [location] = replyOf(officeLocation.list, await callAs(app, admin, officeLocation.list));
    const [currency] = replyOf(officeCurrency.list, await callAs(app, admin, officeCurrency.list));
    return { location, currency };
  };
  const read = async () => replyOf(exportSetup, await callAs(app, admin, exportSetup)).yaml;

  test("is not imported before somebody was asked what to keep", async () => {
    const before = await read();
    expect(errorOf(await send(app, admin, inn, "ask"))).toMatchObject({
      status: 409,
      code: "other-venue",
      about: {
        venueName: ["Corner Bar", "Thamel Inn"],
        name: ["Corner Bar", "Thamel Inn"],
        phone: ["", "+977 1"],
        timeZone: ["Asia/Manila", "Asia/Katmandu"],
        currency: ["PHP", "NPR"],
        numbers: ["1,234.50", "1.234,50"],
        language: ["tl_PH", "en_US"],
        taxNumber: ["", "300123"],
        billHeader: ["", "Namaste"],
        bills: 0,
      },
    });
    expect(await read()).toBe(before);
  });

  test("leaves what is the venue's own and brings the rest, if that is kept", async () => {
    const before = await here();
    const settings = replyOf(readSettings, await callAs(app, admin, readSettings));
    replyOf(importSetup, await send(app, admin, inn, "keep"));
    const after = await here();
    expect(after.currency).toEqual(before.currency);
    expect(after.location).toEqual({
      ...before.location,
      usesSeats: true,
      revision: after.location?.revision,
    });
    expect(replyOf(readSettings, await callAs(app, admin, readSettings))).toEqual(settings);
    // They are written in the currency of the file.
    expect(
      replyOf(officeForeignCurrency.list, await callAs(app, admin, officeForeignCurrency.list)),
    ).toEqual([]);
    const articles = replyOf(officeArticle.list, await callAs(app, admin, officeArticle.list));
    expect(findNamed(articles, "Gorkha").price).toBe(650_00);
  });

  test.each([
    ["keep", inn],
    ["ask", "location: { phone: '', taxNumber: '', usesSeats: true }"],
  ] as const)("does not undo what is saved while it is imported, if %s", async (choice, yaml) => {
    const reading = {
      database: app.database(),
      location: id<"location">(1),
      at: instant(app.now()),
    };
    const file = readSetup(yaml);
    if ("unreadable" in file) throw new Error("The file of the test cannot be read");
    const settled = await settleVenue(reading, file, choice);
    if (isRefused(settled)) throw new Error("The test asks nothing");
    const { location } = await here();
    if (location === undefined) throw new Error("The venue has no location");
    const { isRetired: _, ...fields } = location;
    const saved = { ...fields, phone: "+63 2", taxNumber: "123" };
    const body = { save: [saved], retire: [] };
    const idempotencyKey = randomUUID();
    replyOf(
      officeLocation.save,
      await callAs(app, admin, officeLocation.save, { body, idempotencyKey }),
    );
    const planned = await planImport(reading, {
      ...settled,
      missingFields: "default",
      signs: null,
    });
    const session = sessionOfProgram("import", {
      location: reading.location,
      staff: id<"staff">(1),
    });
    await runWithCommand({ database: app.database(), databaseUrl: null }, (command) =>
      command(
        { session, action: "office-setup-import", key: randomUUID(), requestHash: "" },
        (context) => importPlanned(context, planned),
      ),
    );
    expect((await here()).location).toMatchObject({
      phone: "+63 2",
      taxNumber: "123",
      usesSeats: true,
    });
  });

  test.each([undefined, "take"] as const)("is what the venue becomes, if %s", async (venue) => {
    replyOf(importSetup, await send(app, admin, inn, venue));
    const { location, currency } = await here();
    expect(location).toMatchObject({ name: "Thamel Inn", timeZone: "Asia/Katmandu" });
    expect(currency).toMatchObject({ code: "NPR", symbol: "Rs" });
  });

  test("asks about other decimals of the same currency, which go with its coins", async () => {
    const yaml = `
currency: { code: php, hasDecimals: false, coins: [ 7 ] }
foreignCurrencies: [ { name: Dollar, code: USD, rateMillionths: 133, hasDecimals: true } ]`;
    expect(errorOf(await send(app, admin, yaml, "ask"))).toMatchObject({
      code: "other-venue",
      about: { decimals: ["1,234.50", "1,235"], bills: 0 },
    });
    const before = await here();
    replyOf(importSetup, await send(app, admin, yaml, "keep"));
    expect((await here()).currency).toEqual(before.currency);
    const rates = await callAs(app, admin, officeForeignCurrency.list);
    expect(replyOf(officeForeignCurrency.list, rates)).toHaveLength(1);
    replyOf(importSetup, await send(app, admin, yaml, "take"));
    expect((await here()).currency).toMatchObject({ hasDecimals: false, coins: [7_00] });
    // A file that does not speak of decimals changes none.
    replyOf(importSetup, await send(app, admin, "currency: { code: PHP }", "ask"));
    expect((await here()).currency).toMatchObject({ hasDecimals: false });
  });

  test("brings coins and rates if it has the same currency", async () => {
    const yaml = inn.replace("code: NPR", "code: PHP, coins: [ 7 ]");
    replyOf(importSetup, await send(app, admin, yaml, "keep"));
    expect((await here()).currency).toMatchObject({ code: "PHP", coins: [7_00] });
    const rates = await callAs(app, admin, officeForeignCurrency.list);
    expect(replyOf(officeForeignCurrency.list, rates)).toHaveLength(1);
  });

  test("asks nothing if it says nothing of the venue, or the same", async () => {
    const same = await read();
    expect(replyOf(importSetup, await send(app, admin, same, "ask"))).toMatchObject({ changed: 0 });
    const menu = "productGroups:\n  - name: Bar\n";
    expect(replyOf(importSetup, await send(app, admin, menu, "ask"))).toMatchObject({ added: 1 });
    const seats = same.replace("location:\n", "location:\n  usesSeats: true\n");
    expect(replyOf(importSetup, await send(app, admin, seats, "ask"))).toMatchObject({
      changed: 1,
    });
    expect((await here()).location?.usesSeats).toBe(true);
  });

  test.each([
    [
      "one separator",
      "location: { thousandSeparator: ' ' }",
      { numbers: ["1,234.50", "1 234.50"] },
    ],
    [
      "another currency without its code",
      "currency: { name: Dong, symbol: ₫, hasDecimals: false }",
      { currency: ["Peso ₱ 1,234.50", "Dong ₫ 1,235"] },
    ],
    [
      "a separator that is none",
      "location: { decimalSeparator: ',', thousandSeparator: 7 }",
      { numbers: ["1,234.50", "17234,50"] },
    ],
  ])("asks about %s, and keeps what is here", async (_which, yaml, about) => {
    const before = await read();
    expect(errorOf(await send(app, admin, yaml, "ask")).about).toMatchObject(about);
    expect(replyOf(importSetup, await send(app, admin, yaml, "keep"))).toMatchObject({
      changed: 0,
    });
    expect(await read()).toBe(before);
  });

  test("asks nothing about coins of a currency that is not named, or has the same symbol", async () => {
    const yaml = "currency: { symbol: ₱, coins: [ 7 ] }";
    expect(replyOf(importSetup, await send(app, admin, yaml, "ask"))).toMatchObject({ changed: 1 });
    expect((await here()).currency).toMatchObject({ code: "PHP", coins: [7_00] });
  });

  test("compares and stores names and codes as they are written here", async () => {
    const yaml = "settings: { venueName: ' Corner  Bar ' }\ncurrency: { code: php }";
    expect(replyOf(importSetup, await send(app, admin, yaml, "ask"))).toMatchObject({ changed: 0 });
    const other = yaml.replace("Corner", "Harbour").replace("php", "usd");
    replyOf(importSetup, await send(app, admin, other, "take"));
    const { venueName } = replyOf(readSettings, await callAs(app, admin, readSettings));
    expect(venueName).toBe("Harbour Bar");
    expect((await here()).currency?.code).toBe("USD");
  });

  test("shows the beginning of a text that is longer than a venue can have", async () => {
    const yaml = `location: { billHeader: ${"x".repeat(100_000)} }`;
    expect(errorOf(await send(app, admin, yaml, "ask")).about).toMatchObject({
      billHeader: ["", `${"x".repeat(250)}…`],
    });
  });

  test("asks also about what is wrong there, which is refused only if it is wanted", async () => {
    const wrong = "location: { name: Corner Bar, timeZone: 7 }";
    expect(errorOf(await send(app, admin, wrong, "ask")).about).toMatchObject({
      timeZone: ["Asia/Manila", "7"],
    });
    expect(errorOf(await send(app, admin, wrong, "take")).status).toBe(400);
    expect(replyOf(importSetup, await send(app, admin, wrong, "keep"))).toMatchObject({ added: 0 });
  });
});

describe("in a venue with bills", () => {
  let office: Office;
  beforeAll(async () => {
    office = await startOffice();
    await openDayAndShift(office);
    await office.openBill("1", [office.item("Pad Thai")]);
  });
  afterAll(() => office.app.close());

  test.each([
    ["another currency", "NPR", 1],
    ["the same currency", "THB", 0],
    ["other decimals", "THB, hasDecimals: false", 1],
  ])("a file with %s says whether bills would show it", async (_which, currency, bills) => {
    const yaml = `location: { name: Thamel Inn }\ncurrency: { code: ${currency} }`;
    const { about } = errorOf(await send(office.app, office.admin, yaml, "ask"));
    expect(about).toMatchObject({ name: [expect.any(String), "Thamel Inn"], bills });
  });
});
