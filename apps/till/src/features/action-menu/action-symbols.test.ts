import { afterAll, expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("document", { querySelector: () => null, documentElement: { dataset: {} } });
afterAll(() => vi.unstubAllGlobals());

test("every entry of the menu has a symbol", async () => {
  const { menuEntries } = await import("../frame/menu-entries.ts");
  const { symbolOf } = await import("./action-symbols.ts");
  expect(menuEntries.length).toBeGreaterThan(20);
  expect(menuEntries.filter((entry) => symbolOf(entry) === "")).toEqual([]);
});
