import { runInNewContext } from "node:vm";
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { expect, test } from "vitest";

const source = stripTypeScriptTypes(
  readFileSync(new URL("missing-methods.ts", import.meta.url), "utf8"),
);

/** Evaluates an expression in a browser that had none of the methods before it loaded them. */
function evaluateInOldBrowser(question: string): unknown {
  const remove = `
    for (const name of ["toSorted", "toReversed", "toSpliced"]) delete Array.prototype[name];
    delete Map.groupBy;
    delete Promise.withResolvers;`;
  return JSON.parse(
    String(runInNewContext(`${remove}\n(() => {${source}})();\nJSON.stringify(${question})`)),
  );
}

const list = "const list = [3, 1, 2]";

test("toSorted, toReversed and toSpliced return a changed copy", () => {
  const copies = `(() => { ${list};
    return [list.toSorted(), list.toSorted((a, b) => b - a), list.toReversed(),
      list.toSpliced(1, 1), list.toSpliced(0, 0, 9, 8), list]; })()`;
  expect(evaluateInOldBrowser(copies)).toEqual([
    [1, 2, 3],
    [3, 2, 1],
    [2, 1, 3],
    [3, 2],
    [9, 8, 3, 1, 2],
    [3, 1, 2],
  ]);
});

test("groupBy groups items by key in their order", () => {
  const groups = `[...Map.groupBy(new Set([1, 2, 3, 4]), (n, index) => n % 2 === 1 ? "odd" : index > 2)]`;
  expect(evaluateInOldBrowser(groups)).toEqual([
    ["odd", [1, 3]],
    [false, [2]],
    [true, [4]],
  ]);
});

test("withResolvers returns a promise with its resolve and reject", () => {
  const settled = `(() => { const { promise, resolve, reject } = Promise.withResolvers();
    return [promise instanceof Promise, typeof resolve, typeof reject]; })()`;
  expect(evaluateInOldBrowser(settled)).toEqual([true, "function", "function"]);
});

test("the polyfills are not enumerable", () => {
  expect(
    evaluateInOldBrowser(
      "(() => { const keys = []; for (const key in [7]) keys.push(key); return keys; })()",
    ),
  ).toEqual(["0"]);
});

test("native methods are not replaced", () => {
  const isSame = `(() => { const { toSorted } = Array.prototype; ${source}; return toSorted === Array.prototype.toSorted; })()`;
  expect(JSON.parse(String(runInNewContext(`JSON.stringify(${isSame})`)))).toBe(true);
});
