import type { WriteTransaction } from "#database/database.ts";
import type { TableMaker } from "#database/new-table.ts";
import { venueTables } from "./0001-venue.ts";
import { peopleTables } from "./0002-people.ts";
import { menuTables } from "./0003-menu.ts";
import { sellingTables } from "./0004-selling.ts";
import { stockTables } from "./0005-stock.ts";
import { journalTables } from "./0006-journal.ts";
import { dayAndBillTables } from "./0007-days-and-bills.ts";
import { paperTables } from "./0008-papers.ts";
import { moneyAndReportTables } from "./0009-money-and-reports.ts";
import { sessionKeyTables } from "./0010-session-keys.ts";
import { addBillIndexes } from "./0011-ways-to-bills.ts";
import { printJobTables } from "./0012-print-jobs.ts";
import { officeColumns } from "./0013-office.ts";
import { addJournalTimeIndex } from "./0014-journal-by-time.ts";
import { userGroupColumns } from "./0015-user-groups.ts";
import { formerStaffTable } from "./0016-former-staff.ts";
import { allowCopiesAcrossLocations } from "./0017-copies.ts";
import { addSessionDevices } from "./0018-devices-of-sessions.ts";
import { addReportHeads } from "./0019-report-heads.ts";
import { missingRowsTable } from "./0020-missing-rows.ts";
import { guestKeyTables, sealOldJournals } from "./0021-guest-keys.ts";
import { allowChargesOnCharges } from "./0023-charges-on-charges.ts";
import { letCashOpenDrawer, addDrawerAndSlips } from "./0024-drawer-and-slips.ts";
import { addAskedOrderLevels } from "./0025-asked-order-levels.ts";
import { addEndedBillIndexes } from "./0026-ended-bills.ts";
import { addLineRounds } from "./0027-rounds-of-lines.ts";
import { addBillFacts } from "./0028-facts-on-bills.ts";
import { addOrdersWithoutBills } from "./0029-orders-without-bills.ts";
import { addGuestCompanies } from "./0030-companies-of-guests.ts";
import { addMergedInto, fillMergedInto } from "./0031-merged-bills.ts";
import { addPlaceKeys, fillPlaceKeys } from "./0032-places-of-open-bills.ts";
import { shortenReplies } from "./0033-short-replies.ts";
import { guestSearchTables } from "./0034-search-of-guests.ts";
import { addCounters } from "./0035-counters.ts";
import { packRows } from "./0036-packed-rows.ts";
import { recordPapersOnce } from "./0037-papers-in-the-journal.ts";
import { keysOfLocations } from "./0038-keys-of-locations.ts";
import { addPictures } from "./0039-pictures.ts";
import { addTransfers } from "./0040-transfers.ts";
import { addPricesByTime } from "./0041-prices-by-time.ts";
import { addPaperLanguages } from "./0042-paper-languages.ts";
import { addAllergens } from "./0043-allergens.ts";
import { addSampleIndex } from "./0044-samples.ts";
import { addScheduledMenus } from "./0045-scheduled-menus.ts";
import { addLogos } from "./0046-logos.ts";
import { allowAnyLanguage } from "./0047-any-language.ts";
import { addTenders, bringTendersForward } from "./0048-tenders.ts";
import { addBankQrCodes } from "./0049-bank-qr-codes.ts";
import { addDiscounts } from "./0050-discounts.ts";
import { addTaxClasses } from "./0051-tax-classes.ts";
import { addRefunds } from "./0052-refunds.ts";
import { addCurrencies } from "./0053-currencies.ts";
import { addLedgerAccounts } from "./0054-ledger-accounts.ts";
import { addRatesAndServing } from "./0055-rates-and-serving.ts";
import { addPrivileges } from "./0056-privileges.ts";
import { addApprovals } from "./0057-approvals.ts";
import { addFloor } from "./0058-floor.ts";
import { addJoinedBills } from "./0059-joined-bills.ts";
import { addCourses } from "./0060-courses.ts";
import { addQuestions } from "./0061-questions.ts";
import { addSets } from "./0062-sets.ts";
import { addServedBills } from "./0063-served-bills.ts";
import { narrowBillIndexes } from "./0064-bill-indexes.ts";
import { addReferenceRows } from "./0065-reference-rows.ts";
import { addTicketedPieces } from "./0066-ticketed-pieces.ts";
import { allowAnyTimeOfPapers } from "./0067-times-of-papers.ts";
import { addCompaniesToSearch, fillGuestSearch } from "./0068-search-of-companies.ts";
import { addCompaniesOfBills } from "./0069-companies-of-bills.ts";

/** One step forward. A released migration is never edited: a database may have run it. */
export type Migration = {
  readonly name: string;
  readonly run: (tables: TableMaker) => Promise<void>;
  /** Whether SQLite has to rebuild tables that others refer to. */
  readonly isRebuilding?: true;
  /** Whether everything that was deleted or overwritten before it must be cleared from the file. */
  readonly isClearing?: true;
  /** Updates the existing rows once the tables are changed. */
  readonly fill?: (tx: WriteTransaction) => Promise<void>;
};

export const migrations: readonly Migration[] = [
  { name: "0001-venue", run: venueTables },
  { name: "0002-people", run: peopleTables },
  { name: "0003-menu", run: menuTables },
  { name: "0004-selling", run: sellingTables },
  { name: "0005-stock", run: stockTables },
  { name: "0006-journal", run: journalTables },
  { name: "0007-days-and-bills", run: dayAndBillTables },
  { name: "0008-papers", run: paperTables },
  { name: "0009-money-and-reports", run: moneyAndReportTables },
  { name: "0010-session-keys", run: sessionKeyTables },
  { name: "0011-ways-to-bills", run: addBillIndexes },
  { name: "0012-print-jobs", run: printJobTables },
  { name: "0013-office", run: officeColumns },
  { name: "0014-journal-by-time", run: addJournalTimeIndex },
  { name: "0015-user-groups", run: userGroupColumns },
  { name: "0016-former-staff", run: formerStaffTable },
  { name: "0017-copies", run: allowCopiesAcrossLocations, isRebuilding: true },
  { name: "0018-devices-of-sessions", run: addSessionDevices },
  { name: "0019-report-heads", run: addReportHeads },
  { name: "0020-missing-rows", run: missingRowsTable },
  { name: "0021-guest-keys", run: guestKeyTables, fill: sealOldJournals },
  { name: "0022-clear-traces", run: async () => {}, isClearing: true },
  { name: "0023-charges-on-charges", run: allowChargesOnCharges },
  {
    name: "0024-drawer-and-slips",
    run: addDrawerAndSlips,
    isRebuilding: true,
    fill: letCashOpenDrawer,
  },
  { name: "0025-asked-order-levels", run: addAskedOrderLevels },
  { name: "0026-ended-bills", run: addEndedBillIndexes },
  { name: "0027-rounds-of-lines", run: addLineRounds },
  { name: "0028-facts-on-bills", run: addBillFacts },
  { name: "0029-orders-without-bills", run: addOrdersWithoutBills },
  { name: "0030-companies-of-guests", run: addGuestCompanies },
  { name: "0031-merged-bills", run: addMergedInto, fill: fillMergedInto },
  { name: "0032-places-of-open-bills", run: addPlaceKeys, fill: fillPlaceKeys },
  { name: "0033-short-replies", run: shortenReplies },
  { name: "0034-search-of-guests", run: guestSearchTables },
  { name: "0035-counters", run: addCounters },
  { name: "0036-packed-rows", run: packRows },
  { name: "0037-papers-in-the-journal", run: recordPapersOnce },
  { name: "0038-keys-of-locations", run: keysOfLocations },
  { name: "0039-pictures", run: addPictures },
  { name: "0040-transfers", run: addTransfers },
  { name: "0041-prices-by-time", run: addPricesByTime },
  { name: "0042-paper-languages", run: addPaperLanguages },
  { name: "0043-allergens", run: addAllergens },
  { name: "0044-samples", run: addSampleIndex },
  { name: "0045-scheduled-menus", run: addScheduledMenus },
  { name: "0046-logos", run: addLogos },
  { name: "0047-any-language", run: allowAnyLanguage },
  { name: "0048-tenders", run: addTenders, fill: bringTendersForward },
  { name: "0049-bank-qr-codes", run: addBankQrCodes },
  { name: "0050-discounts", run: addDiscounts, isRebuilding: true },
  { name: "0051-tax-classes", run: addTaxClasses },
  { name: "0052-refunds", run: addRefunds },
  { name: "0053-currencies", run: addCurrencies },
  { name: "0054-ledger-accounts", run: addLedgerAccounts },
  { name: "0055-rates-and-serving", run: addRatesAndServing },
  { name: "0056-privileges", run: addPrivileges },
  { name: "0057-approvals", run: addApprovals },
  { name: "0058-floor", run: addFloor },
  { name: "0059-joined-bills", run: addJoinedBills },
  { name: "0060-courses", run: addCourses },
  { name: "0061-questions", run: addQuestions },
  { name: "0062-sets", run: addSets },
  { name: "0063-served-bills", run: addServedBills },
  { name: "0064-bill-indexes", run: async () => {}, fill: narrowBillIndexes },
  { name: "0065-reference-rows", run: addReferenceRows },
  { name: "0066-ticketed-pieces", run: addTicketedPieces },
  { name: "0067-times-of-papers", run: allowAnyTimeOfPapers },
  { name: "0068-search-of-companies", run: addCompaniesToSearch, fill: fillGuestSearch },
  { name: "0069-companies-of-bills", run: addCompaniesOfBills },
];
