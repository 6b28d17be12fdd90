import { orderFirst } from "./first-order.ts";

export const order = {
  ...orderFirst,
  alphabet: "Alphabet",
  notStored:
    "This till cannot save what is on the screen: its storage is full or switched off. A reload loses what is not sent.",
  otherDaysAway: "Bills of other days need the server, which is not responding",
  pay: "PAY",
  more: "More",
  groups: {
    order: "This order",
    bills: "Bills and papers",
    guests: "Guests",
    cash: "Cash, shift and day",
    people: "People",
    manage: "Venue and device",
  },

  padHint: "Quantity, bill number or staff ID",
  padTooMany: "Too many for a quantity",
  scannedCode: "A scanned code cannot be entered here. Nothing was changed",
  unsaved: {
    title: "Not saved yet",
    text: "Your changes will be lost.",
    leave: "Leave without saving",
    stay: "Keep editing",
  },
  findBill: "Bill",
  setStaff: "Staff",
  pricesTitle: "Prices have changed",
  isNow: (what: string, now: string, shown: string) => `${what} is now ${now}, not ${shown}.`,
  pieces: (count: number, article: string) => (count === 1 ? article : `${count} × ${article}`),
  sendAt: (amount: string) => `Send at ${amount}`,
  sendAtThese: "Send at these prices",
  remove: "Remove",

  newOrderTitle: "Create new order",
  changeOrderTitle: "Change Table/Room/Cover",
  freePlaces: "Free tables and rooms",
  tableField: "Table",
  roomField: "Room",
  coverField: "Number of customers (cover)",
  staffField: "Staff ID",
  secondBill: "Open a second bill here",
  placeTaken: (place: string) => `${place} already has an open bill`,
  openThatBill: "Open that bill",
  openBillsTitle: "Open bills",
  openBillsSum: (count: number, total: string) =>
    count === 1 ? `1 open bill, ${total}` : `${count} open bills, ${total}`,
  ownBills: "Your open bills",
  /** Those of the user that find no room. */
  moreOwnBills: (count: number) => `${count} more in Open bills`,
  noOpenBills: "No open bills",
  noOpenBillsHint: "Press New to start one.",
  updateTitle: "Message",
  updateText: "A new version was released. You will be logged out when you press OK.",
};

export type OrderMessages = typeof order;
