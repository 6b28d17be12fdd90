import type { PriceListTexts } from "@comanda/languages/en_US/papers/price-list";
import { priceList } from "@comanda/languages/lists/papers-price-list";
import { inEveryLanguage } from "@comanda/languages/in-every-language";

export const priceListTexts = inEveryLanguage<PriceListTexts>(priceList);

export type { PriceListTexts };
