import { lotusFloor } from "./demo-floor.ts";
import type { DemoLocation } from "./demo-location.ts";
import { discountReasons } from "./discount-reasons.ts";
import { expenseCategories, thaiPayTypes } from "./pay-types.ts";
import { customers, customerTypes } from "./lotus-customers.ts";
import { drinkMixers, drinks, drinkStock } from "./lotus-drinks.ts";
import { food } from "./lotus-food.ts";
import { answers, questions } from "./lotus-questions.ts";
import { promotions } from "./lotus-promotions.ts";
import { setMenus, sets } from "./lotus-sets.ts";
import { commissions, spaAndStay } from "./lotus-spa-and-stay.ts";

/** A restaurant with a bar, a spa and some bungalows: it uses everything that the product can sell. */
export const lotusHouse: DemoLocation = {
  name: "Lotus House",
  address: "24 Soi Convent, Bangkok 10500",
  phone: "+66 2 000 0100",
  timeZone: "Asia/Bangkok",
  decimalSeparator: ".",
  thousandSeparator: ",",
  currency: {
    name: "Baht",
    symbol: "฿",
    code: "THB",
    hasDecimals: true,
    coins: [0.25, 0.5, 1, 5, 10],
    notes: [20, 50, 100, 500, 1000],
  },
  salePoints: ["Restaurant", "Bar", "Spa"],
  stores: ["Store"],
  printers: [
    {
      name: "Restaurant receipts",
      address: "192.168.10.21",
      receiptsOf: ["Restaurant"],
      ticketsOf: [],
    },
    { name: "Kitchen", address: "192.168.10.22", receiptsOf: [], ticketsOf: ["Kitchen", "Grill"] },
    { name: "Bar", address: "192.168.10.23", receiptsOf: ["Bar"], ticketsOf: ["Bar"] },
  ],
  menu: {
    categories: [...food, ...drinks, ...spaAndStay, answers, setMenus],
    questions,
    sets,
    mixerGroups: drinkMixers,
    orderLevels: [
      { productGroup: "Grill", levels: ["Rare", "Medium", "Well done"] },
      { productGroup: "Kitchen", levels: ["Not spicy", "A little spicy", "Thai spicy"] },
    ],
    commissions,
    favorites: [
      {
        name: "Favorites",
        articles: [
          "Pad Thai",
          "Green Curry",
          "Jasmine Rice",
          "Singha Beer",
          "Gin",
          "Rib Eye",
          "Mango Sticky Rice",
          "Drinking Water",
          "Phở Bò",
          "Catch of the Day",
        ],
      },
      {
        name: "Bar",
        articles: ["Singha Beer", "Chang Beer", "Gin", "Mojito", "Lady Drink", "Pool Table"],
      },
      { name: "Massages", articles: ["Foot Massage", "Thai Massage", "Aroma Oil Massage"] },
    ],
  },
  stockItems: [
    ...drinkStock,
    {
      name: "Mango",
      managementGroup: "Kitchen",
      cost: 35,
      size: 1000,
      unit: "piece",
      count: "pieces",
      alarmLevel: 5,
      standardOrder: 20,
      inEachStation: 0,
    },
  ],
  promotions,
  payTypes: thaiPayTypes,
  expenseCategories,
  discountReasons,
  customerTypes,
  customers,
  floor: lotusFloor,
};
