import { isBridgeAddress } from "@comanda/contract/bridge";
import { officeLocation } from "@comanda/contract/office-venue";
import { checkDatevNumbers } from "@comanda/domain/office/check-ledger-account";
import { checkLocation, locationTexts } from "@comanda/domain/office/check-location-records";
import type { RowProblem } from "@comanda/domain/office/problem";

import { checkContents } from "../content/index.ts";
import { keepLogos } from "../logo/index.ts";
import { defineTopic, text, integer, bool, type SaveContext } from "../office/index.ts";
import { findLocationsCalled } from "./location-name-store.ts";

/** The office edits only its own location. */
export const locationTopic = defineTopic(officeLocation, {
  table: "location",
  isRetirable: false,
  isAddable: false,
  columns: {
    name: text("name"),
    address: text("address"),
    phone: text("phone"),
    timeZone: text("time_zone"),
    printerServerAddress: text("printer_server_address"),
    usesLocalServer: bool("uses_local_server"),
    groupsBillItems: bool("groups_bill_items"),
    usesBillNumberPerWorkDay: bool("uses_bill_number_per_work_day"),
    asksForOrderLevel: bool("asks_for_order_level"),
    decimalSeparator: text("decimal_separator"),
    thousandSeparator: text("thousand_separator"),
    currencySign: text("currency_sign"),
    taxNumber: text("tax_number"),
    billHeader: text("bill_header"),
    billFooter: text("bill_footer"),
    logo: text("logo"),
    chartOfAccounts: text("chart_of_accounts"),
    datevConsultant: text("datev_consultant"),
    datevClient: text("datev_client"),
    fiscalYearMonth: integer("fiscal_year_month"),
    usesSeats: bool("uses_seats"),
    courseMinutes: integer("course_minutes"),
    printsLaterCourses: bool("prints_later_courses"),
  },
  blank: { logo: null, usesSeats: false, courseMinutes: null, printsLaterCourses: true },
  texts: locationTexts,
  check: (location) => [...checkLocation(location), ...checkDatevNumbers(location)],
  checkAll: async (saving) => {
    const { database, location, plans } = saving;
    const names = plans.map(({ after }) => after.name);
    const others = new Set(await findLocationsCalled(database, names, location));
    const taken = plans.flatMap(({ row, after }) =>
      others.has(after.name) ? [{ row, field: "name", code: "taken" as const }] : [],
    );
    return [...taken, ...checkBridges(saving), ...(await checkContents(saving, "logo"))];
  },
  // A paper that is printed again names the logo that it had.
  afterWrite: keepLogos,
});

type Saving = Pick<SaveContext<{ readonly printerServerAddress: string }>, "plans">;

/** An address from before there was a rule stays as it is, and prints. */
function checkBridges({ plans }: Saving): readonly RowProblem[] {
  return plans.flatMap(({ row, before, after: { printerServerAddress } }) => {
    const isKept = printerServerAddress === before?.printerServerAddress;
    return isKept || printerServerAddress === "" || isBridgeAddress(printerServerAddress)
      ? []
      : [{ row, field: "printerServerAddress", code: "not-a-bridge-address" }];
  });
}
