import type { DemoCategory } from "./demo-location.ts";

const kitchen = { productGroup: "Kitchen", managementGroup: "Kitchen", costPercent: 32 };

const starters: DemoCategory = {
  ...kitchen,
  name: "Starters",
  color: "#e8a33d",
  articles: [
    { name: "ปอเปี๊ยะทอด Spring Rolls", price: 95, allergens: ["gluten", "soybeans"] },
    {
      name: "Chicken Satay",
      price: 120,
      allergens: ["peanuts", "soybeans"],
      cookingOptions: ["No peanuts", "Extra sauce"],
    },
    {
      name: "Tom Yum Goong ต้มยำกุ้ง",
      price: 165,
      allergens: ["crustaceans", "fish"],
      hasOrderLevel: true,
    },
    { name: "Tom Kha Gai", price: 145, allergens: ["fish"], hasOrderLevel: true },
    {
      name: "ส้มตำ Som Tam",
      price: 90,
      allergens: ["crustaceans", "fish", "peanuts"],
      hasOrderLevel: true,
      cookingOptions: ["No peanuts"],
    },
    { name: "Laab Moo", price: 115, allergens: ["fish"], hasOrderLevel: true },
    { name: "Fish Cakes", price: 110, allergens: ["eggs", "fish"] },
    { name: "Corn Fritters", price: 85, allergens: ["gluten", "eggs"] },
    { name: "Prawn Crackers", price: 40, allergens: ["crustaceans"] },
  ],
};

const thaiKitchen: DemoCategory = {
  ...kitchen,
  name: "Thai kitchen",
  color: "#d9662b",
  articles: [
    { name: "Pad Thai", price: 120, allergens: ["crustaceans", "eggs", "fish", "peanuts"] },
    { name: "Green Curry", price: 150 },
    { name: "Massaman Curry", price: 170, allergens: ["fish", "peanuts"] },
    { name: "Panang Curry", price: 160, allergens: ["fish", "peanuts"], hasOrderLevel: true },
    {
      name: "ผัดกะเพรา Pad Krapao",
      price: 110,
      allergens: ["fish", "soybeans"],
      hasOrderLevel: true,
      cookingOptions: ["Fried egg"],
    },
    {
      name: "ข้าวผัด Fried Rice",
      price: 95,
      allergens: ["eggs", "soybeans"],
      cookingOptions: ["No egg", "Vegetarian"],
    },
    { name: "Pad See Ew", price: 115, allergens: ["gluten", "eggs", "soybeans"] },
    { name: "Cashew Chicken", price: 140, allergens: ["soybeans", "nuts"] },
    { name: "Sweet and Sour Pork", price: 135, allergens: ["gluten", "soybeans"] },
    { name: "Stir-fried Morning Glory", price: 85, allergens: ["soybeans"] },
    { name: "Steamed Sea Bass with Lime", price: 380, allergens: ["fish"] },
    { name: "Khao Soi", price: 145, allergens: ["gluten", "eggs", "fish"] },
  ],
};

const vietnameseKitchen: DemoCategory = {
  ...kitchen,
  name: "Vietnamese kitchen",
  color: "#3f8f5b",
  articles: [
    {
      name: "Phở Bò",
      price: 130,
      allergens: ["fish"],
      cookingOptions: ["No coriander", "Extra noodles"],
    },
    {
      name: "Phở Gà",
      price: 120,
      allergens: ["fish"],
      cookingOptions: ["No coriander", "Extra noodles"],
    },
    { name: "Bún Chả", price: 135, allergens: ["fish"] },
    { name: "Bánh Mì Thịt", price: 85, allergens: ["gluten", "eggs"] },
    {
      name: "Gỏi Cuốn",
      price: 90,
      allergens: ["crustaceans", "peanuts"],
      cookingOptions: ["Vegetarian"],
    },
    { name: "Bánh Xèo", price: 125, allergens: ["crustaceans"] },
    { name: "Cơm Tấm Sườn", price: 130, allergens: ["eggs", "fish"] },
    { name: "Cá Kho Tộ", price: 165, allergens: ["fish"] },
  ],
};

const grill: DemoCategory = {
  name: "Grill",
  color: "#9c2f2f",
  productGroup: "Grill",
  managementGroup: "Kitchen",
  costPercent: 40,
  articles: [
    {
      name: "Rib Eye",
      price: 590,
      hasOrderLevel: true,
      cookingOptions: ["No salt", "Sauce on the side", "Garlic butter"],
    },
    { name: "Tenderloin", price: 640, cookingOptions: ["Sauce on the side"] },
    { name: "Lamb Chops", price: 520 },
    { name: "Half Chicken", price: 220 },
    { name: "Pork Ribs", price: 290 },
    { name: "Grilled Squid", price: 210, allergens: ["molluscs"] },
    { name: "Catch of the Day", price: 350, variablePrice: { minimum: 200, maximum: 900 } },
  ],
};

const sides: DemoCategory = {
  ...kitchen,
  name: "Rice and sides",
  color: "#b59b3a",
  articles: [
    { name: "Jasmine Rice", price: 20, allergens: ["none"] },
    { name: "ข้าวเหนียว Sticky Rice", price: 25 },
    { name: "Fried Egg", price: 20, allergens: ["eggs"] },
    { name: "French Fries", price: 70 },
    { name: "Garlic Bread", price: 60, allergens: ["gluten", "milk"] },
    { name: "Mixed Salad", price: 80 },
    { name: "Steamed Vegetables", price: 70 },
  ],
};

const desserts: DemoCategory = {
  ...kitchen,
  name: "Desserts",
  color: "#c75b8e",
  costPercent: 25,
  articles: [
    { name: "Mango Sticky Rice", price: 110, allergens: ["none"], recipe: { Mango: 1000 } },
    { name: "Coconut Ice Cream", price: 70, allergens: ["milk"] },
    { name: "Banana Fritters", price: 80 },
    { name: "Chè Ba Màu", price: 75 },
    { name: "Bánh Flan", price: 65, allergens: ["eggs", "milk"] },
    { name: "Fruit Plate", price: 95, allergens: ["none"] },
  ],
};

export const food: readonly DemoCategory[] = [
  starters,
  thaiKitchen,
  vietnameseKitchen,
  grill,
  sides,
  desserts,
];
