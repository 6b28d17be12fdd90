import { alcohol } from "./tax-classes.ts";
import type { DemoCategory, DemoMixerGroup, DemoStockItem } from "./demo-location.ts";

const bar = { productGroup: "Bar", managementGroup: "Beverages", costPercent: 35 };

const bottle = (name: string): Readonly<Record<string, number>> => ({ [name]: 1000 });

/** 40 ml. */
const shot = (name: string): Readonly<Record<string, number>> => ({ [name]: 40 });

const beer: DemoCategory = {
  ...bar,
  name: "Beer",
  taxClass: alcohol,
  color: "#e0b020",
  articles: [
    { name: "Singha Beer", price: 90, recipe: bottle("Singha bottle") },
    { name: "Chang Beer", price: 85, recipe: bottle("Chang bottle") },
    { name: "Leo Beer", price: 80, recipe: bottle("Leo bottle") },
    { name: "Bia Hà Nội", price: 95 },
    { name: "San Miguel", price: 95 },
    { name: "Heineken", price: 110 },
    { name: "Draught Beer 0.5 l", price: 130 },
    { name: "IPA of the House", price: 180 },
  ],
};

const cocktails: DemoCategory = {
  ...bar,
  name: "Cocktails",
  taxClass: alcohol,
  color: "#d0487a",
  costPercent: 28,
  articles: [
    { name: "Mojito", price: 180 },
    { name: "Margarita", price: 190 },
    { name: "Mai Tai", price: 210 },
    { name: "Lotus Sour", price: 220, recipe: shot("House gin") },
    { name: "Negroni", price: 210, recipe: shot("House gin") },
    { name: "Espresso Martini", price: 220 },
    { name: "Virgin Colada", price: 130 },
    { name: "Tom Yum Martini", price: 230 },
    { name: "Lady Drink", price: 200, commission: "Lady Drink", asksForStaff: true },
  ],
};

const spirits: DemoCategory = {
  ...bar,
  name: "Spirits",
  taxClass: alcohol,
  color: "#4a6fa5",
  costPercent: 25,
  articles: [
    { name: "Gin", price: 140, mixers: "Gin mixers", recipe: shot("House gin") },
    { name: "Vodka", price: 130, mixers: "Long drink mixers" },
    { name: "White Rum", price: 130, mixers: "Long drink mixers" },
    { name: "Sangsom", price: 110, mixers: "Long drink mixers", recipe: shot("Sangsom") },
    { name: "Whisky", price: 160, mixers: "Long drink mixers" },
    { name: "Single Malt 12 Years", price: 320 },
    { name: "Tequila", price: 140 },
    { name: "Rượu Nếp", price: 90 },
  ],
};

const mixers: DemoCategory = {
  ...bar,
  name: "Mixers",
  color: "#6b8e9e",
  articles: [
    { name: "Tonic", price: 30, type: "mixer" },
    { name: "Soda", price: 0, type: "mixer" },
    { name: "Cola Mixer", price: 25, type: "mixer" },
    { name: "Ginger Ale Mixer", price: 30, type: "mixer" },
    { name: "Extra Shot", price: 25, type: "mixer" },
    { name: "Oat Milk", price: 20, type: "mixer" },
  ],
};

const wines: readonly DemoCategory[] = [
  { ...bar, name: "Wine", color: "#7b2d43", articles: [{ name: "Wine of the Month", price: 190 }] },
  {
    ...bar,
    name: "Red wine",
    taxClass: alcohol,
    parent: "Wine",
    color: "#8c2f45",
    articles: [
      { name: "Shiraz Glass", price: 180 },
      { name: "Shiraz Bottle", price: 890 },
      { name: "Merlot Glass", price: 170 },
      { name: "Merlot Bottle", price: 850 },
    ],
  },
  {
    ...bar,
    name: "White and sparkling",
    taxClass: alcohol,
    parent: "Wine",
    color: "#c9b458",
    articles: [
      { name: "Chardonnay Glass", price: 170 },
      { name: "Chardonnay Bottle", price: 850 },
      { name: "Prosecco Glass", price: 190 },
      { name: "Prosecco Bottle", price: 950 },
    ],
  },
];

const softDrinks: DemoCategory = {
  ...bar,
  name: "Soft drinks",
  color: "#2e9ca6",
  articles: [
    { name: "Drinking Water", price: 20 },
    { name: "Sparkling Water", price: 45 },
    { name: "Coca-Cola", price: 45 },
    { name: "Young Coconut มะพร้าว", price: 60 },
    { name: "Lime Soda", price: 55 },
    { name: "Mango Shake", price: 75 },
    { name: "Watermelon Juice", price: 65 },
    { name: "Nước Mía", price: 50 },
  ],
};

const coffee: DemoCategory = {
  ...bar,
  name: "Coffee and tea",
  color: "#6f4e37",
  costPercent: 20,
  articles: [
    { name: "Espresso", price: 60, mixers: "Coffee extras" },
    { name: "Cappuccino", price: 75, mixers: "Coffee extras" },
    { name: "Cà Phê Sữa Đá", price: 65 },
    { name: "ชาเย็น Thai Iced Tea", price: 55 },
    { name: "Trà Sen", price: 50 },
    { name: "Pot of Ginger Tea", price: 70 },
  ],
};

export const drinks: readonly DemoCategory[] = [
  beer,
  cocktails,
  spirits,
  ...wines,
  softDrinks,
  coffee,
  mixers,
];

export const drinkMixers: readonly DemoMixerGroup[] = [
  { name: "Gin mixers", maximum: 2, mixers: ["Tonic", "Soda"] },
  {
    name: "Long drink mixers",
    maximum: 2,
    mixers: ["Soda", "Tonic", "Cola Mixer", "Ginger Ale Mixer"],
  },
  { name: "Coffee extras", maximum: 3, mixers: ["Extra Shot", "Oat Milk"] },
];

const beerBottle = {
  managementGroup: "Beverages",
  size: 1000,
  unit: "bottle",
  count: "bottles",
  alarmLevel: 24,
  standardOrder: 96,
  inEachStation: 480,
};

const spiritBottle = {
  managementGroup: "Beverages",
  size: 700,
  unit: "l",
  count: "bottles",
  alarmLevel: 2,
  standardOrder: 6,
  inEachStation: 20,
};

/** Beer is stocked by the bottle, spirits by the litre. */
export const drinkStock: readonly DemoStockItem[] = [
  { ...beerBottle, name: "Singha bottle", cost: 38 },
  { ...beerBottle, name: "Chang bottle", cost: 35 },
  { ...beerBottle, name: "Leo bottle", cost: 33 },
  { ...spiritBottle, name: "House gin", cost: 640 },
  { ...spiritBottle, name: "Sangsom", cost: 420 },
];
