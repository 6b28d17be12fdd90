import { billViewers } from "@comanda/contract/bill-viewers";
import { changedItem, newItem } from "@comanda/contract/bill";
import { billItem } from "@comanda/contract/bill-item";
import { bill } from "@comanda/contract/bill-record";
import { cashCountSchema } from "@comanda/contract/cash-count";
import { changeLists, journalHashPrefix } from "@comanda/contract/change-lists";
import { commissionRule } from "@comanda/contract/commission-rule";
import { paidCommission } from "@comanda/contract/commission";
import { customerType } from "@comanda/contract/customer";
import { customer } from "@comanda/contract/customer-record";
import { shift, workDay } from "@comanda/contract/day-records";
import { errorReply } from "@comanda/contract/error-reply";
import { storedPrintJobs, printerProfile } from "@comanda/contract/stored-print-jobs";
import { floorRoom, floorTable, tableLink } from "@comanda/contract/floor";
import { journalRow } from "@comanda/contract/live";
import {
  article,
  category,
  currency,
  favorite,
  menu,
  mixerGroup,
  orderLevel,
  productPosition,
  question,
  scheduledMenu,
} from "@comanda/contract/menu";
import { recordUse, recordUses } from "@comanda/contract/office";
import { payType } from "@comanda/contract/pay-type";
import { payment } from "@comanda/contract/payment";
import { billDocument, printDocument, ticketDocument } from "@comanda/contract/print";
import { pendingPapers } from "@comanda/contract/print-job";
import { printJob } from "@comanda/contract/print-job-record";
import { report } from "@comanda/contract/report";
import { settings } from "@comanda/contract/settings";
import { sessionToken, sessionUser } from "@comanda/contract/session-record";
import { userGroup } from "@comanda/contract/staff";
import { staff } from "@comanda/contract/staff-record";
import { stockItem } from "@comanda/contract/stock";
import { stock } from "@comanda/contract/stock-record";
import { daySummary, monthSummary, shiftSummary } from "@comanda/contract/summary";
import { tender } from "@comanda/contract/tender";
import { location, station } from "@comanda/contract/venue";
import { dateOnly, dateTime, locationId, money, orNull } from "@comanda/contract/wire";

/** The names of the contract's records and documents for integrators. */
export const namedSchemas: Readonly<Record<string, object>> = {
  Article: article,
  Bill: bill,
  BillDocument: billDocument,
  BillItem: billItem,
  BillsOnScreens: billViewers,
  CashCount: cashCountSchema,
  Category: category,
  ChangedBillItem: changedItem,
  ChangedRecords: changeLists.update,
  CommissionRule: commissionRule,
  Currency: currency,
  Customer: customer,
  CustomerType: customerType,
  Date: dateOnly,
  DateTime: dateTime,
  DaySummary: daySummary,
  DeletedRecords: changeLists.delete,
  Error: errorReply,
  Favorite: favorite,
  FloorRoom: floorRoom,
  FloorTable: floorTable,
  TableLink: tableLink,
  ScheduledMenu: scheduledMenu,
  Id: locationId,
  InsertedRecords: changeLists.insert,
  JournalMark: journalHashPrefix,
  JournalRow: journalRow,
  Location: location,
  Menu: menu,
  MixerGroup: mixerGroup,
  Money: money,
  MonthSummary: monthSummary,
  NewBillItem: newItem,
  OptionalId: orNull(locationId),
  OrderLevel: orderLevel,
  PaidCommission: paidCommission,
  PayType: payType,
  Payment: payment,
  PendingPapers: pendingPapers,
  PrintDocument: printDocument,
  PrintJob: printJob,
  PrinterProfile: printerProfile,
  ProductPosition: productPosition,
  Question: question,
  Report: report,
  SessionToken: sessionToken,
  SessionUser: sessionUser,
  Settings: settings,
  Shift: shift,
  ShiftSummary: shiftSummary,
  Staff: staff,
  Station: station,
  Stock: stock,
  StockItem: stockItem,
  StoredPapers: storedPrintJobs,
  Tender: tender,
  TicketDocument: ticketDocument,
  Use: recordUse,
  Uses: recordUses,
  UserGroup: userGroup,
  WorkDay: workDay,
};
