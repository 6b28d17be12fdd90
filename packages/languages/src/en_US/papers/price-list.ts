import type { Allergen } from "@comanda/domain/menu/allergens";

/** What guests read about articles. English is the source: the other languages must be complete to compile. */
export type PriceListTexts = {
  readonly titles: { readonly priceList: string; readonly menu: string };
  readonly allergens: Readonly<Record<Allergen, string>>;
  /** Above the letters that stand for the allergens. */
  readonly legend: string;
  readonly containsNone: string;
  /** Of articles that state nothing. */
  readonly notStated: string;
};

export const priceList: PriceListTexts = {
  titles: { priceList: "Price list", menu: "Menu" },
  allergens: {
    gluten: "Gluten",
    crustaceans: "Crustaceans",
    eggs: "Eggs",
    fish: "Fish",
    peanuts: "Peanuts",
    soybeans: "Soybeans",
    milk: "Milk",
    nuts: "Nuts",
    celery: "Celery",
    mustard: "Mustard",
    sesame: "Sesame",
    sulphites: "Sulphites",
    lupin: "Lupin",
    molluscs: "Molluscs",
  },
  legend: "Allergens",
  containsNone: "None of the 14 allergens",
  notStated: "Without letters: please ask us",
};
