import { assert, dictionary, property, string } from "fast-check";
import { expect, test } from "vitest";

import { pageInAddress, withPage } from "./help-address.ts";

test("without a page, no help is open", () => {
  expect(pageInAddress("")).toBeNull();
  expect(pageInAddress("day=2026-11-20")).toBeNull();
  expect(withPage("", null)).toBe("");
});

test("the list of pages has an empty name", () => {
  expect(pageInAddress(withPage("", ""))).toBe("");
});

test("a page is found again, and closing it leaves the query of the screen as it was", () => {
  assert(
    property(dictionary(string({ minLength: 1 }), string()), string(), (own, page) => {
      const query = new URLSearchParams(own);
      query.delete("help");
      const before = query.toString();
      const opened = withPage(before, page);
      expect(pageInAddress(opened)).toBe(page);
      expect(withPage(opened, null).replace("?", "")).toBe(before);
    }),
  );
});
