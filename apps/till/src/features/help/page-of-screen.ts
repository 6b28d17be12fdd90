import type { StaffPage } from "./page-names.ts";

/** By the first part of the address. */
const tillScreens: ReadonlyMap<string, StaffPage> = new Map(
  Object.entries({
    order: "order",
    "new-order": "new-order",
    "change-order": "new-order",
    "bills-open": "bills",
    "bills-detail": "bills",
    "bills-reprint": "papers",
    papers: "papers",
    "set-up": "first-goods",
    "add-note": "notes",
    "order-level": "notes",
    "change-time": "timers",
    "variable-price": "prices",
    "set-commission": "prices",
    "choose-cust": "guests",
    "add-customer": "guests",
    "swipe-card": "guests",
    pay: "pay",
    "pay-cash": "pay",
    "void-bill": "void",
    "split-bill": "split",
    "merge-bill": "split",
    "do-payment": "money",
    "pay-commission": "commission",
    "start-of-day": "day",
    "end-of-day": "day",
    "print-article-workday": "day",
    "cash-calc": "shift",
    "shift-report": "shift",
    "end-of-month": "reports",
    reports: "reports",
    staffs: "staffs",
    "staffs-in": "staffs",
    "staffs-out": "staffs",
    "add-staff": "staffs",
    "stock-delivery": "delivery",
    printer: "printer",
    "this-till": "this-till",
    login: "sign-in",
  } satisfies Readonly<Record<string, StaffPage>>),
);

/** By the part's address below /office/. */
const officeParts: ReadonlyMap<string, StaffPage> = new Map(
  Object.entries({
    today: "office-today",
    reports: "office-reports",
    articles: "office-articles",
    categories: "office-categories",
    favourites: "office-categories",
    tiles: "office-categories",
    "mixer-groups": "office-mixers",
    "order-levels": "office-mixers",
    "product-groups": "office-groups",
    "management-groups": "office-groups",
    promotions: "office-promotions",
    taxes: "office-taxes",
    charges: "office-charges",
    "ways-to-pay": "office-ways-to-pay",
    "expense-categories": "office-money",
    currencies: "office-money",
    staff: "office-staff",
    "staff-groups": "office-staff-groups",
    commissions: "office-commissions",
    customers: "office-customers",
    "customer-types": "office-customers",
    "stock-items": "office-stock-items",
    location: "office-places",
    stations: "office-places",
    printing: "office-printing",
    printers: "office-printers",
    prices: "office-prices",
    import: "office-import",
    colleagues: "office-colleagues",
    sessions: "office-sessions",
    house: "office-house",
    files: "office-files",
  } satisfies Readonly<Record<string, StaffPage>>),
);

/** The page of the screen at an address; null if it has none. */
export function pageOfScreen(path: string): StaffPage | null {
  const [, first = "", second = ""] = path.split("/");
  return (first === "office" ? officeParts.get(second) : tillScreens.get(first)) ?? null;
}
