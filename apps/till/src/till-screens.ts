/** Every screen of the till that is not needed at once, in one file: one request instead of forty. */
export { AddCustomerScreen, SwipeCardScreen } from "#features/customers/index.ts";
export { PayCashScreen, PayScreen } from "#features/pay/index.ts";
export { PrivilegeScreen } from "#features/privilege/index.ts";
export { SplitBillScreen } from "#features/split-bill/index.ts";
export { MergeBillScreen } from "#features/merge-bill/index.ts";
export { DoPaymentScreen } from "#features/do-payment/index.ts";
export { PayCommissionScreen } from "#features/pay-commission/index.ts";
export { StaffsScreen } from "#features/staffs/index.ts";
export { AddStaffScreen } from "#features/add-staff/index.ts";
export { FloorScreen } from "#features/floor/index.ts";
export { BillsDetailScreen, ReprintBillScreen } from "#features/bills/index.ts";
export { StockDeliveryScreen } from "#features/stock-delivery/index.ts";
export { PrinterScreen } from "#features/usb-printer/index.ts";
export { ThisTillScreen } from "#features/this-till/index.ts";
export {
  CashCalcScreen,
  CountShiftScreen,
  ShiftReportScreen,
  StartDayScreen,
} from "#features/shifts/index.ts";
export { EndOfDayScreen, EndOfMonthScreen, PrintArticlesScreen } from "#features/days/index.ts";
export { FiledReportScreen, ReportsScreen } from "#features/reports/index.ts";
export { PapersScreen } from "#features/papers-screen/index.ts";
