import postcss from "postcss";

import type { CompatIndex } from "./compat-index.ts";

/** The compat data's entry for each kind of unit. */
const units: readonly (readonly [unit: RegExp, feature: string])[] = [
  [/\d[dsl]v(?:h|w|i|b|min|max)\b/, "viewport_percentage_units_dynamic"],
  [/\d[sl]v(?:h|w|i|b|min|max)\b/, "viewport_percentage_units_small"],
  [/\dcq(?:w|h|i|b|min|max)\b/, "container_query_length_units"],
  [/\dr?lh\b/, "lh"],
  [/\d(?:r?cap)\b/, "cap"],
  [/\dr?ic\b/, "ic"],
];

/** The web features in a style sheet that one of the oldest browsers lacks, without duplicates. */
export function styleFeatures(path: string, text: string, index: CompatIndex): readonly string[] {
  const found = new Set<string>();
  const add = (prefix: string, feature: string | undefined) =>
    feature !== undefined && found.add(prefix + feature);
  const root = postcss.parse(text, { from: path });
  root.walkAtRules(({ name, params }) => {
    add("@", index.atRules.get(name));
    if (name !== "media" && name !== "container") return;
    for (const [, feature = ""] of params.matchAll(/\(\s*([a-z-]+)/g)) {
      add("@media ", index.mediaFeatures.get(feature));
    }
    if (/[<>]/.test(params)) add("@media ", index.mediaFeatures.get("range_syntax"));
  });
  root.walkRules(({ selector, parent }) => {
    if (parent?.type === "rule") add("", index.selectors.get("nesting"));
    for (const [, name = ""] of selector.matchAll(/::?([a-z][a-z-]*)/g)) {
      add(":", index.selectors.get(name));
    }
  });
  root.walkDecls(({ prop, value, parent }) => {
    const plain = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, "");
    const isPrefixed = parent?.some((one) => one.type === "decl" && isPrefixOf(one.prop, prop));
    if (!prop.startsWith("-") && isPrefixed !== true) {
      add("", index.properties.get(prop));
      for (const word of plain.split(/[\s,/()]+/)) add("", index.values.get(`${prop}: ${word}`));
    }
    for (const [, name = ""] of plain.matchAll(/([a-z-]+)\(/g)) add("", index.functions.get(name));
    for (const [unit, feature] of units) {
      if (unit.test(plain)) add("", index.functions.get(feature));
    }
  });
  return [...found].toSorted();
}

function isPrefixOf(one: string, other: string): boolean {
  return one === `-webkit-${other}` || one === `-moz-${other}`;
}
