export { DayLeftOpen } from "./day-left-open.tsx";
export { EndOfDayScreen } from "./end-of-day-screen.tsx";
export { EndOfMonthScreen } from "./end-of-month-screen.tsx";
export { PrintArticlesScreen } from "./print-articles-screen.tsx";
