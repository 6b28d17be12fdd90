import { compareColumns } from "@comanda/domain/owner-report/compare-rows";
import {
  columnsOf,
  comparedColumns,
  openedBys,
  ownerReportKinds,
  type OpenedBy,
  type OwnerReportKind,
  type ReportSubject,
} from "@comanda/domain/owner-report/report-columns";
import { expect, test } from "vitest";

import type { ReportColumn } from "./report-texts.ts";
import { tableColumns } from "./table-columns.ts";

/** The columns from left to right; a wide screen shows those of a tablet unless it says otherwise. */
type Shown = { readonly phone: string; readonly tablet: string; readonly wide?: string };

const whole: Readonly<Record<OwnerReportKind, Shown>> = {
  days: {
    phone: "day bills net",
    tablet: "day bills guests amount tax net",
    wide: "day bills guests afterDiscounts byLaw charges amount tax net share",
  },
  "weekday-hours": {
    phone: "weekday hour bills net",
    tablet: "weekday hour bills guests amount tax net",
    wide: "weekday hour bills guests afterDiscounts byLaw charges amount tax net share",
  },
  hours: {
    phone: "hour bills net",
    tablet: "hour bills guests amount tax net",
    wide: "hour bills guests afterDiscounts byLaw charges amount tax net share",
  },
  margins: {
    phone: "article margin marginShare",
    tablet: "article category quantity netOfLines cost margin marginShare",
  },
  articles: {
    phone: "article quantity afterDiscounts",
    tablet: "article category quantity credited afterDiscounts share",
  },
  "not-sold": { phone: "article price", tablet: "article category price" },
  categories: {
    phone: "category afterDiscounts",
    tablet: "category quantity credited afterDiscounts share",
  },
  staff: { phone: "staff afterDiscounts", tablet: "staff quantity credited afterDiscounts share" },
  stations: {
    phone: "station bills net",
    tablet: "station bills guests amount tax net",
    wide: "station bills guests afterDiscounts byLaw charges amount tax net share",
  },
  "pay-types": {
    phone: "payType bills kept",
    tablet: "payType bills received change kept cashRounding share",
  },
  taxes: { phone: "rate net tax", tablet: "rate net tax amount" },
  promotions: {
    phone: "promotion quantity given",
    tablet: "promotion quantity list given afterDiscounts",
  },
  discounts: { phone: "staff reason given", tablet: "staff approvedBy reason quantity given" },
  privileges: {
    phone: "bill name amount",
    tablet: "bill at name idNumber discount amount",
    wide: "bill at what name idNumber gross exemption exemptSales discount amount",
  },
  bills: {
    phone: "bill place amount",
    tablet: "bill at place staff guests amount tax net",
    wide: "bill at place customer staff guests afterDiscounts byLaw charges amount tax net",
  },
  voids: {
    phone: "amount staff reason",
    tablet: "bill at article amount staff reason",
    wide: "bill at what article quantity amount staff approvedBy reason",
  },
  refunds: { phone: "bill amount reason", tablet: "bill at refundOf amount staff reason" },
  reprints: { phone: "bill at what staff", tablet: "bill at what station staff" },
  drawers: {
    phone: "day staff difference",
    tablet: "day station staff expected counted difference",
    wide: "day station staff expected counted difference otherCurrencies",
  },
  commissions: { phone: "staff earned paid", tablet: "staff earned paid" },
  stock: {
    phone: "stockItem station after",
    tablet: "stockItem station before delivered used givenBack corrected after",
  },
};

const compared: Readonly<Partial<Record<OwnerReportKind, Shown>>> = {
  days: {
    phone: "day net growth",
    tablet: "day bills amount net earlier growth",
    wide: "day bills guests amount tax net earlierDay earlier growth",
  },
  "weekday-hours": {
    phone: "weekday hour net",
    tablet: "weekday hour bills amount net earlier growth",
    wide: "weekday hour bills guests amount tax net earlier growth",
  },
  hours: {
    phone: "hour net growth",
    tablet: "hour bills amount net earlier growth",
    wide: "hour bills guests amount tax net earlier growth",
  },
  margins: {
    phone: "article margin marginShare",
    tablet: "article category quantity netOfLines cost margin marginShare earlier growth",
  },
  articles: {
    phone: "article quantity afterDiscounts growth",
    tablet: "article category quantity credited afterDiscounts share earlier growth",
  },
  categories: {
    phone: "category afterDiscounts growth",
    tablet: "category quantity credited afterDiscounts share earlier growth",
  },
  staff: {
    phone: "staff afterDiscounts growth",
    tablet: "staff quantity credited afterDiscounts share earlier growth",
  },
  stations: {
    phone: "station net growth",
    tablet: "station bills amount net earlier growth",
    wide: "station bills guests amount tax net earlier growth",
  },
  "pay-types": {
    phone: "payType bills kept growth",
    tablet: "payType bills received change kept share earlier growth",
    wide: "payType bills received change kept cashRounding share earlier growth",
  },
  promotions: {
    phone: "promotion quantity given growth",
    tablet: "promotion quantity list given afterDiscounts earlier growth",
  },
  commissions: { phone: "staff earned paid growth", tablet: "staff earned paid earlier growth" },
};

const opened: Readonly<Record<OpenedBy, Shown>> = {
  article: {
    phone: "bill place quantity afterDiscounts",
    tablet: "bill at place quantity credited afterDiscounts billAmount",
  },
  category: {
    phone: "article quantity afterDiscounts",
    tablet: "article category quantity credited afterDiscounts share",
  },
  staff: {
    phone: "bill place quantity afterDiscounts",
    tablet: "bill at place quantity credited afterDiscounts billAmount",
  },
  hour: {
    phone: "bill place amount",
    tablet: "bill at place amount net",
    wide: "bill at place customer staff guests afterDiscounts byLaw charges amount tax net",
  },
  "weekday-hour": {
    phone: "bill place amount",
    tablet: "bill at place amount net",
    wide: "bill at place customer staff guests afterDiscounts byLaw charges amount tax net",
  },
  station: {
    phone: "bill place amount",
    tablet: "bill at place amount net",
    wide: "bill at place customer staff guests afterDiscounts byLaw charges amount tax net",
  },
  "pay-type": {
    phone: "bill customer kept",
    tablet: "bill at place customer received change kept billAmount",
    wide: "bill at place customer received change kept cashRounding billAmount",
  },
  promotion: {
    phone: "bill place quantity given afterDiscounts",
    tablet: "bill at place quantity list given afterDiscounts billAmount",
  },
  commission: { phone: "bill place earned paid", tablet: "bill at place earned paid billAmount" },
  stock: {
    phone: "what bill delivered used givenBack corrected",
    tablet: "at what bill staff before delivered used givenBack corrected after",
  },
};

const otherDays = { from: "2026-11-13", to: "2026-11-16" };

function shownIn(
  subject: ReportSubject,
  columns: readonly ReportColumn[],
  isCompared: boolean,
): Required<Shown> {
  const shown = tableColumns({
    ...subject,
    columns: [...columns],
    compared: isCompared ? otherDays : null,
  });
  const keysOf = (which: typeof shown) => which.map(({ column }) => column.key).join(" ");
  return {
    phone: keysOf(shown.filter((each) => !each.isSecondary && !each.isForWideScreens)),
    tablet: keysOf(shown.filter((each) => !each.isForWideScreens)),
    wide: keysOf(shown),
  };
}

const withWide = (shown: Shown | undefined) => ({ wide: shown?.tablet, ...shown });

test.each(ownerReportKinds)("each screen shows the columns of %s that it has room for", (kind) => {
  expect(shownIn({ kind }, columnsOf({ kind }), false)).toEqual(withWide(whole[kind]));
});

test.each(ownerReportKinds.filter((kind) => comparedColumns[kind] !== undefined))(
  "beside a comparison, each screen shows the columns of %s that it has room for",
  (kind) => {
    expect(shownIn({ kind }, compareColumns(kind), true)).toEqual(withWide(compared[kind]));
  },
);

test.each(openedBys)(
  "each screen shows the columns of what %s opens that it has room for",
  (by) => {
    expect(shownIn({ by }, columnsOf({ by }), false)).toEqual(withWide(opened[by]));
  },
);

test("a phone shows the places of a pay type's bills if none has a customer", () => {
  const columns = columnsOf({ by: "pay-type" }).filter(({ key }) => key !== "customer");
  expect(shownIn({ by: "pay-type" }, columns, false)).toMatchObject({ phone: "bill place kept" });
});

test("the articles of a category are shown like those of all, also compared", () => {
  const columns = compareColumns("articles");
  expect(shownIn({ by: "category" }, columns, true)).toEqual(withWide(compared.articles));
});

test("a column knows its place in the rows, also where others are left out before it", () => {
  const columns = compareColumns("days");
  const shown = tableColumns({ kind: "days", columns: [...columns], compared: otherDays });
  expect(shown.map(({ column, at }) => columns[at] === column)).not.toContain(false);
});
