import type { DemoCategory, DemoCommission } from "./demo-location.ts";

const spa: DemoCategory = {
  name: "Spa",
  color: "#7d5ba6",
  productGroup: "Spa",
  managementGroup: "Services",
  costPercent: 10,
  articles: [
    { name: "Foot Massage", price: 8, timer: { unit: "minutes", minimum: 240 } },
    { name: "Thai Massage", price: 10, timer: { unit: "minutes", minimum: 300 } },
    { name: "Aroma Oil Massage", price: 900, commission: "Treatment" },
    { name: "Herbal Compress นวดประคบ", price: 1100, commission: "Treatment" },
    { name: "Facial", price: 750, commission: "Treatment" },
    { name: "Body Scrub", price: 820, commission: "Treatment" },
    { name: "Manicure", price: 350 },
    { name: "Pedicure", price: 390 },
  ],
};

const stay: DemoCategory = {
  name: "Rooms and games",
  color: "#3a7d7c",
  productGroup: "Front office",
  managementGroup: "Services",
  costPercent: 5,
  articles: [
    { name: "Pool Table", price: 200, timer: { unit: "hours", minimum: 100 } },
    { name: "Karaoke Room", price: 450, timer: { unit: "hours", minimum: 450 } },
    { name: "Bungalow", price: 1500, timer: { unit: "days" } },
    { name: "Garden Villa", price: 2900, timer: { unit: "days" } },
    { name: "Darts", price: 60 },
    { name: "Airport Transfer", price: 800 },
    { name: "Scooter for a Day", price: 250 },
    { name: "Laundry per kg", price: 60 },
  ],
};

export const spaAndStay: readonly DemoCategory[] = [spa, stay];

export const commissions: readonly DemoCommission[] = [
  {
    name: "Lady Drink",
    price: 50,
    isInPrice: true,
    isOnBill: false,
    defaultAmount: 50,
    amounts: {},
  },
  {
    name: "Treatment",
    price: 150,
    isInPrice: true,
    isOnBill: false,
    defaultAmount: 100,
    amounts: { Therapists: 150 },
  },
];
