import { expect } from "@playwright/test";

import { findBarriers } from "./find-barriers.ts";
import { field, openPart, save } from "./office-journey.ts";
import { test } from "./own-venue.ts";
import { readCode } from "./read-code.ts";
import { refusedCall } from "./till.ts";
import { goTo } from "./till-menu.ts";

test("taxes and ways to pay are entered in words, and put in order by arrows", async ({
  page,
  expectedErrors,
}) => {
  // The number that is no PromptPay number.
  expectedErrors.push(refusedCall);
  await openPart(page, "taxes", "Taxes");
  await page.getByRole("button", { name: "New", exact: true }).tap();
  await field(page, "Name").fill("City tax");
  await field(page, "Percent").fill("1");
  await field(page, "How it is charged").selectOption({ label: "Added to the prices" });
  const example = page.getByRole("row").filter({ hasText: /City tax|^Total/ });
  // 1 % of 1,000 and the service charge of 100.
  await expect(example).toHaveText(["City tax11.00", "Total1,111.00"]);
  await save(page, "City tax");

  await goTo(page, "/office/ways-to-pay");
  await page.getByRole("button", { name: "New", exact: true }).tap();
  await field(page, "Name").fill("Bank transfer");
  await field(page, "What it is").selectOption({ label: "Transfer or QR code" });
  await field(page, "QR code").selectOption({ label: "PromptPay (Thailand)" });
  await field(page, "Pays to").fill("02 123 4567");
  await expect(page.getByText("Shown once the fields above are complete.")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).tap();
  await expect(page.getByText("Pays to is no PromptPay number")).toBeVisible();
  await field(page, "Pays to").fill("081 234 5678");
  await page.getByRole("button", { name: "Show a test code" }).tap();
  const rows = page.getByRole("row").filter({ hasText: /Pays to|Amount|Reference/ });
  await expect(rows).toHaveText(["Pays to0812345678", "Amount1.00", "ReferenceTEST"]);
  expect(await readCode(page.getByRole("img", { name: "Test code" }))).toMatch(
    /^00020101021229370016A0000006770101110113006681234567858/,
  );
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Hide the code" }).tap();
  await save(page, "Bank transfer");
  await page.getByRole("button", { name: "Change order", exact: true }).tap();
  const up = page.getByRole("button", { name: "Move Bank transfer up", exact: true });
  for (let step = 0; step < 3; step += 1) await up.tap();
  await expect(up).toBeDisabled();
  await save(page, "Ways to pay");

  const names = page
    .getByRole("grid", { name: "Ways to pay" })
    .getByRole("row")
    .locator(":scope > :first-child");
  await expect(names).toHaveText([
    "Name",
    "Cash",
    "Bank transfer",
    "Credit card",
    "Invoice",
    "QR transfer",
  ]);
});
