/**
 * The evening of a wine bar in Lisbon, and its figures as its owner works them out on paper. Prices contain
 * IVA, of the continent: 23 % of wines, which is the price x 23 / 123, 13 % of what is eaten, and 6 % of a book.
 */

/** A moment of that Friday by the clock of Lisbon, which is an hour ahead of UTC in summer. */
export const friday = (hour: number, minute: number) => Date.UTC(2027, 5, 4, hour - 1, minute);

export const people = {
  owner: { first: "Inês", last: "Duarte", username: "ines", password: "largo do carmo 9" },
  cashier: { id: "2", first: "Rita", last: "Sousa", username: "rita", password: "porto de 1756" },
  waiter: { id: "3", first: "Tiago", last: "Lopes", username: "tiago", password: "douro de 2011" },
  cook: { id: "4", first: "Marta", last: "Reis", username: "marta", password: "queijo da serra" },
} as const;

/** What each may do, in the words of the form. */
export const rights = {
  cashier: [
    "Void bills",
    "Print again",
    "Split bills",
    "Take payment",
    "Open the drawer",
    "Start a shift",
    "End a shift",
  ],
  waiter: ["Split bills", "Take payment"],
  cook: ["Receive deliveries"],
} as const;

/** What is sold, as the till shows it. */
export const goods = {
  white: { name: "Quinta da Ribeira Branco 2024", price: "5,20", happyPrice: "4,16" },
  red: { name: "Quinta da Ribeira Tinto 2020", price: "8,40" },
  port: { name: "Porto Colheita 1927", price: "1.250,00" },
  cheese: { name: "Tábua de queijos", price: "10,50" },
  book: { name: "Guia do Douro", price: "10,60" },
} as const;

/** The tax of each class of goods. */
export const taxes = [
  { name: "IVA 23 %", percent: "23", taxClass: "Bebidas" },
  { name: "IVA 13 %", percent: "13", taxClass: "Comida" },
  { name: "IVA 6 %", percent: "6", taxClass: "Livros" },
] as const;

/** Coins of one and two cents are not handed out: what is paid in cash is rounded to the nearest five. */
export const cashStep = "0,05";

/** White wines are a fifth cheaper: 5,20 is 4,16. */
export const happyHour = {
  name: "Hora feliz dos brancos",
  percent: "20",
  from: "17:00",
  to: "19:00",
  category: "Vinhos brancos",
} as const;

/**
 * 17:30, table 1: two happy whites (8,32) and the cheese (10,50); 10,50 by card, and for the other 8,32 there are 8,30 in
 * cash out of 20. The wine is 6,76 and 1,56 of tax, the cheese 9,29 and 1,21.
 */
export const happyBill = {
  table: "1",
  card: "10,50",
  note: "20",
  lines: [
    "Bill 1",
    "2 Quinta da Ribeira Branco 2024",
    "8,32 €",
    "1 Tábua de queijos",
    "10,50 €",
    "Subtotal 20,90 €",
    "Promotions -2,08 €",
    "Total 18,82 €",
    "A IVA 23 % 6,76 € 1,56 €",
    "B IVA 13 % 9,29 € 1,21 €",
    "Cash rounding -0,02 €",
    "Multibanco 10,50 €",
    "Cash 20,00 €",
    "Change 11,70 €",
  ],
} as const;

/**
 * 19:30, table 2: a white (5,20), a red (8,40) and the cheese. The red goes on a bill of its own, paid with 10 in cash;
 * the cheese goes back for its quality, and the white is paid by card. The white is 4,23 and 0,97 of tax, the red 6,83
 * and 1,57.
 */
export const sharedTable = {
  table: "2",
  note: "10",
  change: "1,60 €",
  reason: "Quality",
  first: ["Bill 2", "Total 15,70 €", "A IVA 23 % 4,23 € 0,97 €", "B IVA 13 % 9,29 € 1,21 €"],
  second: ["Bill 3", "Total 8,40 €", "IVA 23 % included 1,57 €"],
} as const;

/**
 * 19:40: the port of table 5 is voided, and that of table 6 paid by telephone, with a book to remember it. The port is
 * 1.016,26 and 233,74 of tax, the book 10,00 and 0,60.
 */
export const portBills = {
  voided: "5",
  reason: "Mesa trocada",
  paid: "6",
  paper: [
    "Total 1.260,60 €",
    "A IVA 23 % 1.016,26 € 233,74 €",
    "C IVA 6 % 10,00 € 0,60 €",
    "MB WAY 1.260,60 €",
  ],
} as const;

/** Ten notes of 5 and five of 10 in the morning; 16,70 in cash came, and a coin of 20 is missing at night. */
export const drawer = {
  start: { "Notes of 5,00": "10", "Notes of 10,00": "5" },
  end: {
    "Notes of 5,00": "9",
    "Notes of 10,00": "5",
    "Notes of 20,00": "1",
    "Coins of 1,00": "1",
    "Coins of 0,50": "1",
  },
  expected: "116,70",
  counted: "116,50",
  difference: "-0,20",
} as const;

/**
 * 18,82 + 8,40 + 5,20 + 1.260,60. At 23 % it is 1,56 + 1,57 + 0,97 + 233,74 of tax on 6,76 + 6,83 + 4,23 + 1.016,26; at
 * 13 % the cheese of bill 1, since that of bill 2 went back; at 6 % the book.
 */
export const day = {
  bills: "4",
  gross: "1.293,02",
  tax: "239,65",
  net: "1.053,37",
  taxes: [
    ["IVA 23 %", "1.034,08", "237,84"],
    ["IVA 13 %", "9,29", "1,21"],
    ["IVA 6 %", "10,00", "0,60"],
  ],
  received: { Cash: "30,00", Multibanco: "15,70", "MB WAY": "1.260,60" },
  change: "13,30",
  rounding: "-0,02",
  kept: { Cash: "16,70", Multibanco: "15,70", "MB WAY": "1.260,60" },
} as const;

/** Article, category, pieces, credited, and what was paid for it. */
export const sold = [
  [goods.port.name, "Vinhos do Porto", "1", "0", "1250"],
  [goods.white.name, "Vinhos brancos", "3", "0", "13,52"],
  [goods.book.name, "Loja", "1", "0", "10,6"],
  [goods.cheese.name, "Petiscos", "1", "10,5", "10,5"],
  [goods.red.name, "Vinhos tintos", "1", "0", "8,4"],
] as const;

/** As they were paid: number, and what the accountant books: with tax, the tax, and without tax. */
export const paidBills = [
  ["1", "18,82", "2,77", "16,05"],
  ["3", "8,4", "1,57", "6,83"],
  ["2", "5,2", "0,97", "4,23"],
  ["5", "1260,6", "234,34", "1026,26"],
] as const;
