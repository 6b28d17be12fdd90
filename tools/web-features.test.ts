import { describe, expect, test } from "vitest";

import { compatIndex } from "./compat-index.ts";
import { scriptFeatures } from "./script-features.ts";
import { styleFeatures } from "./style-features.ts";
import { faultsOf } from "./web-features.ts";

const index = compatIndex({ chrome: "109", firefox: "115", safari: "16.4" });

describe("a script", () => {
  const plants: readonly (readonly [string, string])[] = [
    ["Array.fromAsync(pages)", "Array.fromAsync"],
    ["const { promise } = Promise.withResolvers()", "Promise.withResolvers"],
    ["AbortSignal.any([one, other])", "AbortSignal.any"],
    ["URL.canParse(text)", "URL.canParse"],
    ["menu.union(drinks)", "Set.union"],
    ["lines.values().toArray()", "Iterator.toArray"],
    ["new Intl.Segmenter('th')", "Intl.Segmenter"],
    [
      "async () => { for await (const piece of body) read(piece); }",
      "ReadableStream.@@asyncIterator",
    ],
    ["stream[Symbol.asyncIterator]()", "ReadableStream.@@asyncIterator"],
    ["navigator.usb.requestDevice({})", "Navigator.usb"],
    ["window.navigator.userActivation", "Navigator.userActivation"],
    ["new URLPattern('/bill')", "URLPattern"],
    ["new CloseWatcher()", "CloseWatcher"],
    ["using lock = take()", "using"],
    [String.raw`/[\p{L}--[a-z]]/v`, "RegExp v"],
    ["/(?i:bill)/", "RegExp modifier"],
  ];
  test.each(plants)("%s is found to need %s", (text, feature) => {
    expect(scriptFeatures("plant.ts", text, index)).toContain(feature);
  });

  test("a feature in an element or attribute of a screen is found", () => {
    const text = `export const Menu = () => <div popover="auto">Menu</div>;`;
    expect(scriptFeatures("plant.tsx", text, index)).toContain("popover");
  });

  test("features that every browser has, and the script's own declarations, are ignored", () => {
    const sound = [
      "structuredClone(bill); lines.findLast(isOpen); lines.at(-1); text.replaceAll('a', 'b');",
      "class CloseWatcher {} new CloseWatcher(); crypto.subtle.sign('HMAC', key, bytes);",
      "navigator.storage.persist(); new BroadcastChannel('till'); class Bill { #lines = []; }",
    ];
    expect(scriptFeatures("sound.ts", sound.join("\n"), index)).toEqual([]);
  });
});

describe("a style sheet", () => {
  const plants: readonly (readonly [string, string])[] = [
    [".a:has(b) { color: red }", ":has"],
    [".a { .b { color: red } }", "nesting"],
    ["@starting-style { .a { opacity: 0 } }", "@starting-style"],
    ["@scope (.a) { b { color: red } }", "@scope"],
    [".a { text-wrap: balance }", "text-wrap: balance"],
    [".a { color: light-dark(black, white) }", "light-dark"],
    [".a { color: color-mix(in srgb, red, blue) }", "color-mix"],
    [".a { field-sizing: content }", "field-sizing"],
  ];
  test.each(plants)("%s is found to need %s", (text, feature) => {
    expect(styleFeatures("plant.css", text, index)).toContain(feature);
  });

  test("dvh and container queries are reported for older browsers", () => {
    const older = compatIndex({ chrome: "100" });
    const text = "@container (width > 1px) { .a { height: 100dvh; width: 5cqw } }";
    const found = styleFeatures("plant.css", text, older);
    expect(found).toEqual(
      expect.arrayContaining([
        "@container",
        "container_query_length_units",
        "viewport_percentage_units_dynamic",
      ]),
    );
  });

  test("features that every browser has or that come with a prefixed version are ignored", () => {
    const sound = `.a { display: grid; inset: 0; height: 100dvh; -webkit-user-select: none; user-select: none }
      @media (min-width: 768px) { .a:focus-visible { rotate: 40deg } }`;
    expect(styleFeatures("sound.css", sound, index)).toEqual([]);
  });
});

describe("the list of allowed features", () => {
  const why = "asked for first";
  const use = { feature: "URLPattern", file: "a.ts" };

  test("accepts the named feature in the named file", () => {
    expect(faultsOf([use], [{ feature: "URLPattern", why }])).toEqual([]);
    const elsewhere = [{ feature: "URLPattern", file: "b.ts", why }];
    expect(faultsOf([use], elsewhere)).toHaveLength(2);
  });

  test("an unused entry fails", () => {
    expect(faultsOf([], [{ feature: "URLPattern", why }])).toEqual([
      "URLPattern is allowed, and nothing needs it any longer",
    ]);
  });
});
