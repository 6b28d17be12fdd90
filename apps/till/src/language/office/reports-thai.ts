import type { OfficeReportsMessages } from "./reports-english.ts";

export const officeReportsThai: OfficeReportsMessages = {
  title: "รายงานยอดขาย",
  noSales: "ไม่มีรายการในช่วงวันนี้",
  noSalesHint: "เลือกวันอื่น หรือรายงานอื่น",
};
