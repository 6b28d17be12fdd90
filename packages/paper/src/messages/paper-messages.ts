import type { PaperMessages } from "@comanda/languages/en_US/papers/papers";
import { papers } from "@comanda/languages/lists/papers-papers";
import { inEveryLanguage } from "@comanda/languages/in-every-language";

export const paperMessages = inEveryLanguage<PaperMessages>(papers);

export type { PaperMessages };
