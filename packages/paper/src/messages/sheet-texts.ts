import type { SheetTexts } from "@comanda/languages/en_US/papers/sheets";
import { sheets } from "@comanda/languages/lists/papers-sheets";
import { inEveryLanguage } from "@comanda/languages/in-every-language";

export const sheetTexts = inEveryLanguage<SheetTexts>(sheets);

export type { SheetTexts };
