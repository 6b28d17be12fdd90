import { approve, listApprovers } from "./approval.ts";
import { readBookings } from "./accounting.ts";
import { newBill, updateBill } from "./bill.ts";
import { readBillHistory } from "./bill-history.ts";
import type { Call } from "./call.ts";
import { listBills } from "./list-bills.ts";
import { closeBill, voidBill } from "./end-bill.ts";
import { printBill, printTickets, showBill } from "./bill-papers.ts";
import { listCommissions, matchCommission, payCommission } from "./commission.ts";
import { eraseCustomer, readErasure } from "./customer-erasure.ts";
import { addCustomer, listCustomers, listCustomerTypes, searchCustomers } from "./customer.ts";
import { listCommissionRules } from "./commission-rule.ts";
import {
  countCash,
  endShift,
  endWorkDay,
  openDrawer,
  printCashCount,
  printShift,
  readShift,
  readShiftCount,
  readWorkDay,
  startShift,
  startWorkDay,
} from "./day.ts";
import { fireCourse, holdCourse, refireLines } from "./fire-course.ts";
import { reportFault } from "./fault-report.ts";
import { findBills } from "./find-bills.ts";
import { makeFirstVenue, readFirstVenue } from "./first-venue.ts";
import { linkTables, readFloor, unlinkTables } from "./floor.ts";
import { readFrontPage } from "./front-page.ts";
import { readHealth } from "./health.ts";
import { watchChanges } from "./live.ts";
import { listMenu } from "./menu.ts";
import { addStaffToLocation, removeStaffFromLocation, listColleagues } from "./office-colleague.ts";
import { importMenu, readLastImport, undoImport } from "./office-import.ts";
import { venueTopics } from "./office-venue.ts";
import { menuTopics } from "./office-menu.ts";
import { previewPrices } from "./office-prices.ts";
import { endSessions, listSessions } from "./office-session.ts";
import { listLatestPapers, placePrinters, printNumbers } from "./office-printing.ts";
import { readPromotionCalendar, sellingTopics, tryPromotions } from "./office-selling.ts";
import { listMissingRows, acknowledgeMissingRows } from "./missing-rows.ts";
import { readSettings, saveSettings } from "./office-settings.ts";
import {
  copyMenu,
  exportSetup,
  exportTable,
  importSetup,
  importTable,
  bringSample,
  readSamples,
  removeSamples,
} from "./office-setup.ts";
import { officeStaff, officeUserGroup } from "./office-staff.ts";
import { addPayment, listExpenseCategories } from "./payment.ts";
import { openReportRow, readOwnerReport } from "./owner-report.ts";
import { listPayTypeNames, listPayTypes } from "./pay-type.ts";
import { addLogo, readLogo } from "./logo.ts";
import { addPicture, readPictures } from "./picture.ts";
import { sendPing } from "./ping.ts";
import {
  listPrintRoutes,
  printTestPage,
  repeatPrintJob,
  settlePrintJob,
  resumePrintJobs,
  acknowledgePrintJob,
} from "./print-job.ts";
import { listPrintJobs } from "./print-job-list.ts";
import { listPromotions } from "./promotion.ts";
import { readRefund, refundBill } from "./refund.ts";
import {
  listReports,
  printArticles,
  printCommissions,
  printMonthReport,
  readMonthReport,
  printReport,
  readReport,
  readReportPdf,
} from "./report.ts";
import { listSettings } from "./settings.ts";
import { signIn } from "./sign-in.ts";
import { pickStation } from "./pick-station.ts";
import { setPrivilege } from "./privilege.ts";
import { addStaff, listStaff, listUserGroups, setStaffStation } from "./staff.ts";
import { listManagementGroups, listStock, readStock, updateStock } from "./stock.ts";
import { mergeBill, partBill, splitBill } from "./split-merge.ts";
import { correctTender, listTenders, reopenBill, takeTender, undoTender } from "./tender.ts";

const officeTopics = [
  ...menuTopics,
  ...sellingTopics,
  ...venueTopics,
  officeUserGroup,
  officeStaff,
];

/** Every call: the server registers its routes from this list, and tests iterate over it. */
export const calls: readonly Call[] = [
  signIn,
  readFirstVenue,
  makeFirstVenue,
  pickStation,
  listApprovers,
  approve,
  listMenu,
  readPictures,
  addPicture,
  readLogo,
  addLogo,
  listPromotions,
  listSettings,
  listPayTypes,
  listPayTypeNames,
  listCommissionRules,
  readFloor,
  linkTables,
  unlinkTables,
  listCustomers,
  searchCustomers,
  listCustomerTypes,
  addCustomer,
  listStaff,
  listUserGroups,
  addStaff,
  setStaffStation,
  startWorkDay,
  startShift,
  newBill,
  updateBill,
  takeTender,
  undoTender,
  correctTender,
  listTenders,
  setPrivilege,
  closeBill,
  reopenBill,
  readRefund,
  refundBill,
  voidBill,
  splitBill,
  mergeBill,
  partBill,
  printBill,
  showBill,
  printTickets,
  fireCourse,
  holdCourse,
  refireLines,
  listBills,
  findBills,
  readBillHistory,
  listStock,
  readStock,
  updateStock,
  listManagementGroups,
  addPayment,
  listExpenseCategories,
  listCommissions,
  payCommission,
  matchCommission,
  countCash,
  printCashCount,
  printShift,
  endShift,
  readShift,
  readShiftCount,
  openDrawer,
  endWorkDay,
  readWorkDay,
  readMonthReport,
  printMonthReport,
  printArticles,
  printCommissions,
  listReports,
  printReport,
  readReport,
  readReportPdf,
  readFrontPage,
  readOwnerReport,
  openReportRow,
  readBookings,
  listPrintJobs,
  settlePrintJob,
  repeatPrintJob,
  acknowledgePrintJob,
  resumePrintJobs,
  listPrintRoutes,
  printTestPage,
  listLatestPapers,
  printNumbers,
  placePrinters,
  ...officeTopics.flatMap(({ list, save, uses }) => [list, save, uses]),
  readErasure,
  eraseCustomer,
  tryPromotions,
  readPromotionCalendar,
  previewPrices,
  listColleagues,
  addStaffToLocation,
  removeStaffFromLocation,
  listSessions,
  endSessions,
  listMissingRows,
  acknowledgeMissingRows,
  readSettings,
  saveSettings,
  exportSetup,
  importSetup,
  bringSample,
  readSamples,
  removeSamples,
  exportTable,
  importTable,
  copyMenu,
  importMenu,
  readLastImport,
  undoImport,
  sendPing,
  watchChanges,
  readHealth,
  reportFault,
];
