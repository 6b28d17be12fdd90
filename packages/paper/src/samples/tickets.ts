import type { TicketDocument } from "@comanda/contract/print";

type Line = TicketDocument["lines"][number];

const line = (words: Partial<Line> & { readonly name: string }): Line => ({
  qty: 1,
  note: "",
  orderLevel: null,
  isUnder: false,
  isCancelled: false,
  ...words,
});

export const kitchenTicket: TicketDocument = {
  kind: "ticket",
  productGroup: "Kitchen",
  station: "Restaurant",
  number: 10_482,
  billNumberWorkday: 37,
  table: "12",
  room: "",
  cover: 4,
  staff: "Mali Wong",
  date: "2026-11-20 12:04:00",
  lines: [
    line({ name: "Pad Thai", qty: 2, note: "no nuts, allergy!" }),
    line({ name: "Rib Eye 250 g", orderLevel: "Medium rare", note: "sauce aside" }),
    line({ name: "ปลากะพงทอดน้ำปลา", qty: 3 }),
    line({ name: "Phở bò tái chín đặc biệt" }),
  ],
};

/** The second course is fired, a dish goes to another guest, and the dessert is still to come. */
export const courseTicket: TicketDocument = {
  ...kitchenTicket,
  lines: [
    line({ name: "Jasmine rice", qty: 2 }),
    line({ name: "Rib Eye 250 g", course: 2, seats: [1, 3], orderLevel: "Medium rare" }),
    line({ name: "Pad Thai", course: 2, seats: [2], note: "no nuts, allergy!" }),
    line({ name: "Green Curry", course: 2, seats: [4], isReseated: true }),
    line({ name: "Phở bò tái chín đặc biệt", course: 2, isReseated: true }),
  ],
  later: [line({ name: "Mango sticky rice", qty: 4, course: 3 })],
};

/** Guests sit elsewhere now, and take along what is not ready. */
export const movedTicket: TicketDocument = {
  ...kitchenTicket,
  servingWay: "away",
  lines: [
    line({ name: "Green Curry", isCancelled: true, movedFrom: { table: "4", room: "" } }),
    line({ name: "Pad Thai", qty: 2, movedFrom: { table: "4", room: "" } }),
    line({ name: "Tenderloin", movedFrom: { table: "4", room: "" } }),
    line({ name: "Rib Eye 250 g", movedFrom: { table: "12", room: "" } }),
  ],
};

/** Guests want dishes in work otherwise than they ordered them. */
export const preparationTicket: TicketDocument = {
  ...kitchenTicket,
  lines: [
    line({
      name: "Rib Eye 250 g",
      orderLevel: "Well done",
      note: "NO PEANUTS",
      changedFrom: { orderLevel: "Medium", note: "" },
    }),
    line({ name: "Pad Thai", qty: 2, changedFrom: { orderLevel: null, note: "no nuts" } }),
    line({
      name: "Green Curry",
      note: "less spicy",
      changedFrom: { orderLevel: null, note: "very spicy" },
    }),
  ],
};

/** What is still to come has answers, seats and an allergy. */
export const laterTicket: TicketDocument = {
  ...kitchenTicket,
  lines: [line({ name: "Half Chicken", course: 1 })],
  later: [
    line({ name: "Tenderloin", qty: 2, course: 2, seats: [2, 3], note: "no nuts, allergy!" }),
    line({ name: "Medium", qty: 2, course: 2, isUnder: true }),
    line({ name: "French Fries", qty: 2, course: 2, isUnder: true, way: "on-the-side" }),
    line({ name: "Onions", course: 2, isUnder: true, way: "without" }),
    line({ name: "Rib Eye 250 g", course: 2, orderLevel: "Medium rare" }),
  ],
};

/** What was spoilt is made once more. */
export const againTicket: TicketDocument = {
  ...kitchenTicket,
  again: "burnt",
  lines: [line({ name: "Rib Eye 250 g", course: 2, seats: [1], orderLevel: "Medium rare" })],
};

export const answersTicket: TicketDocument = {
  ...kitchenTicket,
  lines: [
    line({ name: "Tenderloin", qty: 2 }),
    line({ name: "Medium", qty: 2, isUnder: true }),
    line({ name: "French Fries", qty: 2, isUnder: true, way: "on-the-side" }),
    line({ name: "Pepper Sauce", isUnder: true, way: "extra" }),
    line({ name: "Onions", qty: 2, isUnder: true, way: "without" }),
  ],
};

export const deliveryTicket: TicketDocument = {
  ...kitchenTicket,
  servingWay: "delivered",
  lines: [line({ name: "Pad Thai", qty: 2 })],
};

export const barTicket: TicketDocument = {
  ...kitchenTicket,
  productGroup: "Bar",
  table: "",
  room: "305",
  cover: null,
  lines: [
    line({ name: "Gin", qty: 2 }),
    line({ name: "Tonic", qty: 2, isUnder: true }),
    line({ name: "น้ำมะนาวปั่น", note: "หวานน้อย" }),
  ],
};

export const cancelTicket: TicketDocument = {
  ...kitchenTicket,
  lines: [
    line({ name: "Pad Thai", isCancelled: true, note: "no nuts, allergy!" }),
    line({ name: "ปลากะพงทอดน้ำปลา", qty: 3, isCancelled: true }),
  ],
};

/** Guests change their minds about a dish in work, and about a drink. */
export const answersChangedTicket: TicketDocument = {
  ...kitchenTicket,
  lines: [
    line({ name: "Medium", qty: 2, isCancelled: true, dish: "Tenderloin" }),
    line({ name: "Onions", isCancelled: true, dish: "Tenderloin", way: "without" }),
    line({ name: "Tonic", isCancelled: true, dish: "Gin" }),
    line({ name: "Rare", qty: 2, dish: "Tenderloin" }),
    line({ name: "Pepper Sauce", dish: "Tenderloin", way: "on-the-side" }),
  ],
};

export const changedTicket: TicketDocument = {
  ...kitchenTicket,
  lines: [
    line({ name: "Green Curry", qty: 1, isCancelled: true }),
    line({ name: "Green Curry with jasmine rice and a fried egg", qty: 12, note: "extra spicy" }),
  ],
};
