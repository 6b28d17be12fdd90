import { foldText } from "../text/fold-text.ts";

const { compare: compareLetters } = new Intl.Collator("en", { sensitivity: "base" });

const firstControl = 0x7f;
const afterControls = 0xe00;

/** For each character of the alphabet one whose code point shows its place in it; none for what sorting ignores. */
const places = placesInOrder([
  ...charactersFrom(0x20, 0x7e).filter((character) => character === character.toLowerCase()),
  ...charactersFrom(0x0e01, 0x0e5b),
]);

function charactersFrom(first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  );
}

function placesInOrder(alphabet: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let code = 0x20;
  let before = "";
  for (const character of alphabet.toSorted(compareLetters)) {
    if (compareLetters(character, before) !== 0) code += 1;
    // Without the control characters in between.
    if (code === firstControl) code = afterControls;
    const isIgnored = compareLetters(character, "") === 0;
    found.set(character, isIgnored ? "" : String.fromCodePoint(code));
    before = character;
  }
  return found;
}

/** Thai writes these vowels before the consonant after which they are sorted. */
const leadingVowels = /([\u0e40-\u0e44])([\u0e01-\u0e2e])/g;

/**
 * A text whose code points sort as lists of guests sort the names, but for accents and case; null for a name with other
 * letters, or other spaces, than those of English, Vietnamese, Thai and Filipino, about which it says nothing.
 */
export function nameOrder(name: string): string | null {
  const folded = foldText(name);
  return compareLetters(name, folded) === 0 ? orderOf(folded) : null;
}

/** Two texts between which the order of every name stands that begins with this folded text; null if there is none. */
export function rangeOfOrder(folded: string): readonly [from: string, to: string] | null {
  // Which consonant follows the vowel is not known yet.
  const [known = ""] = folded.split(/[\u0e40-\u0e44]+$/);
  const order = orderOf(known);
  if (order === null) return null;
  const consonant = known === folded ? "" : (places.get(firstConsonant) ?? "");
  return [order + consonant, order + beyondAll];
}

const firstConsonant = "\u0e01";
const beyondAll = "\u{10ffff}";

function orderOf(folded: string): string | null {
  let order = "";
  for (const character of folded.replaceAll(leadingVowels, "$2$1")) {
    const own = places.get(character);
    if (own === undefined) return null;
    order += own;
  }
  return order;
}
