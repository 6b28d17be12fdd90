import type { DemoCategory, DemoQuestion } from "./demo-location.ts";

/** What is no dish of its own. */
export const answers: DemoCategory = {
  name: "Doneness and sauces",
  color: "#7d6a5b",
  productGroup: "Grill",
  managementGroup: "Kitchen",
  costPercent: 30,
  articles: [
    { name: "Rare", price: 0, type: "mixer" },
    { name: "Medium", price: 0, type: "mixer" },
    { name: "Well done", price: 0, type: "mixer" },
    { name: "Pepper Sauce", price: 30, type: "mixer", allergens: ["milk"] },
    { name: "Garlic Butter", price: 25, type: "mixer", allergens: ["milk"] },
    { name: "Onions", price: 10, type: "mixer", allergens: ["none"] },
  ],
};

export const questions: readonly DemoQuestion[] = [
  {
    name: "Doneness",
    minimum: 1,
    maximum: 1,
    about: ["Tenderloin", "Lamb Chops"],
    choices: [
      { article: "Rare", price: 0 },
      { article: "Medium", price: 0, isDefault: true },
      { article: "Well done", price: 0 },
    ],
  },
  {
    name: "Sides",
    minimum: 1,
    maximum: 2,
    included: 1,
    about: ["Tenderloin", "Lamb Chops", "Half Chicken"],
    choices: [
      { article: "French Fries", price: 40, isDefault: true, maximum: 2 },
      { article: "Mixed Salad", price: 40 },
      { article: "Steamed Vegetables", price: 40 },
      { article: "Jasmine Rice", price: 20 },
    ],
  },
  {
    name: "Extras",
    minimum: 0,
    maximum: 5,
    about: ["Tenderloin", "Lamb Chops", "Half Chicken"],
    choices: [
      { article: "Pepper Sauce", price: 30, maximum: 2 },
      { article: "Garlic Butter", price: 25 },
      { article: "Onions", price: 10 },
      { article: "Fried Egg", price: 20, maximum: 2 },
    ],
  },
];
