const till = [
  "order",
  "new-order",
  "bills",
  "floor",
  "notes",
  "courses",
  "timers",
  "prices",
  "discount",
  "approval",
  "guests",
  "pay",
  "privilege",
  "split",
  "void",
  "offline",
  "sign-in",
  "staffs",
  "day",
  "shift",
  "money",
  "commission",
  "delivery",
  "papers",
  "printer",
  "reports",
  "this-till",
  "first-goods",
] as const;

const office = [
  "office-today",
  "office-reports",
  "office-accounting",
  "office-articles",
  "office-categories",
  "office-import",
  "office-grid",
  "office-prices",
  "office-price-list",
  "office-questions",
  "office-mixers",
  "office-groups",
  "office-scheduled-menus",
  "office-promotions",
  "office-discounts",
  "office-taxes",
  "office-charges",
  "office-ways-to-pay",
  "office-money",
  "office-staff",
  "office-staff-groups",
  "office-rights",
  "office-colleagues",
  "office-sessions",
  "office-commissions",
  "office-customers",
  "office-stock-items",
  "office-places",
  "office-floor",
  "office-printing",
  "office-printers",
  "office-paper-languages",
  "office-house",
  "office-files",
] as const;

const running = [
  "running/trouble",
  "running/set-up",
  "running/printers",
  "running/network",
  "running/without-network",
  "running/backup",
  "running/upgrade",
  "running/service",
  "running/settings",
  "running/privacy",
  "running/postgresql",
] as const;

/** All pages in the order of the list: what is needed most first. */
export const pageNames = { till, office, running } as const;

/** A page for staff, in every language. */
export type StaffPage = (typeof till | typeof office)[number];

export type PageName = StaffPage | (typeof running)[number];

/** A page, perhaps at one of its headings. */
export type PageLink = PageName | `${PageName}#${string}`;

const names: ReadonlySet<string> = new Set([...till, ...office, ...running]);

/** Pages name each other in their files, which the compiler does not read. */
export function isPageLink(text: string): text is PageLink {
  return names.has(text.split("#")[0] ?? "");
}

export const startPage = "order" satisfies PageName;
