/** The allergens that guests must be told about: annex II of the regulation (EU) 1169/2011, in its order. */
export const allergens = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soybeans",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;
export type Allergen = (typeof allergens)[number];

/** The statement that an article contains none of them. An empty list states nothing. */
export const noAllergens = "none";

/** What the office states about an article. */
export const allergenStatements = [...allergens, noAllergens] as const;
export type AllergenStatement = (typeof allergenStatements)[number];

/**
 * The allergens of an article as the bits of a number, the first of the list in the lowest. 0 if it contains none of
 * them, null if nothing is stated: for a guest with an allergy that is the opposite.
 */
export type AllergenSet = number | null;

export const largestAllergenSet = 2 ** allergens.length - 1;

/** Packs what the office states. */
export function toAllergenSet(statements: readonly AllergenStatement[]): AllergenSet {
  if (statements.length === 0) return null;
  return allergens.reduce(
    (set, allergen, bit) => (statements.includes(allergen) ? set | (1 << bit) : set),
    0,
  );
}

/** Lists the allergens of a set, in the order of the regulation. */
export function listAllergens(set: AllergenSet): readonly Allergen[] {
  return allergens.filter((_allergen, bit) => ((set ?? 0) & (1 << bit)) !== 0);
}

/** Unpacks what the office states. */
export function toAllergenStatements(set: AllergenSet): readonly AllergenStatement[] {
  return set === 0 ? [noAllergens] : listAllergens(set);
}

/** The letters that Austrian menus use; no others are as well known. */
export const allergenLetters: Readonly<Record<Allergen, string>> = {
  gluten: "A",
  crustaceans: "B",
  eggs: "C",
  fish: "D",
  peanuts: "E",
  soybeans: "F",
  milk: "G",
  nuts: "H",
  celery: "L",
  mustard: "M",
  sesame: "N",
  sulphites: "O",
  lupin: "P",
  molluscs: "R",
};
