import type { DemoCustomer, DemoCustomerType } from "./demo-location.ts";

export const customerTypes: readonly DemoCustomerType[] = [
  { name: "Guest", paysByInvoice: false },
  { name: "Member", paysByInvoice: false },
  { name: "Company", paysByInvoice: true },
];

type Row = readonly [name: string, dateOfBirth: string, address: string, preferredDrink: string];

const guests: readonly Row[] = [
  ["Anong Saetang", "1984-03-12", "12 Soi Ari 4, Bangkok", "Lime Soda"],
  ["Bảo Nguyễn", "1990-07-30", "41 Lê Lợi, Huế", "Cà Phê Sữa Đá"],
  ["Carla Reyes", "1979-11-02", "8 Mabini Street, Cebu", "San Miguel"],
  ["Daniel Okafor", "1988-01-19", "23 Harbour Road, Lagos", "Whisky"],
  ["Elisa Rossi", "1993-05-25", "Via Roma 7, Torino", "Negroni"],
  ["Fon Chaiyasit", "1996-09-09", "77 Nimman Road, Chiang Mai", "Thai Iced Tea"],
  ["Grace Tan", "1982-12-14", "15 Orchard Lane, Singapore", "Espresso"],
  ["Hùng Trần", "1975-02-28", "102 Trần Phú, Đà Nẵng", "Bia Hà Nội"],
  ["Ingrid Larsen", "1969-06-06", "Strandgata 3, Bergen", "Chardonnay"],
  ["Joon-ho Kim", "1991-10-10", "5 Sejong-daero, Seoul", "Mojito"],
  ["Kittipong Boonmee", "1987-04-21", "9 Sukhumvit 31, Bangkok", "Singha Beer"],
  ["Lan Phạm", "1998-08-15", "27 Hai Bà Trưng, Hà Nội", "Trà Sen"],
];

const members: readonly Row[] = [
  ["Malee Srisuk", "1980-04-13", "33 Rama IV Road, Bangkok", "Lotus Sour"],
  ["Niran Wongsa", "1972-10-05", "6 Soi Thonglor 9, Bangkok", "Single Malt 12 Years"],
  ["Olivia Brown", "1986-03-03", "14 Beach Road, Phuket", "Prosecco"],
  ["Prasert Kaewmanee", "1965-12-05", "88 Charoen Krung, Bangkok", "Sangsom"],
  ["Quỳnh Lê", "1994-02-14", "19 Nguyễn Huệ, Sài Gòn", "Watermelon Juice"],
  ["Ramon Dela Cruz", "1983-06-12", "2 Rizal Avenue, Manila", "San Miguel"],
  ["Siriporn Thongdee", "1989-07-07", "51 Ratchada Soi 3, Bangkok", "Young Coconut"],
  ["Thomas Weber", "1977-09-23", "Gartenweg 11, Freiburg", "Draught Beer"],
  ["Ubon Rattanakul", "1992-11-30", "4 Kad Luang, Chiang Mai", "Pot of Ginger Tea"],
  ["Vân Đỗ", "1985-05-01", "63 Bạch Đằng, Đà Nẵng", "Merlot"],
  ["Wanida Phromma", "1999-01-11", "20 Soi Langsuan, Bangkok", "Virgin Colada"],
  ["Yuki Tanaka", "1981-08-28", "1-2 Kita, Osaka", "Gin and Tonic"],
];

const companies: readonly Row[] = [
  ["Andaman Travel", "", "100 Patong Road, Phuket", "Drinking Water"],
  ["Blue Lagoon Diving", "", "7 Pier Street, Krabi", "Lime Soda"],
  ["Chao Phraya Events", "", "45 River Side, Bangkok", "Prosecco"],
  ["Delta Software", "", "9 Silom Road, Bangkok", "Cappuccino"],
  ["Emerald Films", "", "18 Soi Ekkamai 12, Bangkok", "Espresso Martini"],
  ["Sài Gòn Silk", "", "55 Đồng Khởi, Sài Gòn", "Trà Sen"],
];

/** Invented guests: the phone numbers are unassigned, and mail to example.com goes nowhere. */
function customer([name, dateOfBirth, address, preferredDrink]: Row, index: number): DemoCustomer {
  const number = String(index + 1).padStart(2, "0");
  return {
    name,
    type: typeOf(index),
    ...(dateOfBirth !== "" && { dateOfBirth }),
    ...(typeOf(index) === "Member" && { cardNumber: `LH-00${number}` }),
    address,
    phone: `+66 2 000 00${number}`,
    email: `guest${number}@example.com`,
    preferredDrink,
  };
}

function typeOf(index: number): string {
  if (index < guests.length) return "Guest";
  return index < guests.length + members.length ? "Member" : "Company";
}

export const customers: readonly DemoCustomer[] = [...guests, ...members, ...companies].map(
  customer,
);
