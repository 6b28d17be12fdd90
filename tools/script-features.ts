import { parseSync, Visitor, type Expression, type ForOfStatement } from "oxc-parser";

import type { CompatIndex } from "./compat-index.ts";

/** The web features in a script that one of the oldest browsers lacks, without duplicates. */
export function scriptFeatures(path: string, text: string, index: CompatIndex): readonly string[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const found = new Set<string>();
  const declared = new Set<string>();
  const used = new Set<string>();
  const add = (feature: string | undefined) => feature !== undefined && found.add(feature);
  new Visitor({
    VariableDeclarator: ({ id }) => id.type === "Identifier" && declared.add(id.name),
    FunctionDeclaration: ({ id }) => id !== null && declared.add(id.name),
    ClassDeclaration: ({ id }) => id !== null && declared.add(id.name),
    ImportSpecifier: ({ local }) => declared.add(local.name),
    TSTypeAliasDeclaration: ({ id }) => declared.add(id.name),
    NewExpression: ({ callee }) => callee.type === "Identifier" && used.add(callee.name),
    CallExpression: ({ callee }) => callee.type === "Identifier" && used.add(callee.name),
    MemberExpression: ({ object, property, computed }) => {
      if (object.type === "Identifier") used.add(object.name);
      if (!computed && property.type === "Identifier") add(memberOf(object, property.name, index));
      if (computed && isAsyncIterator(property)) add(streamIterator(index));
    },
    ForOfStatement: (loop) => loop.await && add(streamIterator(index)),
    VariableDeclaration: ({ kind }) => {
      if (kind === "using" && index.syntax("statements.using")) add("using");
      if (kind === "await using" && index.syntax("statements.await_using")) add("await using");
    },
    Literal: (literal) => {
      if (!("regex" in literal)) return;
      for (const feature of patternFeatures(literal.regex, index)) add(feature);
    },
    JSXOpeningElement: ({ name, attributes }) => {
      if (name.type !== "JSXIdentifier" || !/^[a-z]/.test(name.name)) return;
      add(index.htmlElements.get(name.name));
      for (const attribute of attributes) {
        if (attribute.type !== "JSXAttribute" || attribute.name.type !== "JSXIdentifier") continue;
        const attributeName = attribute.name.name.toLowerCase();
        add(index.htmlAttributes.get(`*.${attributeName}`));
        add(index.htmlAttributes.get(`${name.name}.${attributeName}`));
      }
    },
  } satisfies ConstructorParameters<typeof Visitor>[0]).visit(program);
  for (const name of used) if (!declared.has(name)) add(index.globals.get(name));
  return [...found].toSorted();
}

function memberOf(object: Expression, name: string, index: CompatIndex): string | undefined {
  const owner = object.type === "Identifier" ? object.name : nameOfMember(object);
  if (owner !== undefined) {
    const feature = index.statics.get(`${owner}.${name}`);
    if (feature !== undefined) return feature;
    if (/^(globalThis|window|self)$/.test(owner)) return index.globals.get(name);
  }
  return index.members.get(name);
}

function nameOfMember(object: Expression): string | undefined {
  if (object.type !== "MemberExpression" || object.computed) return undefined;
  return object.property.type === "Identifier" ? object.property.name : undefined;
}

function isAsyncIterator(
  property: Expression | ForOfStatement["left"] | { readonly type: string },
) {
  return (
    property.type === "MemberExpression" &&
    "property" in property &&
    property.property.type === "Identifier" &&
    property.property.name === "asyncIterator"
  );
}

/** Streams are the only web objects that `for await` iterates over; the source does not show whether it is one. */
function streamIterator(index: CompatIndex): string | undefined {
  return index.statics.get("ReadableStream.@@asyncIterator");
}

function patternFeatures(
  { pattern, flags }: { readonly pattern: string; readonly flags: string },
  index: CompatIndex,
): readonly string[] {
  const features: string[] = [];
  const lacks = (feature: string) => index.syntax(`regular_expressions.${feature}`);
  if (flags.includes("v") && index.statics.has("RegExp.unicodeSets")) features.push("RegExp v");
  if (/\(\?[ims-]+:/.test(pattern) && lacks("modifier")) features.push("RegExp modifier");
  const names = [...pattern.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name);
  const hasTwins = new Set(names).size < names.length;
  if (hasTwins && lacks("named_capturing_group.duplicate_named_capturing_groups")) {
    features.push("RegExp duplicate group");
  }
  if (/\(\?<[=!]/.test(pattern) && lacks("lookbehind_assertion"))
    features.push("RegExp lookbehind");
  return features;
}
