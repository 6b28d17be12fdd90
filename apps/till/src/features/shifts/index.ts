export { CashCalcScreen, CountShiftScreen } from "./cash-calc-screen.tsx";
export { ShiftReportScreen } from "./shift-report-screen.tsx";
export { StartDayScreen } from "./start-day-screen.tsx";
