import { officePayType } from "@comanda/contract/office-selling";
import { listPayTypeNames, listPayTypes } from "@comanda/contract/pay-type";
import { afterAll, beforeAll, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, replyOf } from "../../testing/test-till.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.app.close());

const seenByTills = async () =>
  replyOf(listPayTypes, await callAs(office.app, office.waiter, listPayTypes));

test("tills get each pay type as the office has set it up, in the order of the pay screen", async () => {
  await office.save(officePayType, {
    save: [
      { name: "Contained", indexNumber: 610, value: 100, isIncludedInPrice: true },
      { name: "On charges", indexNumber: 620, value: 150, isOnCharges: true },
      { name: "Second VAT", indexNumber: 630, value: 200, isVat: true },
      { name: "Hidden", indexNumber: 640, isIncludedInPrice: true, isHiddenOnBill: true },
      { name: "Third card", indexNumber: 860, isCreditCard: true },
      { name: "Voucher", indexNumber: 870, opensDrawer: true },
      {
        name: "PromptPay",
        indexNumber: 880,
        isTransfer: true,
        qrScheme: "promptpay",
        qrReceiver: "081 234 5678",
        qrName: "Lotus House",
        qrCity: "Bangkok",
        printsQr: true,
      },
    ],
  });
  const set = await office.list(officePayType);
  expect(await seenByTills()).toEqual(
    set
      .toSorted((one, other) => one.indexNumber - other.indexNumber)
      .map((type) => ({
        id: type.id,
        name: type.name,
        indexNumber: type.indexNumber,
        value: type.value,
        datedRates: type.datedRates,
        includeOnPrice: type.isIncludedInPrice,
        onCharges: type.isOnCharges,
        taxClasses: type.taxClasses,
        servingWays: type.servingWays,
        isCreditCard: type.isCreditCard,
        isTransfer: type.isTransfer,
        isVat: type.isVat,
        hideOnBill: type.isHiddenOnBill,
        opensDrawer: type.opensDrawer,
        qrScheme: type.qrScheme,
        qrReceiver: type.qrReceiver,
        qrName: type.qrName,
        qrCity: type.qrCity,
        printsQr: type.printsQr,
      })),
  );
});

const namesForTills = async () =>
  replyOf(listPayTypeNames, await callAs(office.app, office.waiter, listPayTypeNames));

test("tills get the names of all pay types, also of a retired one that bills were paid with", async () => {
  const shown = (await seenByTills()).map(({ id, name }) => ({ id, name }));
  const { id, revision } = findNamed(await office.list(officePayType), "Third card");
  await office.save(officePayType, { retire: [{ id, revision }] });
  expect((await seenByTills()).map(({ name }) => name)).not.toContain("Third card");
  expect(await namesForTills()).toEqual(expect.arrayContaining(shown));
});

test("a retired pay type leaves the pay screen, and returns with its settings", async () => {
  const before = findNamed(await seenByTills(), "Voucher");
  const { id, revision } = findNamed(await office.list(officePayType), "Voucher");
  await office.save(officePayType, { retire: [{ id, revision }] });
  expect((await seenByTills()).map(({ name }) => name)).not.toContain("Voucher");
  const { saved } = await office.save(officePayType, { save: [{ id, revision: revision + 1 }] });
  expect(saved).toMatchObject([{ name: "Voucher", isRetired: false }]);
  expect(findNamed(await seenByTills(), "Voucher")).toEqual(before);
});
