import { randomUUID } from "node:crypto";

import { exportSetup, importSetup } from "@comanda/contract/office-setup";
import { officeArticle } from "@comanda/contract/office-menu";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { callAs, errorOf, replyOf } from "../../testing/test-till.ts";
import { readSetup } from "./read-setup.ts";

let office: Office;
let yaml: string;
beforeAll(async () => {
  office = await startOffice();
  yaml = replyOf(exportSetup, await callAs(office.app, office.admin, exportSetup)).yaml;
});
afterAll(() => office.app.close());

const send = (text: string) =>
  callAs(office.app, office.admin, importSetup, {
    body: { yaml: text },
    idempotencyKey: randomUUID(),
  });

describe("an exported set-up file", () => {
  test("that was cut off within a price is refused, and the price stays", async () => {
    const price = yaml.indexOf("price: 120");
    const { fields } = errorOf(await send(yaml.slice(0, price + "price: 1".length)));
    expect(fields).toEqual([
      {
        field: "yaml",
        code: "cut-off",
        error:
          "This file was cut off: the line of three dots at its end is missing. Export or copy it again",
      },
    ]);
    expect(findNamed(await office.list(officeArticle), "Pad Thai").price).toBe(120_00);
  });

  test("is refused wherever it was cut off", () => {
    const isRead = (text: string) => !("unreadable" in readSetup(text));
    expect(isRead(yaml)).toBe(true);
    // Within the heading only the slow reading of YAML refuses it, as a file without lists.
    const lengths = Array.from(yaml, (_letter, at) => at).slice(yaml.indexOf("\n\n"), -1);
    expect(lengths.filter((length) => isRead(yaml.slice(0, length)))).toEqual([]);
    for (const part of [10, 100, 200]) expect(isRead(yaml.slice(0, part))).toBe(false);
  });

  test.each([
    ["without its last line end", (text: string) => text.trimEnd()],
    ["with the line ends of Windows", (text: string) => text.replaceAll("\n", "\r\n")],
    ["with a mark of its encoding", (text: string) => `\u{FEFF}${text}`],
    [
      "with spaces, lines and remarks after it",
      (text: string) => `${text.trimEnd()}  \n\n# Mine\n`,
    ],
  ])("that an editor saved %s is accepted", async (_how, saved) => {
    const { added, changed } = replyOf(importSetup, await send(saved(yaml)));
    expect({ added, changed }).toEqual({ added: 0, changed: 0 });
  });

  test("of an earlier release has no such end, and is accepted", async () => {
    const [first = "", second = "", , ...rest] = yaml.trimEnd().split("\n");
    expect(rest.at(-1)).toBe("...");
    const earlier = [first, second, ...rest.slice(0, -1), ""].join("\n");
    const { added, changed } = replyOf(importSetup, await send(earlier));
    expect({ added, changed }).toEqual({ added: 0, changed: 0 });
  });
});
