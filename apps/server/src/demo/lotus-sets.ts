import type { DemoCategory, DemoSet } from "./demo-location.ts";

export const setMenus: DemoCategory = {
  name: "Set menus",
  color: "#8a5a9c",
  productGroup: "Kitchen",
  managementGroup: "Kitchen",
  costPercent: 0,
  articles: [{ name: "Lunch Set", price: 249, isSet: true }],
};

/** A starter, a main and a drink, which cost 290 or more one by one. */
export const sets: readonly DemoSet[] = [
  {
    article: "Lunch Set",
    sections: [
      {
        name: "Starter of the lunch set",
        choices: [
          { article: "ปอเปี๊ยะทอด Spring Rolls" },
          { article: "ส้มตำ Som Tam" },
          { article: "Tom Kha Gai", extra: 30 },
        ],
      },
      {
        name: "Main of the lunch set",
        choices: [
          { article: "Pad Thai" },
          { article: "Green Curry" },
          { article: "Pad See Ew" },
          { article: "Pork Ribs", extra: 80 },
          { article: "Half Chicken", extra: 90 },
        ],
      },
      {
        name: "Drink of the lunch set",
        choices: [
          { article: "Leo Beer" },
          { article: "Singha Beer" },
          { article: "Draught Beer 0.5 l", extra: 30 },
        ],
      },
    ],
  },
];
