import { harbourFloor } from "./demo-floor.ts";
import type { DemoCategory, DemoLocation } from "./demo-location.ts";
import { discountReasons } from "./discount-reasons.ts";
import { expenseCategories, vietnamesePayTypes } from "./pay-types.ts";
import { alcohol } from "./tax-classes.ts";

const rooms: DemoCategory = {
  name: "Rooms",
  color: "#2f6690",
  productGroup: "Front office",
  managementGroup: "Rooms",
  costPercent: 10,
  articles: [
    { name: "Phòng Đơn", price: 650_000, timer: { unit: "days" } },
    { name: "Phòng Đôi", price: 900_000, timer: { unit: "days" } },
    { name: "Harbour Suite", price: 2_400_000, timer: { unit: "days" } },
    { name: "Late Check-out", price: 100_000, timer: { unit: "hours", minimum: 100_000 } },
    { name: "Giặt Ủi", price: 45_000 },
  ],
};

const lobby: DemoCategory = {
  name: "Lobby bar",
  color: "#a4694a",
  productGroup: "Lobby bar",
  managementGroup: "Beverages",
  costPercent: 30,
  articles: [
    { name: "Cà Phê Đen", price: 35_000 },
    { name: "Cà Phê Trứng", price: 55_000 },
    { name: "Nước Dừa", price: 40_000 },
    { name: "Bánh Mì Ốp La", price: 50_000 },
    { name: "Bún Bò Huế", price: 75_000 },
    { name: "Breakfast Buffet", price: 180_000 },
  ],
};

const lobbyBeer: DemoCategory = {
  name: "Beer",
  parent: lobby.name,
  color: "#c98a1b",
  productGroup: "Lobby bar",
  managementGroup: "Beverages",
  costPercent: 40,
  taxClass: alcohol,
  articles: [
    { name: "Bia Larue", price: 30_000 },
    { name: "Bia Huda", price: 32_000 },
  ],
};

/** A second location with another currency and time zone, to show that locations are separated, and taxes at two rates. */
export const harbourHotel: DemoLocation = {
  name: "Harbour Hotel",
  address: "88 Bạch Đằng, Đà Nẵng",
  phone: "+84 236 000 000",
  timeZone: "Asia/Ho_Chi_Minh",
  decimalSeparator: ",",
  thousandSeparator: ".",
  currency: {
    name: "Đồng",
    symbol: "₫",
    code: "VND",
    hasDecimals: false,
    coins: [],
    notes: [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000],
  },
  salePoints: ["Front desk"],
  stores: [],
  printers: [
    {
      name: "Front desk",
      address: "192.168.20.21",
      receiptsOf: ["Front desk"],
      ticketsOf: ["Lobby bar"],
    },
  ],
  menu: {
    categories: [rooms, lobby, lobbyBeer],
    mixerGroups: [],
    orderLevels: [],
    commissions: [],
    favorites: [{ name: "Favorites", articles: ["Phòng Đôi", "Cà Phê Đen", "Breakfast Buffet"] }],
  },
  stockItems: [],
  promotions: [],
  payTypes: vietnamesePayTypes,
  expenseCategories,
  discountReasons,
  customerTypes: [
    { name: "Guest", paysByInvoice: false },
    { name: "Company", paysByInvoice: true },
  ],
  customers: [
    {
      name: "Minh Hoàng",
      type: "Guest",
      address: "12 Phan Chu Trinh, Hội An",
      phone: "+84 236 000 001",
      email: "minh@example.com",
      preferredDrink: "Cà Phê Đen",
    },
    {
      name: "Marble Mountain Tours",
      type: "Company",
      address: "3 Trường Sa, Đà Nẵng",
      phone: "+84 236 000 002",
      email: "tours@example.com",
      preferredDrink: "Nước Dừa",
    },
  ],
  floor: harbourFloor,
};
