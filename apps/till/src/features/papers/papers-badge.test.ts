import type { PrintState } from "@comanda/contract/print-job-record";
import { maxUndelivered } from "@comanda/domain/paper/max-undelivered";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Router } from "wouter";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("document", { querySelector: () => null });
  vi.stubGlobal("localStorage", { getItem: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The badge of a till that was given papers with these states. */
async function render(states: readonly PrintState[]): Promise<string> {
  const { recordStore } = await import("#records/record-store.ts");
  const { PapersBadge } = await import("./papers-badge.tsx");
  const initial = recordStore.getInitialState();
  const printJob: ReadonlyMap<number, { readonly state: PrintState }> = new Map(
    states.map((state, index) => [index, { state }]),
  );
  // A page that is rendered without a browser reads the initial state.
  vi.spyOn(recordStore, "getInitialState").mockReturnValue({
    ...initial,
    records: Object.assign({}, initial.records, { printJob }),
  });
  const page = { ssrPath: "/order", children: createElement(PapersBadge) };
  return renderToString(createElement(Router, page));
}

const failed = (count: number) => Array.from({ length: count }, () => "failed" as const);

test("the badge counts the papers that failed", async () => {
  expect(await render(["sent", "queued"])).toBe("");
  const badge = await render([...failed(2), "sent"]);
  expect(badge).toContain(">2<");
  expect(badge).toContain("2 papers were not printed");
});

test("from as many as the server lists, there may be more", async () => {
  expect(await render(failed(maxUndelivered - 1))).toContain(`>${maxUndelivered - 1}<`);
  const badge = await render(failed(maxUndelivered));
  expect(badge).toContain(`>${maxUndelivered}+<`);
  expect(badge).toContain(`At least ${maxUndelivered} papers were not printed`);
});
