import { expect, test } from "vitest";

import { messages } from "@comanda/languages/en_US/till/all";

import { placeOfPaper } from "./place-of-paper.ts";

test("a paper is of the table or room at which its bill is now, if the till knows it", () => {
  expect(placeOfPaper({ table: "7", room: "" }, messages.order)).toBe("Table 7");
  expect(placeOfPaper({ table: "", room: "204" }, messages.order)).toBe("Room 204");
  expect(placeOfPaper({ table: "", room: "" }, messages.order)).toBeNull();
  expect(placeOfPaper(undefined, messages.order)).toBeNull();
});
