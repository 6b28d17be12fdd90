import type { DemoPromotion } from "./demo-location.ts";

const everyDay = [1, 2, 3, 4, 5, 6, 7] as const;
const mondayToFriday = [1, 2, 3, 4, 5] as const;

const at = (hour: number): number => hour * 60;

/** One promotion of each kind. */
export const promotions: readonly DemoPromotion[] = [
  {
    name: "Singha happy hour",
    type: "buy-x-get-y",
    value: 2,
    subValue: 1,
    articles: ["Singha Beer"],
    isActive: true,
    priority: 10,
    hours: { start: at(17), end: at(19) },
    weekdays: everyDay,
  },
  {
    name: "Members' wine",
    type: "discount-percent",
    value: 1000,
    articles: ["Shiraz Bottle", "Merlot Bottle", "Chardonnay Bottle", "Prosecco Bottle"],
    customerType: "Member",
    isActive: true,
    priority: 5,
    weekdays: everyDay,
  },
  {
    name: "Phở lunch",
    type: "special-price",
    value: 99,
    articles: ["Phở Bò", "Phở Gà"],
    isActive: true,
    priority: 5,
    hours: { start: at(11), end: at(14) },
    weekdays: mondayToFriday,
  },
  {
    name: "Afternoon coffee",
    type: "discount-price",
    value: 15,
    articles: [],
    categories: ["Coffee and tea"],
    isActive: true,
    priority: 5,
    hours: { start: at(14), end: at(17) },
    weekdays: everyDay,
  },
  {
    name: "Staff party",
    type: "everything-free",
    value: 0,
    articles: [],
    isActive: false,
    priority: 100,
    weekdays: everyDay,
  },
];
