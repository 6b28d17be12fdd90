import { expect, test } from "vitest";

import { writeHtmlTable } from "./html-table.ts";

test("copied rows are a table of HTML, whose cells say what they hold", () => {
  expect(
    writeHtmlTable([
      ['12" Pizza', "80"],
      ["Gin & <Tonic>;\nlarge", ""],
    ]),
  ).toBe(
    '<table><tr><td>12" Pizza</td><td>80</td></tr>' +
      "<tr><td>Gin &amp; &lt;Tonic&gt;;<br>large</td><td></td></tr></table>",
  );
});

test("a formula stays text", () => {
  expect(writeHtmlTable([["=HYPERLINK(1)"]])).toBe(
    "<table><tr><td>'=HYPERLINK(1)</td></tr></table>",
  );
});
