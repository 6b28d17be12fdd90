/** What the product has to know of a language besides its texts. */
export type LanguageFacts = {
  /** What its speakers call it, so that they recognise it among the others. */
  readonly name: string;
  /** ISO 3166 codes of the countries where a new venue speaks it to its guests. */
  readonly countries: readonly string[];
};
