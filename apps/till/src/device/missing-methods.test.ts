import { runInNewContext } from "node:vm";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { expect, test } from "vitest";

const source = stripTypeScriptTypes(
  readFileSync(new URL("missing-methods.ts", import.meta.url), "utf8"),
);

/** What a browser says that had none of the methods before it loaded them. */
function inOldBrowser(question: string): unknown {
  const remove = `
    for (const name of ["toSorted", "toReversed", "toSpliced"]) delete Array.prototype[name];
    delete Map.groupBy;
    delete Promise.withResolvers;`;
  return JSON.parse(
    String(runInNewContext(`${remove}\n(() => {${source}})();\nJSON.stringify(${question})`)),
  );
}

const list = "const list = [3, 1, 2]";

test("a list is sorted, turned round and spliced into a copy", () => {
  const copies = `(() => { ${list};
    return [list.toSorted(), list.toSorted((a, b) => b - a), list.toReversed(),
      list.toSpliced(1, 1), list.toSpliced(0, 0, 9, 8), list]; })()`;
  expect(inOldBrowser(copies)).toEqual([
    [1, 2, 3],
    [3, 2, 1],
    [2, 1, 3],
    [3, 2],
    [9, 8, 3, 1, 2],
    [3, 1, 2],
  ]);
});

test("items are grouped by key, in the order in which they come", () => {
  const groups = `[...Map.groupBy(new Set([1, 2, 3, 4]), (n, index) => n % 2 === 1 ? "odd" : index > 2)]`;
  expect(inOldBrowser(groups)).toEqual([
    ["odd", [1, 3]],
    [false, [2]],
    [true, [4]],
  ]);
});

test("a promise comes with what settles it", () => {
  const settled = `(() => { const { promise, resolve, reject } = Promise.withResolvers();
    return [promise instanceof Promise, typeof resolve, typeof reject]; })()`;
  expect(inOldBrowser(settled)).toEqual([true, "function", "function"]);
});

test("no method shows up where the keys of a list are walked", () => {
  expect(
    inOldBrowser(
      "(() => { const keys = []; for (const key in [7]) keys.push(key); return keys; })()",
    ),
  ).toEqual(["0"]);
});

test("a browser that has the methods keeps its own", () => {
  const isSame = `(() => { const { toSorted } = Array.prototype; ${source}; return toSorted === Array.prototype.toSorted; })()`;
  expect(JSON.parse(String(runInNewContext(`JSON.stringify(${isSame})`)))).toBe(true);
});
