import { expect, test } from "vitest";

import { readXml } from "./read-xml.ts";

test("attributes are read in quotes of either kind, without their prefixes, with what stands for other letters", () => {
  const [cell] = readXml(
    `<table:table-cell office:value = "4.5"\n table:name='it&apos;s "&#233;" = &amp;'  empty=""/>`,
  );
  expect(cell?.kind === "open" && Object.fromEntries(cell.attributes)).toEqual({
    value: "4.5",
    name: `it's "é" = &`,
    empty: "",
  });
});
