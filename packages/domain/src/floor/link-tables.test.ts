import fc from "fast-check";
import { expect, test } from "vitest";

import { id, type FloorTableId } from "../id.ts";
import { accepted } from "../testing/builders.ts";
import type { FloorTable, TableLink } from "./floor.ts";
import { linkTables } from "./link-tables.ts";

const table = (number: number, room = 1): FloorTable => ({
  id: id(number),
  room: id(room),
  name: String(number),
  kind: "table",
  shape: "square",
  seats: 4,
  x: 0,
  y: 0,
  width: 80,
  height: 80,
  turn: 0,
  minimumParty: null,
  maximumParty: null,
  station: null,
});
const tables = [1, 2, 3, 4, 5, 6].map((number) => table(number));
const at = (...numbers: number[]) => tables.filter((one) => numbers.includes(Number(one.id)));
const link = (number: number, ...linked: number[]): TableLink => ({
  id: id(number),
  tables: at(...linked).map((one) => one.id),
});

test("two tables sit together", () => {
  expect(linkTables({ tables, links: [] }, at(4, 2))).toEqual({ tables: [2, 4], replaced: [] });
});

test("who sits with one of them sits with both", () => {
  const [one, other, apart] = [link(1, 1, 2), link(2, 3, 4), link(3, 5, 6)];
  const linked = accepted(linkTables({ tables, links: [one, other, apart] }, at(2, 3)));
  expect(linked).toEqual({ tables: [1, 2, 3, 4], replaced: [one, other] });
});

test("tables of different rooms do not", () => {
  const terrace = table(7, 2);
  expect(linkTables({ tables: [...tables, terrace], links: [] }, [...at(1), terrace])).toEqual({
    refusal: "tables-apart",
    about: { first: "1", second: "7" },
  });
});

test("however tables are linked, each is in one link at most", () => {
  const anyPair = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }));
  fc.assert(
    fc.property(fc.array(anyPair), (pairs) => {
      let links: readonly TableLink[] = [];
      for (const [index, pair] of pairs.entries()) {
        const { tables: linked, replaced } = accepted(linkTables({ tables, links }, at(...pair)));
        const next = { id: id<"table-link">(index + 1), tables: linked };
        links = [...links.filter((one) => !replaced.includes(one)), next];
      }
      const seated: FloorTableId[] = links.flatMap((one) => one.tables);
      expect(new Set(seated).size).toBe(seated.length);
    }),
  );
});
