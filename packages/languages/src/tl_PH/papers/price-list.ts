import type { PriceListTexts } from "../../en_US/papers/price-list.ts";

export const priceList: PriceListTexts = {
  titles: { priceList: "Listahan ng presyo", menu: "Menu" },
  allergens: {
    gluten: "Gluten (trigo)",
    crustaceans: "Hipon at alimango",
    eggs: "Itlog",
    fish: "Isda",
    peanuts: "Mani",
    soybeans: "Soya",
    milk: "Gatas",
    nuts: "Nuts (kasoy, almond)",
    celery: "Kintsay",
    mustard: "Mustasa",
    sesame: "Linga",
    sulphites: "Sulphite",
    lupin: "Lupin (butil)",
    molluscs: "Tahong, kabibe, pusit",
  },
  legend: "Mga allergen",
  containsNone: "Wala sa 14 na allergen",
  notStated: "Kung walang letra: magtanong po sa amin",
};
