import fc from "fast-check";

const deepArray = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

/** Numbers, texts and shapes that programs stumble over. */
const hostileValues: readonly unknown[] = [
  -1,
  0,
  -0,
  1.5,
  0.1 + 0.2,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 53),
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  5e-324,
  "",
  " ",
  "0",
  "1",
  "NaN",
  "Infinity",
  "null",
  "\u0000",
  "a\u0000b",
  "\uD800",
  "\uDC00 x",
  "\u202E right to left",
  "\uFEFF",
  "'; drop table bill; --",
  "%00%0a",
  "../../etc/passwd",
  "x".repeat(10_000),
  "ก".repeat(5000),
  "👩‍👩‍👧‍👦".repeat(300),
  "__proto__",
  "constructor",
  true,
  false,
  null,
  [],
  {},
  [[]],
  [null],
  Array.from({ length: 201 }, () => 1),
  deepArray(100),
  deepArray(1000),
  { length: 3 },
  { toString: "x", valueOf: 1 },
  { constructor: { prototype: { polluted: true } } },
  JSON.parse('{"__proto__": {"polluted": true}}'),
];

const hostileValue = fc.constantFrom(...hostileValues);

/** One change of a value: a part is replaced, removed or added. */
type Damage = {
  readonly kind: "replace" | "remove" | "add";
  readonly path: readonly number[];
  readonly value: unknown;
  readonly name: string;
};

const anyDamage: fc.Arbitrary<Damage> = fc.record({
  kind: fc.constantFrom("replace", "replace", "replace", "remove", "add"),
  path: fc.array(fc.nat(12), { maxLength: 4 }),
  value: hostileValue,
  name: fc.constantFrom("id", "extra", "__proto__", "constructor", "toString", "refusal", ""),
});

/** A valid value, damaged a few times or, half of the time, not at all. */
export function damaged(fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const damages = fc.oneof(
    fc.array(anyDamage, { maxLength: 0 }),
    fc.array(anyDamage, { minLength: 1, maxLength: 3 }),
  );
  return fc
    .tuple(fitting, damages)
    .map(([value, all]) =>
      all.reduce<unknown>((worse, one) => damage(worse, one, one.path), value),
    );
}

function damage(value: unknown, one: Damage, [step, ...rest]: readonly number[]): unknown {
  if (step === undefined || typeof value !== "object" || value === null) {
    return one.kind === "replace" ? one.value : withExtra(value, one);
  }
  const entries = Object.entries(value);
  const index = step % Math.max(1, entries.length);
  const [name, inner] = entries[index] ?? [];
  if (name === undefined) return withExtra(value, one);
  const isGone = one.kind === "remove" && rest.length === 0;
  const changed = isGone
    ? entries.toSpliced(index, 1)
    : entries.with(index, [name, damage(inner, one, rest)]);
  return Array.isArray(value) ? changed.map(([, item]) => item) : fromEntries(changed);
}

function withExtra(value: unknown, { name, value: extra }: Damage): unknown {
  if (typeof value !== "object" || value === null) return extra;
  if (Array.isArray(value)) return [...value, extra];
  return fromEntries([...Object.entries(value), [name, extra]]);
}

/** Treats `__proto__` like any other key, as JSON does. */
function fromEntries(entries: readonly (readonly [string, unknown])[]): object {
  const made = {};
  for (const [name, value] of entries) {
    Object.defineProperty(made, name, { value, enumerable: true, configurable: true });
  }
  return made;
}
