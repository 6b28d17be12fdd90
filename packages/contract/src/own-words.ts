import { ownWordMaximumLength } from "@comanda/domain/office/check-own-words";
import { Type } from "typebox";

import { limitedText } from "./wire.ts";

/** Longer than the name of any word, and more words than papers have. */
const wordNameMaximumLength = 60;
const maximumWords = 300;

/** The words of papers that a venue has replaced, by their names in the product. */
export const ownWords = Type.Array(
  Type.Object({
    word: limitedText(wordNameMaximumLength),
    text: limitedText(ownWordMaximumLength),
  }),
  { maxItems: maximumWords },
);
