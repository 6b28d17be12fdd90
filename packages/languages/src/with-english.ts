/** Texts of which some may still be missing. */
export type Incomplete<Texts> = {
  readonly [Name in keyof Texts]?: Texts[Name] extends Text ? Texts[Name] : Incomplete<Texts[Name]>;
};

type Text = string | readonly string[] | ((...values: never[]) => string);

/** The texts of a language, and those of English that it lacks, so that a folder can be translated text by text. */
export function withEnglish<Texts extends object>(
  english: Texts,
  own: Incomplete<NoInfer<Texts>> = {},
): Texts {
  return complete(english, own);
}

function complete<Texts extends object>(english: Texts, own: object): Texts {
  const texts = { ...english, ...own };
  for (const name in english) {
    const [text, given] = [english[name], texts[name]];
    if (isGroup(text) && isGroup(given)) texts[name] = complete(text, given);
  }
  return texts;
}

/** A list of texts is translated as a whole. */
function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
