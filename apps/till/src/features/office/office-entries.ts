import { requirePermission, type Action } from "@comanda/domain/staff/action-permissions";
import { lazy, type ComponentType, type LazyExoticComponent } from "react";

import { reportFault } from "#api/report-fault.ts";
import type { Session } from "#api/session.ts";
import type { OfficeMessages } from "#language/office-messages.tsx";
import type { Reference } from "#records/reference.ts";

import { PartUnavailable } from "./part-unavailable.tsx";

export type OfficeScreenProps = { readonly session: Session; readonly reference: Reference };

/** In the order of the menu; a group without entries is hidden. */
export const officeGroups = [
  "reports",
  "menu",
  "selling",
  "people",
  "stock",
  "places",
  "house",
] as const;

/** A part of the office and its place in the menu. */
export type OfficeEntry = {
  /** Follows /office/ in the address; the rest of the address belongs to the part. */
  readonly path: string;
  readonly group: (typeof officeGroups)[number];
  /** Missing for the parts that only users who run the office see. */
  readonly action?: Action;
  readonly label: (office: OfficeMessages) => string;
  readonly Part: LazyExoticComponent<ComponentType<OfficeScreenProps>>;
};

type RecordKind = keyof OfficeMessages["records"]["titles"];

const toolEntries: readonly OfficeEntry[] = [
  {
    path: "printing",
    group: "places",
    label: ({ printing }: OfficeMessages) => printing.title,
    Part: lazyPart(async () => (await import("../office-printing/index.ts")).PrintingScreen),
  },
  {
    path: "floor",
    group: "places",
    label: ({ floor }: OfficeMessages) => floor.title,
    Part: lazyPart(async () => (await import("../office-floor/index.ts")).FloorScreen),
  },
  {
    path: "prices",
    group: "menu",
    label: ({ tools }: OfficeMessages) => tools.prices.title,
    Part: lazyPart(async () => (await import("../office-prices/index.ts")).PricesScreen),
  },
  {
    path: "grid",
    group: "menu",
    label: ({ menuGrid }: OfficeMessages) => menuGrid.title,
    Part: lazyPart(async () => (await import("../office-grid/index.ts")).GridScreen),
  },
  {
    path: "import",
    group: "menu",
    label: ({ menuImport }: OfficeMessages) => menuImport.title,
    Part: lazyPart(async () => (await import("../office-import/index.ts")).ImportScreen),
  },
  {
    path: "price-list",
    group: "menu",
    label: ({ priceList }: OfficeMessages) => priceList.screen,
    Part: lazyPart(async () => (await import("../office-price-list/index.ts")).PriceListScreen),
  },
  {
    path: "tiles",
    group: "menu",
    label: ({ tools }: OfficeMessages) => tools.positions.title,
    Part: lazyPart(async () => (await import("../office-positions/index.ts")).PositionsScreen),
  },
  {
    path: "rights",
    group: "people",
    label: ({ rights }: OfficeMessages) => rights.title,
    Part: lazyPart(async () => (await import("../office-rights/index.ts")).RightsScreen),
  },
  {
    path: "colleagues",
    group: "people",
    label: ({ tools }: OfficeMessages) => tools.colleagues.title,
    Part: lazyPart(async () => (await import("../office-colleagues/index.ts")).ColleaguesScreen),
  },
  {
    path: "sessions",
    group: "people",
    label: ({ tools }: OfficeMessages) => tools.sessions.title,
    Part: lazyPart(async () => (await import("../office-sessions/index.ts")).SessionsScreen),
  },
  {
    path: "house",
    group: "house",
    label: ({ tools }: OfficeMessages) => tools.house.title,
    Part: lazyPart(async () => (await import("../office-settings/index.ts")).HouseSettingsScreen),
  },
  {
    path: "files",
    group: "house",
    label: ({ tools }: OfficeMessages) => tools.setup.title,
    Part: lazyPart(async () => (await import("../office-setup/index.ts")).SetupFilesScreen),
  },
];

/** The topics by address; one chunk edits all of them. */
const recordEntries: readonly (readonly [
  path: string,
  group: OfficeEntry["group"],
  kind: RecordKind,
])[] = [
  ["articles", "menu", "article"],
  ["categories", "menu", "category"],
  ["favourites", "menu", "favorite"],
  ["scheduled-menus", "menu", "scheduledMenu"],
  ["mixer-groups", "menu", "mixerGroup"],
  ["questions", "menu", "question"],
  ["order-levels", "menu", "orderLevel"],
  ["product-groups", "menu", "productGroup"],
  ["management-groups", "menu", "managementGroup"],
  ["promotions", "selling", "promotion"],
  ["discount-reasons", "selling", "discountReason"],
  ["taxes", "selling", "tax"],
  ["charges", "selling", "charge"],
  ["tax-classes", "selling", "taxClass"],
  ["ways-to-pay", "selling", "wayToPay"],
  ["expense-categories", "selling", "expenseCategory"],
  ["accounts", "selling", "ledgerAccount"],
  ["currencies", "selling", "currency"],
  ["foreign-currencies", "selling", "foreignCurrency"],
  ["staff", "people", "staff"],
  ["staff-groups", "people", "userGroup"],
  ["commissions", "people", "commission"],
  ["customers", "people", "customer"],
  ["customer-types", "people", "customerType"],
  ["stock-items", "stock", "stockItem"],
  ["location", "places", "location"],
  ["stations", "places", "station"],
  ["printers", "places", "printer"],
  ["paper-languages", "places", "paperLanguage"],
];

/** Each part shows its title with `Screen` and is fetched when first opened. */
export const officeEntries: readonly OfficeEntry[] = [
  {
    path: "today",
    group: "reports",
    label: ({ frontPage }: OfficeMessages) => frontPage.title,
    Part: lazyPart(async () => (await import("../office-front-page/index.ts")).FrontPage),
  },
  {
    path: "reports",
    group: "reports",
    action: "read-owner-report",
    label: ({ reports }: OfficeMessages) => reports.title,
    Part: lazyPart(async () => (await import("../office-reports/index.ts")).OwnerReports),
  },
  {
    path: "accounting",
    group: "reports",
    action: "read-bookings",
    label: ({ accounting }: OfficeMessages) => accounting.title,
    Part: lazyPart(async () => (await import("../office-accounting/index.ts")).AccountingScreen),
  },
  ...recordEntries.map(([path, group, kind]) => ({
    path,
    group,
    label: ({ records }: OfficeMessages) => records.titles[kind],
    Part: lazyPart(async () =>
      (await import("../office-records/index.ts")).createEditorPart(kind, `/office/${path}`),
    ),
  })),
  ...toolEntries,
];

function lazyPart(load: () => Promise<ComponentType<OfficeScreenProps>>): OfficeEntry["Part"] {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      reportFault(error, "fetch office");
      return { default: PartUnavailable };
    }
  });
}

export function pathOf({ path }: OfficeEntry): string {
  return `/office/${path}`;
}

/** The parts that a user may open. */
export function entriesFor({ user }: Pick<Session, "user">): readonly OfficeEntry[] {
  return officeEntries.filter(
    ({ action = "keep-office" }) => requirePermission(user, action) === null,
  );
}

/** The part at an address, of those that the user may open. */
export function findEntry(address: string, entries: readonly OfficeEntry[]): OfficeEntry | null {
  const isOf = (entry: OfficeEntry) =>
    address === pathOf(entry) || address.startsWith(`${pathOf(entry)}/`);
  return entries.find(isOf) ?? null;
}
