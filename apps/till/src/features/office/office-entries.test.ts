import { office as english, type OfficeMessages } from "@comanda/languages/en_US/office/all";
import { office as translations } from "@comanda/languages/lists/office-all";
import { withEnglish, type Incomplete } from "@comanda/languages/with-english";
import { expect, test, vi } from "vitest";

vi.stubGlobal("document", { querySelector: () => null, documentElement: { dataset: {} } });
const { officeEntries, officeGroups } = await import("./office-entries.ts");

const fetched: readonly (readonly [string, Incomplete<OfficeMessages>])[] = await Promise.all(
  Object.entries(translations).map(async ([code, fetch]) => [code, await fetch()] as const),
);

/** What the menu of the office calls two entries, or an entry and the heading of another group. */
function sharedNames(messages: OfficeMessages): readonly string[] {
  const entries = officeEntries.map(({ label, group }) => ({ name: label(messages), group }));
  return entries
    .filter(({ name, group }, index) => {
      const isTwice = entries.some((entry, at) => at < index && entry.name === name);
      const isElsewhere = officeGroups.some(
        (one) => messages.groups[one] === name && one !== group,
      );
      return isTwice || isElsewhere;
    })
    .map(({ name }) => name);
}

test.each([["en_US", {}] as const, ...fetched])(
  "in %s, no two places of the menu have the same name",
  (_code, own) => {
    expect(officeEntries.length).toBeGreaterThan(40);
    expect(sharedNames(withEnglish(english, own))).toEqual([]);
  },
);

test.each<[string, Incomplete<OfficeMessages>]>([
  ["a heading of another group", { groups: { house: "Location" } }],
  ["another entry", { records: { titles: { station: "Location" } } }],
])("an entry called like %s is found", (_like, own) => {
  expect(sharedNames(withEnglish(english, own))).toEqual(["Location"]);
});
