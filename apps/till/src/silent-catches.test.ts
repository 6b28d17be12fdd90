import { parseSync, Visitor, type Expression } from "oxc-parser";
import { expect, test } from "vitest";

import { readTillSources } from "./language/testing/till-sources.ts";

/** The lines with an empty catch; a comment alone handles nothing. */
function findSilentCatches(path: string, text: string): readonly string[] {
  const found: string[] = [];
  const note = (start: number) => {
    found.push(`${path}:${text.slice(0, start).split("\n").length}`);
  };
  new Visitor({
    CatchClause: ({ body, start }) => {
      if (body.body.length === 0) note(start);
    },
    CallExpression: ({ callee, arguments: [handler], start }) => {
      if (callee.type !== "MemberExpression" || callee.computed) return;
      if (callee.property.type !== "Identifier" || callee.property.name !== "catch") return;
      if (handler !== undefined && handler.type !== "SpreadElement" && isEmptyHandler(handler)) {
        note(start);
      }
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/** `() => {}` and `() => undefined`. */
function isEmptyHandler(handler: Expression): boolean {
  if (handler.type !== "ArrowFunctionExpression" && handler.type !== "FunctionExpression") {
    return false;
  }
  const { body } = handler;
  if (body === null) return false;
  if (body.type === "BlockStatement") return body.body.length === 0;
  return body.type === "Identifier" && body.name === "undefined";
}

/** A failed report is not reported: that could loop forever. */
const allowedFiles = /^api\/report-fault\.ts$/;

test("every caught failure in the till is handled or reported", () => {
  const sources = readTillSources().filter(({ path }) => !allowedFiles.test(path));
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap(({ path, text }) => findSilentCatches(path, text))).toEqual([]);
});

test.each([
  "try { go(); } catch {}",
  "try { go(); } catch { /* It does not matter. */ }",
  "try { go(); } catch (error) {\n  // Nor does this.\n}",
  "go().catch(() => {});",
  "go().catch(() => undefined);",
  "go().catch(function () { /* Nothing. */ });",
])("it finds %s", (text) => {
  expect(findSilentCatches("planted.ts", text)).toEqual(["planted.ts:1"]);
});

test.each(["try { go(); } catch { stop(); }", "go().catch(stop);", "go().catch(() => null);"])(
  "it ignores %s",
  (text) => {
    expect(findSilentCatches("planted.ts", text)).toEqual([]);
  },
);
