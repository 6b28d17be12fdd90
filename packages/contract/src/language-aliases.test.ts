import { Type } from "typebox";
import { describe, expect, test } from "vitest";

import { printBill } from "./bill-papers.ts";
import { languageExpander } from "./language-aliases.ts";
import { saveSettings } from "./office-settings.ts";
import { officePaperLanguage } from "./office-venue.ts";
import { language } from "./settings.ts";
import { orNull } from "./wire.ts";

describe("the short code of a language", () => {
  test.each([
    ["en", "en_US"],
    ["vi", "vi_VN"],
    ["th", "th_TH"],
    ["tl", "tl_PH"],
    ["th_TH", "th_TH"],
  ])("%s is expanded to %s", (short, full) => {
    const expand = languageExpander(printBill.query);
    expect(expand?.({ language: short, groupedItemBill: "true" })).toEqual({
      language: full,
      groupedItemBill: "true",
    });
  });

  test("is expanded wherever a body has one", () => {
    const settings = (...codes: readonly string[]) => {
      const [chosen, ...allowedLanguages] = codes;
      return { venueName: "th", language: chosen, allowedLanguages };
    };
    const body = { before: settings("th", "th", "en"), after: settings("vi") };
    expect(languageExpander(saveSettings.body)?.(body)).toEqual({
      before: settings("th_TH", "th_TH", "en_US"),
      after: settings("vi_VN"),
    });
    const papers = languageExpander(officePaperLanguage.save.body);
    expect(papers?.({ save: [{ base: "th" }, { name: "th" }], retire: [] })).toEqual({
      save: [{ base: "th_TH" }, { name: "th" }],
      retire: [],
    });
  });

  test("leaves what is no language as it was sent, for the schema to refuse", () => {
    const expand = languageExpander(Type.Object({ chosen: orNull(language) }));
    for (const sent of [{ chosen: null }, { chosen: "xx" }, { chosen: 5 }, {}, null, "th", []]) {
      expect(expand?.(sent)).toEqual(sent);
    }
    expect(languageExpander(saveSettings.body)?.({ after: { allowedLanguages: "th" } })).toEqual({
      after: { allowedLanguages: "th" },
    });
  });

  test("is looked for only where a schema has a language", () => {
    const plain = Type.Object({ name: Type.String(), tags: Type.Array(orNull(Type.String())) });
    expect(languageExpander(plain)).toBeNull();
  });
});
