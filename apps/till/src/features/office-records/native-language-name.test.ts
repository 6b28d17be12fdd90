import { languages } from "@comanda/domain/venue/settings";
import { expect, test } from "vitest";

import { nativeLanguageName } from "./native-language-name.ts";

test("languages have their native names", () => {
  const names = ["English", "Tiếng Việt", "ไทย", "Filipino"];
  expect(languages.map(nativeLanguageName)).toEqual(names);
  expect(nativeLanguageName("raster")).toBeNull();
});
