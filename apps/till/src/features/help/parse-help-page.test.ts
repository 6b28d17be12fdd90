import { expect, test } from "vitest";

import { parseHelpPage } from "../../../build/parse-help-page.ts";

const text = (words: string) => ({ kind: "text", text: [words] });

const parse = (...lines: string[]) =>
  parseHelpPage({ path: "packages/languages/src/en_US/help/plant.md", text: lines.join("\n") });

test("a page becomes plain data, with the anchors that GitHub makes", () => {
  expect(
    parse("# Pay", "", "Touch **PAY** or `F1`.", "", "## It's gone, why?", "", "1. One", "2. Two"),
  ).toEqual({
    title: "Pay",
    blocks: [
      {
        kind: "text",
        text: [
          "Touch ",
          { kind: "strong", text: "PAY" },
          " or ",
          { kind: "code", text: "F1" },
          ".",
        ],
      },
      { kind: "heading", level: 2, id: "its-gone-why", text: ["It's gone, why?"] },
      { kind: "list", isOrdered: true, items: [[text("One")], [text("Two")]] },
    ],
  });
});

test("tables and code keep every sign", () => {
  const { blocks } = parse(
    "# A",
    "",
    "| a & b | c |",
    "| --- | --- |",
    "| x | `d` |",
    "",
    "```",
    "<b> & c",
    "```",
  );
  expect(blocks).toEqual([
    {
      kind: "table",
      head: [["a & b"], ["c"]],
      rows: [[["x"], [{ kind: "code", text: "d" }]]],
    },
    { kind: "code", text: "<b> & c" },
  ]);
});

test("a point of a list may have code and a list of its own below it", () => {
  const { blocks } = parse(
    "# A",
    "",
    "- Run",
    "",
    "  ```",
    "  npm start",
    "  ```",
    "",
    "- Then",
    "  - wait",
  );
  expect(blocks).toEqual([
    {
      kind: "list",
      isOrdered: false,
      items: [
        [text("Run"), { kind: "code", text: "npm start" }],
        [text("Then"), { kind: "list", isOrdered: false, items: [[text("wait")]] }],
      ],
    },
  ]);
});

test("links lead to other pages of the help, out of it, or are only words", () => {
  const links =
    "[a](pay.md) [b](../../../../../docs/running/trouble.md#printers) [c](#d) [e](https://x.example/) [f](../../../../../docs/gotchas.md)";
  const [block] = parse("# A", "", links).blocks;
  expect(block).toMatchObject({
    text: [
      { page: "pay" },
      " ",
      { page: "running/trouble#printers" },
      " ",
      { page: "plant#d" },
      " ",
      { address: "https://x.example/" },
      " ",
      "f",
    ],
  });
});

test.each([
  ["HTML between paragraphs", "<script>alert(1)</script>"],
  ["HTML in a paragraph", "Touch <b>PAY</b>."],
  ["a picture", "![till](till.png)"],
  ["a quotation", "> so they say"],
])("%s fails the build", (_, refused) => {
  expect(() => parse("# A", "", refused)).toThrow(
    "packages/languages/src/en_US/help/plant.md: the help cannot show",
  );
});

test("a page without a title fails the build", () => {
  expect(() => parse("Only words.")).toThrow("does not begin with a title");
});
