import { describe, expect, test } from "vitest";

import { rowFinder, type TableColumn } from "./data-rows.ts";

type Dish = { readonly name: string; readonly category: string; readonly price: number };

const dishes: readonly Dish[] = [
  { name: "Phở bò", category: "Món chính", price: 9 },
  { name: "Bún chả", category: "Món chính", price: 8 },
  { name: "Crème brûlée", category: "Đồ ngọt", price: 11 },
  { name: "ข้าวผัด", category: "Sides", price: 7 },
];
const columns: readonly TableColumn<Dish>[] = [
  { key: "name", title: "Name", text: ({ name }) => name },
  { key: "category", title: "Category", text: ({ category }) => category },
  { key: "price", title: "Price", text: ({ price }) => `${price}.00`, order: ({ price }) => price },
];
const filters = [
  {
    key: "category",
    label: "Category",
    options: [],
    isIn: ({ category }: Dish, value: string) => category === value,
  },
];
const everything = { search: "", chosen: {}, sort: null };

describe("the search of a table", () => {
  const find = rowFinder({ rows: dishes, columns, filters });

  test.each([
    ["pho", ["Phở bò"]],
    ["PHỞ", ["Phở bò"]],
    ["Pho\u031b\u0309", ["Phở bò"]],
    ["creme BRULEE", ["Crème brûlée"]],
    ["do ngot", ["Crème brûlée"]],
    ["chinh bun", ["Bún chả"]],
    ["ผัด", ["ข้าวผัด"]],
    ["8.00", ["Bún chả"]],
    ["bo creme", []],
    // The end of a column and the beginning of the next are not one word.
    ["bomon", []],
    ["  ", dishes.map(({ name }) => name)],
  ])("for %j ignores accents and finds rows with every word", (search, names) => {
    expect(find({ ...everything, search }).map(({ name }) => name)).toEqual(names);
  });

  test("finds among the filtered rows and sorts what it found", () => {
    const sort = { key: "price", isDescending: false };
    const found = find({ search: "mon", chosen: { category: "Món chính" }, sort });
    expect(found.map(({ name }) => name)).toEqual(["Bún chả", "Phở bò"]);
    expect(find({ ...everything, search: "mon", chosen: { category: "Sides" } })).toEqual([]);
  });
});

test("a table reads the text of each row once, however many keys are typed", () => {
  let reads = 0;
  const counted: TableColumn<Dish> = {
    key: "name",
    title: "Name",
    text: ({ name }) => {
      reads++;
      return name;
    },
  };
  const find = rowFinder({ rows: dishes, columns: [counted], filters: [] });
  find(everything);
  expect(reads).toBe(0);
  for (const search of ["p", "ph", "pho"]) find({ ...everything, search });
  expect(reads).toBe(dishes.length);
});
