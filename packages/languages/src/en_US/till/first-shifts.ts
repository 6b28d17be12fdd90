/** What the first screen and the menu need of this area. */
export const shiftsFirst = {
  startOfDay: "Start of day",
  startOfShift: "Start of shift",
  endOfShift: "End of shift",
  cashCalc: "Cash Calc",
  endOfDay: "End of day",
  endOfMonth: "End of month",
  printArticles: "Print Articles",
  reports: "Reports",
};
