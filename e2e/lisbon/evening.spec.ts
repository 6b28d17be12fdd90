import { expect } from "@playwright/test";

import { findCutOffTexts } from "../cut-off.ts";
import { closeDay, openDay } from "./close-day.ts";
import { people } from "./diary.ts";
import { addBook, addCheese, importWines, planHappyHour } from "./fill-menu.ts";
import { foundVenue, openPart, removeSamples, signIn } from "./found-venue.ts";
import { hireStaff } from "./hire-staff.ts";
import { test } from "./lisbon-venue.ts";
import { placePrinters } from "./place-printers.ts";
import {
  expectAccountantsFiles,
  expectFrontPage,
  expectRawBills,
  expectReports,
} from "./read-figures.ts";
import { nameTaxClasses, roundCash, setTaxes } from "./set-taxes.ts";
import { serveHappyHour, servePort, serveSharedTable } from "./serve-guests.ts";

test("a wine bar in Lisbon goes from an empty server to its accountant's files in one evening, without a refusal", async ({
  devices: { counter, phone, wait, refusals },
  venue,
}) => {
  await test.step("the owner founds the venue and takes the samples away", async () => {
    await foundVenue(counter);
    await removeSamples(counter);
  });
  await test.step("300 wines, a dish and a book with their taxes, staff, printers and a happy hour", async () => {
    await nameTaxClasses(counter);
    await openPart(counter, "Today");
    await importWines(counter);
    await addCheese(counter);
    await addBook(counter);
    await setTaxes(counter);
    await roundCash(counter);
    await hireStaff(counter);
    await placePrinters(counter, venue);
    await planHappyHour(counter);
  });
  await test.step("the day and the shift begin", async () => {
    await wait(90);
    await openDay(counter);
  });
  await test.step("guests in the happy hour, after it, and one with a taste for port", async () => {
    await serveHappyHour(counter);
    await wait(120);
    await phone.goto("/");
    await signIn(phone, people.waiter);
    expect(await findCutOffTexts(phone)).toEqual([]);
    await serveSharedTable(phone);
    await servePort(counter);
  });
  await test.step("the kitchen got its number, two dishes and the one that came back", async () => {
    await expect.poll(() => venue.kitchen.papers().length).toBe(4);
  });
  await test.step("the drawer is counted and the day ends", async () => {
    await expectRawBills(venue);
    await closeDay(counter);
  });
  await test.step("screens and files have the figures that the owner worked out", async () => {
    await expectFrontPage(counter);
    await expectReports(counter);
    await expectAccountantsFiles(counter);
  });
  expect(refusals).toEqual([]);
});
