/** What the first screen and the menu need of this area. */
export const shiftsFirst = {
  startOfDay: "Start of day",
  startOfShift: "Start of shift",
};
