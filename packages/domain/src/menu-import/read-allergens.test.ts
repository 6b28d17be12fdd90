import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { allergenLetters, allergens, allergenStatements } from "../menu/allergens.ts";
import { foldText } from "../text/fold-text.ts";
import { allergenWords } from "./allergen-words.ts";
import { allergenSigns, chooseAllergenSigns, readAllergens } from "./read-allergens.ts";

const read = (cell: string, column: readonly string[] = [cell]) =>
  readAllergens(
    cell,
    chooseAllergenSigns(
      column.map((each, at) => ({ row: at + 2, cells: ["Pie", each] })),
      ["name", "allergens"],
    ),
  );

describe("a cell of allergens is read as owners write them", () => {
  test.each([
    ["Gluten, Milk, Eggs", ["gluten", "eggs", "milk"]],
    ["glúten; leite; ovos", ["gluten", "eggs", "milk"]],
    ["Crustáceos / Moluscos", ["crustaceans", "molluscs"]],
    ["Frutos de casca rija", ["nuts"]],
    ["Glutenhaltiges Getreide (Weizen, Roggen), Schalenfrüchte", ["gluten", "nuts"]],
    ["Erdnüsse, Sellerie, Senf", ["peanuts", "celery", "mustard"]],
    ["กุ้ง ปู, ถั่วลิสง", ["crustaceans", "peanuts"]],
    ["Cá, Đậu phộng", ["fish", "peanuts"]],
    ["Itlog; Mani; Gatas", ["eggs", "peanuts", "milk"]],
    ["sulphites | milk", ["milk", "sulphites"]],
    ["A,C,G", ["gluten", "eggs", "milk"]],
    ["a c g", ["gluten", "eggs", "milk"]],
    ["(A, C, L)", ["gluten", "eggs", "celery"]],
    ["A: Gluten; G: Milk", ["gluten", "milk"]],
    ["A (wheat)\nR", ["gluten", "molluscs"]],
    ["1; 7", ["gluten", "milk"]],
    ["1,3,14", ["gluten", "eggs", "molluscs"]],
    ["10", ["mustard"]],
    ["Gluten, gluten.", ["gluten"]],
    ["none", ["none"]],
    ["Keine", ["none"]],
    ["Sem alergénios", ["none"]],
    ["không có", ["none"]],
    ["ไม่มี", ["none"]],
    ["–", ["none"]],
  ])("%j", (cell, stated) => {
    expect(read(cell)).toEqual(stated);
  });
});

describe("a cell of allergens is refused, never guessed", () => {
  test.each([
    ["Gluten, walnut oil", "unknown-allergen", "walnut oil"],
    ["may contain nuts", "unknown-allergen", "may contain nuts"],
    // Crustaceans or molluscs.
    ["shellfish", "unknown-allergen", "shellfish"],
    // Not available: neither nuts nor gluten.
    ["N/A", "unknown-allergen", "n/a"],
    ["ACG", "unknown-allergen", "acg"],
    ["15", "unknown-allergen", "15"],
    [",", "unknown-allergen", ","],
    ["none, milk", "none-beside-others", undefined],
    // Typed as 7,10, and stored by the spreadsheet program as the number 7.1.
    ["7,1", "uncertain-allergen", "1"],
    ["1,1", "uncertain-allergen", "1"],
    // Numbers beside letters are those of additives.
    ["A, G, 2", "uncertain-allergen", "2"],
  ])("%j", (cell, code, other) => {
    expect(read(cell)).toEqual(other === undefined ? { code } : { code, other });
  });

  test("if the column has letters of another list, in which L is something else", () => {
    expect(read("L", ["A,L", "K"])).toEqual({ code: "uncertain-allergen", other: "L" });
    expect(read("A,H", ["A,L", "K"])).toEqual(["gluten", "nuts"]);
  });

  test("if the column has numbers that stand for additives", () => {
    expect(read("1", ["1", "1,17"])).toEqual({ code: "uncertain-allergen", other: "1" });
    expect(read("1", ["1", "A"])).toEqual({ code: "uncertain-allergen", other: "1" });
    expect(read("Milk", ["1", "A", "Milk"])).toEqual(["milk"]);
  });
});

test("each word names one statement, as it is folded, and is no sign", () => {
  const words = allergenStatements.flatMap((one) => [...allergenWords[one]]);
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => foldText(word) !== word || allergenSigns.has(word))).toEqual([]);
});

test("every set is read back from its names, its letters and its numbers", () => {
  const stated = fc.subarray([...allergens], { minLength: 1 });
  const separator = fc.constantFrom(", ", ";", " / ", " | ");
  fc.assert(
    fc.property(stated, separator, (set, sign) => {
      const names = set.map((one) => allergenWords[one][0] ?? "");
      const letters = set.map((one) => allergenLetters[one]);
      const numbers = set.map((one) => String(allergens.indexOf(one) + 1));
      for (const written of [names, letters, numbers]) {
        expect(read(written.join(sign))).toEqual(set);
      }
    }),
  );
});
