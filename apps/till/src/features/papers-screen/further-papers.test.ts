import { maxFinishedPapers } from "@comanda/contract/print-job-list";
import type { PrintState } from "@comanda/contract/print-job-record";
import { maxUndelivered } from "@comanda/domain/paper/max-undelivered";
import { expect, test } from "vitest";

import { furtherPapers } from "./further-papers.ts";

const papers = (count: number, state: PrintState, from = 0) =>
  Array.from({ length: count }, (_none, index) => ({ id: from + index, state }));

test("papers of the tab that are not listed are counted", () => {
  const all = [...papers(30, "failed"), ...papers(5, "queued", 30), ...papers(20, "sent", 40)];
  const listed = all.slice(0, 20);
  expect(furtherPapers(all, "notPrinted", listed)).toEqual({ count: 15, isAtLeast: false });
  expect(furtherPapers(all, "all", listed)).toEqual({ count: 35, isAtLeast: false });
  expect(furtherPapers(all, "all", all)).toEqual({ count: 0, isAtLeast: false });
});

test("a paper that was printed since it was listed leaves no gap", () => {
  const all = [...papers(2, "sent"), ...papers(3, "failed", 2)];
  expect(furtherPapers(all, "notPrinted", all.slice(0, 3)).count).toBe(2);
});

test.each(["failed", "queued"] as const)(
  "as many %s as are listed at once may be more",
  (state) => {
    const most = papers(maxUndelivered, state);
    expect(furtherPapers(most, "notPrinted", most)).toEqual({ count: 0, isAtLeast: true });
    expect(furtherPapers(most.slice(1), "notPrinted", most).isAtLeast).toBe(false);
  },
);

test("of finished papers, only the newest are listed", () => {
  const newest = papers(maxFinishedPapers, "sent");
  expect(furtherPapers(newest, "all", newest)).toEqual({ count: 0, isAtLeast: true });
  expect(furtherPapers(newest, "notPrinted", []).isAtLeast).toBe(false);
});
