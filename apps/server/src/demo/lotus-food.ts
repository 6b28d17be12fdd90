import type { DemoCategory } from "./demo-location.ts";

const kitchen = { productGroup: "Kitchen", managementGroup: "Kitchen", costPercent: 32 };

const starters: DemoCategory = {
  ...kitchen,
  name: "Starters",
  color: "#e8a33d",
  articles: [
    { name: "ปอเปี๊ยะทอด Spring Rolls", price: 95 },
    { name: "Chicken Satay", price: 120, cookingOptions: ["No peanuts", "Extra sauce"] },
    { name: "Tom Yum Goong ต้มยำกุ้ง", price: 165, hasOrderLevel: true },
    { name: "Tom Kha Gai", price: 145, hasOrderLevel: true },
    { name: "ส้มตำ Som Tam", price: 90, hasOrderLevel: true, cookingOptions: ["No peanuts"] },
    { name: "Laab Moo", price: 115, hasOrderLevel: true },
    { name: "Fish Cakes", price: 110 },
    { name: "Corn Fritters", price: 85 },
    { name: "Prawn Crackers", price: 40 },
  ],
};

const thaiKitchen: DemoCategory = {
  ...kitchen,
  name: "Thai kitchen",
  color: "#d9662b",
  articles: [
    { name: "Pad Thai", price: 120 },
    { name: "Green Curry", price: 150 },
    { name: "Massaman Curry", price: 170 },
    { name: "Panang Curry", price: 160, hasOrderLevel: true },
    { name: "ผัดกะเพรา Pad Krapao", price: 110, hasOrderLevel: true, cookingOptions: ["Fried egg"] },
    { name: "ข้าวผัด Fried Rice", price: 95, cookingOptions: ["No egg", "Vegetarian"] },
    { name: "Pad See Ew", price: 115 },
    { name: "Cashew Chicken", price: 140 },
    { name: "Sweet and Sour Pork", price: 135 },
    { name: "Stir-fried Morning Glory", price: 85 },
    { name: "Steamed Sea Bass with Lime", price: 380 },
    { name: "Khao Soi", price: 145 },
  ],
};

const vietnameseKitchen: DemoCategory = {
  ...kitchen,
  name: "Vietnamese kitchen",
  color: "#3f8f5b",
  articles: [
    { name: "Phở Bò", price: 130, cookingOptions: ["No coriander", "Extra noodles"] },
    { name: "Phở Gà", price: 120, cookingOptions: ["No coriander", "Extra noodles"] },
    { name: "Bún Chả", price: 135 },
    { name: "Bánh Mì Thịt", price: 85 },
    { name: "Gỏi Cuốn", price: 90, cookingOptions: ["Vegetarian"] },
    { name: "Bánh Xèo", price: 125 },
    { name: "Cơm Tấm Sườn", price: 130 },
    { name: "Cá Kho Tộ", price: 165 },
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
    { name: "Tenderloin", price: 640, hasOrderLevel: true, cookingOptions: ["Sauce on the side"] },
    { name: "Lamb Chops", price: 520, hasOrderLevel: true },
    { name: "Half Chicken", price: 220 },
    { name: "Pork Ribs", price: 290 },
    { name: "Grilled Squid", price: 210 },
    { name: "Catch of the Day", price: 350, variablePrice: { minimum: 200, maximum: 900 } },
  ],
};

const sides: DemoCategory = {
  ...kitchen,
  name: "Rice and sides",
  color: "#b59b3a",
  articles: [
    { name: "Jasmine Rice", price: 20 },
    { name: "ข้าวเหนียว Sticky Rice", price: 25 },
    { name: "Fried Egg", price: 20 },
    { name: "French Fries", price: 70 },
    { name: "Garlic Bread", price: 60 },
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
    { name: "Mango Sticky Rice", price: 110, recipe: { Mango: 1000 } },
    { name: "Coconut Ice Cream", price: 70 },
    { name: "Banana Fritters", price: 80 },
    { name: "Chè Ba Màu", price: 75 },
    { name: "Bánh Flan", price: 65 },
    { name: "Fruit Plate", price: 95 },
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
