import { actionPermissions } from "@comanda/domain/staff/action-permissions";
import { describe, expect, test } from "vitest";

import { printBill, showBill } from "./bill-papers.ts";
import { callTarget, needsKey } from "./call.ts";
import { calls } from "./calls.ts";
import { requestErrors } from "./request-errors.ts";

describe("the target of a call", () => {
  test("lies below /api", () => {
    expect(callTarget({ path: "/product/list" })).toBe("/api/product/list");
  });

  test("has its params filled in, with nothing in them that divides a path", () => {
    expect(callTarget({ path: "/pick-station/{id}" }, { params: { id: 3 } })).toBe(
      "/api/pick-station/3",
    );
    expect(callTarget({ path: "/customer/search/{text}" }, { params: { text: "a/b ?" } })).toBe(
      "/api/customer/search/a%2Fb%20%3F",
    );
  });

  test("has a query of what is given", () => {
    const query = { groupedItemBill: true, other: undefined };
    expect(callTarget({ path: "/bill/{id}/4" }, { params: { id: 1 }, query })).toBe(
      "/api/bill/1/4?groupedItemBill=true",
    );
  });

  test("is none when a param is missing", () => {
    expect(() => callTarget({ path: "/pick-station/{id}" })).toThrow(RangeError);
  });
});

describe("a key", () => {
  test("goes with whatever may leave something behind, also with a GET that says so", () => {
    expect(needsKey({ method: "POST" })).toBe(true);
    expect(needsKey({ method: "GET" })).toBe(false);
    expect([needsKey(printBill), needsKey(showBill)]).toEqual([true, false]);
  });
});

/** Names that differ because a call does what two buttons do, or the other way round. */
const actionOf: Readonly<Record<string, string>> = {
  "new-bill": "open-bill",
  "set-staff-station": "sign-staff-in",
  "print-bill": "read-bill",
  "show-bill": "read-bill",
  "watch-changes": "ping",
};

describe("the permission of a call", () => {
  test.each(calls)("is that of its action: $name", ({ name, permission }) => {
    const actions: Readonly<Record<string, string>> = actionPermissions;
    const words: Readonly<Record<string, string>> = { public: "anyone", session: "signed-in" };
    const action = name.startsWith("office-") ? "keep-office" : (actionOf[name] ?? name);
    expect(actions[action]).toBe(words[permission] ?? permission);
  });
});

describe("the list of calls", () => {
  test("names each once", () => {
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
  });

  test("asks for each method and path once", () => {
    const targets = calls.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(targets).size).toBe(calls.length);
  });

  test("gives params to exactly the calls whose path has placeholders", () => {
    const wrong = calls.filter((call) => "params" in call !== call.path.includes("{"));
    expect(wrong).toEqual([]);
  });
});

test("every request error is one of the client's or of ours", () => {
  const errors = Object.entries(requestErrors);
  expect(errors.filter(([, { status }]) => status < 400 || status > 599)).toEqual([]);
});
