import type { VenueChange } from "@comanda/domain/venue/venue-change";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

beforeAll(() => {
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("localStorage", { getItem: () => null });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

async function render(...changes: readonly VenueChange[]): Promise<string> {
  const { VenueQuestion } = await import("./venue-question.tsx");
  return renderToString(
    createElement(VenueQuestion, {
      difference: { changes, hasBills: true },
      onAnswer: () => {
        throw new Error("Nothing was asked");
      },
    }),
  );
}

const currency = { field: "currency", here: "THB", inFile: "JPY" } as const;
const decimals = { field: "decimals", here: "1,234.50", inFile: "1,235" } as const;

test("another currency is what the bills show, whatever was paid", async () => {
  expect(await render(currency, decimals)).toContain("show JPY, although guests paid in THB.");
});

test("of other decimals it says how amounts are shown", async () => {
  const shown = await render(decimals);
  expect(shown).toContain("are shown and rounded like 1,235.");
  expect(shown).not.toContain("guests paid");
});
