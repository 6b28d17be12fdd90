import { expect, test } from "vitest";

import { id } from "../id.ts";
import { groupOfPaper, latestPerRoute, paperRouteKey } from "./paper-route.ts";

const paper = { station: id<"station">(1), printer: "192.168.1.50" };

test("a ticket takes the route of its product group, and so does a test page of that route", () => {
  expect(groupOfPaper({ kind: "ticket", title: "Kitchen" })).toBe("Kitchen");
  expect(groupOfPaper({ kind: "test-page", title: "Kitchen" })).toBe("Kitchen");
});

test("all other papers take the route of the receipts, whatever they are called", () => {
  expect(groupOfPaper({ kind: "bill", title: "" })).toBeNull();
  expect(groupOfPaper({ kind: "test-page", title: "" })).toBeNull();
  expect(groupOfPaper({ kind: "article-report", title: "Kitchen" })).toBeNull();
  expect(groupOfPaper({ kind: "drawer-pulse", title: "" })).toBeNull();
});

test("bills and reports of a station take the same route, another station or printer is another", () => {
  const bill = paperRouteKey({ ...paper, kind: "bill", title: "" });
  expect(paperRouteKey({ ...paper, kind: "day-report", title: "" })).toBe(bill);
  const others = [
    paperRouteKey({ ...paper, kind: "ticket", title: "Kitchen" }),
    paperRouteKey({ ...paper, kind: "bill", title: "", station: null }),
    paperRouteKey({ ...paper, kind: "bill", title: "", printer: "" }),
  ];
  expect(new Set([bill, ...others]).size).toBe(4);
});

test("the newest paper on each route counts, in any order, and of one paper the state that comes later", () => {
  const bill = { ...paper, kind: "bill", title: "" } as const;
  const ticket = { ...paper, kind: "ticket", title: "Kitchen", id: id<"print-job">(2) } as const;
  const old = { ...bill, id: id<"print-job">(1) };
  const queued = { ...bill, id: id<"print-job">(3) };
  const sent = { ...queued, state: "sent" };
  const latestOf = (...papers: readonly (typeof queued | typeof ticket)[]) => [
    ...latestPerRoute(papers).values(),
  ];
  expect(latestOf(old, ticket, queued)).toEqual([queued, ticket]);
  expect(latestOf(queued, ticket, old)).toEqual([queued, ticket]);
  expect(latestOf(queued, sent)).toEqual([sent]);
});
