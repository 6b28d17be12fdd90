import { findLanguage } from "@comanda/domain/venue/settings";
import { IsArray, IsObject, IsUnion, type TSchema } from "typebox";

import { language } from "./settings.ts";

type Expand = (value: unknown) => unknown;

/**
 * Replaces the short codes of languages, such as `th`, by the full ones that everything else knows, wherever the schema
 * has a language. Null if it has none.
 */
export function languageExpander(schema: TSchema): Expand | null {
  if ("enum" in schema && schema.enum === language.enum) return expandCode;
  if (IsArray(schema)) return forItems(languageExpander(schema.items));
  if (IsUnion(schema)) return inTurn(schema.anyOf.map(languageExpander));
  return IsObject(schema) ? forFields(schema.properties) : null;
}

function expandCode(code: unknown): unknown {
  return typeof code === "string" ? (findLanguage(code) ?? code) : code;
}

function forItems(expand: Expand | null): Expand | null {
  if (expand === null) return null;
  return (values) => (Array.isArray(values) ? values.map(expand) : values);
}

function inTurn(expanders: readonly (Expand | null)[]): Expand | null {
  const found = expanders.filter((expand) => expand !== null);
  if (found.length === 0) return null;
  return (value) => found.reduce((expanded, expand) => expand(expanded), value);
}

function forFields(properties: Readonly<Record<string, TSchema>>): Expand | null {
  const fields = Object.entries(properties).flatMap(([name, schema]) => {
    const expand = languageExpander(schema);
    return expand === null ? [] : [{ name, expand }];
  });
  if (fields.length === 0) return null;
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    const sent = new Map<string, unknown>(Object.entries(value));
    const known = fields.filter(({ name }) => sent.has(name));
    const expanded = known.map(({ name, expand }) => [name, expand(sent.get(name))]);
    return { ...value, ...Object.fromEntries(expanded) };
  };
}
