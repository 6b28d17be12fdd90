import { actionPermissions, type Requirement } from "@comanda/domain/staff/action-permissions";
import { assert, constantFrom, oneof, property, string } from "fast-check";
import { describe, expect, test } from "vitest";

import { printBill, showBill } from "./bill-papers.ts";
import { callTarget, needsKey } from "./call.ts";
import { calls } from "./calls.ts";
import { requestErrors } from "./request-errors.ts";

const graphemes = string({ unit: "grapheme", minLength: 1, maxLength: 1 });

describe("the target of a call", () => {
  test("is below /api", () => {
    expect(callTarget({ path: "/product/list" })).toBe("/api/product/list");
  });

  test("contains its params, encoded so that they cannot split the path", () => {
    expect(callTarget({ path: "/pick-station/{id}" }, { params: { id: 3 } })).toBe(
      "/api/pick-station/3",
    );
    expect(callTarget({ path: "/customer/search/{text}" }, { params: { text: "a/b ?" } })).toBe(
      "/api/customer/search/a%2Fb%20%3F",
    );
  });

  test("has a query of the given values only", () => {
    const query = { groupedItemBill: true, other: undefined };
    expect(callTarget({ path: "/bill/{id}/4" }, { params: { id: 1 }, query })).toBe(
      "/api/bill/1/4?groupedItemBill=true",
    );
  });

  test("is sent as it is signed, whatever is in its query", () => {
    assert(
      property(
        string({ unit: oneof(constantFrom("'", '"', "#", "&", "+", "%", " ", "|"), graphemes) }),
        (text) => {
          const target = callTarget({ path: "/bill/find" }, { query: { text } });
          const { pathname, search, searchParams } = new URL(target, "https://till.example");
          expect(pathname + search).toBe(target);
          expect(searchParams.get("text")).toBe(text);
        },
      ),
    );
  });

  test("throws when a param is missing", () => {
    expect(() => callTarget({ path: "/pick-station/{id}" })).toThrow(RangeError);
  });
});

describe("an idempotency key", () => {
  test("is required by every call with side effects, including a GET that declares one", () => {
    expect(needsKey({ method: "POST" })).toBe(true);
    expect(needsKey({ method: "GET" })).toBe(false);
    expect([needsKey(printBill), needsKey(showBill)]).toEqual([true, false]);
  });
});

/** Calls whose name differs from their action in the permission table. */
const actionOf: Readonly<Record<string, string>> = {
  "new-bill": "open-bill",
  "set-staff-station": "sign-staff-in",
  "print-bill": "read-bill",
  "show-bill": "read-bill",
  "take-tender": "close-bill",
  "undo-tender": "close-bill",
  "correct-tender": "close-bill",
  "list-tenders": "close-bill",
  "set-privilege": "close-bill",
  "fire-course": "update-bill",
  "hold-course": "update-bill",
  "refire-lines": "print-tickets",
  "read-refund": "refund-bill",
  "reopen-bill": "close-bill",
  "watch-changes": "ping",
  "read-pictures": "list-menu",
  "read-logo": "read-bill",
  "read-front-page": "keep-office",
  "list-latest-papers": "keep-office",
  "print-numbers": "keep-office",
  "place-printers": "keep-office",
};

describe("the permission of a call", () => {
  test.each(calls)("is that of its action: $name", ({ name, permission }) => {
    const actions: Readonly<Record<string, Requirement>> = actionPermissions;
    const words: Readonly<Record<string, string>> = { public: "anyone", session: "signed-in" };
    const action = name.startsWith("office-") ? "keep-office" : (actionOf[name] ?? name);
    expect(actions[action]).toBe(words[permission] ?? permission);
  });
});

describe("the list of calls", () => {
  test("has no duplicate names", () => {
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
  });

  test("has no duplicate methods and paths", () => {
    const targets = calls.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(targets).size).toBe(calls.length);
  });

  test("has params for exactly the calls whose path has placeholders", () => {
    const wrong = calls.filter((call) => "params" in call !== call.path.includes("{"));
    expect(wrong).toEqual([]);
  });
});

test("every request error is a client error or a server error", () => {
  const errors = Object.entries(requestErrors);
  expect(errors.filter(([, { status }]) => status < 400 || status > 599)).toEqual([]);
});
