import fc from "fast-check";

import { fittingValue, type Schema } from "../hostile/fitting-value.ts";
import { sensibleValues } from "../hostile/sensible-values.ts";

/** How a body is built: only its size varies. */
export type ScaleOptions = {
  /** The share of the longest text and the longest list that the contract allows. */
  readonly share: number;
  /** The text that long texts repeat. */
  readonly filling: string;
  /** The maximum length of a text or list, whatever the contract allows. */
  readonly most: number;
  readonly seed: number;
  /** The name of the only long text; null if all of them share the room. */
  readonly only: string | null;
};

/** A value that the schema accepts, with texts and lists of the given share of their limits. */
export function scaledValue(schema: Schema, making: ScaleOptions, name = ""): unknown {
  const [first] = schema.anyOf ?? [];
  // Optional values are present, and of several alternatives the one with the most room is used.
  if (first !== undefined) return scaledValue(roomiest(schema.anyOf ?? []) ?? first, making, name);
  if (schema.type === "object") {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(
      fields.map(([field, inner]) => [field, scaledValue(inner, making, field)]),
    );
  }
  if (schema.type === "array") return scaledList(schema, making, name);
  if (schema.type === "string" && isFree(schema)) return scaledText(schema, making, name);
  const samples = samplesOf(schema, name);
  return samples[making.seed % samples.length];
}

/** Sampling each of a hundred thousand values anew would take longer than everything that is measured. */
const sampled = new WeakMap<Schema, readonly unknown[]>();
const numRuns = 50;

function samplesOf(schema: Schema, name: string): readonly unknown[] {
  const known = sampled.get(schema);
  if (known !== undefined) return known;
  const made = fc.sample(sensibleValues[name] ?? fittingValue(schema), { numRuns, seed: 1 });
  sampled.set(schema, made);
  return made;
}

/** Whether any part of a body of this schema can vary in length. */
export function isScalable({ anyOf = [], items, properties = {}, ...schema }: Schema): boolean {
  if (schema.type === "array") return (schema.maxItems ?? Infinity) > 4 || isScalable(items ?? {});
  if (schema.type === "string") return isFree(schema) && (schema.maxLength ?? Infinity) > 16;
  return [...anyOf, ...Object.values(properties)].some(isScalable);
}

/** The texts that may be long enough on their own for a slow rule to show. */
export function longTexts(schema: Schema, name = ""): readonly string[] {
  const { anyOf = [], items, properties = {}, maxLength = Infinity } = schema;
  if (schema.type === "string") return isFree(schema) && maxLength > 1000 ? [name] : [];
  const inner = Object.entries(properties).flatMap(([field, each]) => longTexts(each, field));
  const within = [...anyOf, ...(items === undefined ? [] : [items])];
  return [...new Set([...inner, ...within.flatMap((each) => longTexts(each, name))])];
}

function roomiest(kinds: readonly Schema[]): Schema | undefined {
  return kinds.find((kind) => kind.type === "array") ?? kinds.find(isScalable);
}

function isFree({ pattern, enum: choices, const: only }: Schema): boolean {
  return pattern === undefined && choices === undefined && only === undefined;
}

function scaledList(schema: Schema, making: ScaleOptions, name: string): readonly unknown[] {
  const length = lengthOf(schema.minItems ?? 0, schema.maxItems, making);
  // All items differ, so that lists that refuse duplicates are read to their end.
  return Array.from({ length }, (_none, index) =>
    scaledValue(schema.items ?? {}, { ...making, seed: making.seed + index }, name),
  );
}

/** The usual length of names. */
const shortLength = 20;

function scaledText(schema: Schema, making: ScaleOptions, name: string): string {
  const isShort = making.only !== null && making.only !== name;
  const length = isShort
    ? Math.min(shortLength, schema.maxLength ?? shortLength)
    : lengthOf(schema.minLength ?? 0, schema.maxLength, making);
  const text = `${making.seed} ${making.filling.repeat(Math.ceil(length / making.filling.length))}`;
  return text
    .slice(0, length)
    .trim()
    .padEnd(schema.minLength ?? 0, "x");
}

function lengthOf(least: number, most: number | undefined, making: ScaleOptions): number {
  return Math.max(least, Math.floor(Math.min(most ?? Infinity, making.most) * making.share));
}
