/** What the first screen and the menu need of this area. */
export const devicesFirst = {
  printer: "Printer",
  thisTill: "This till",
};
