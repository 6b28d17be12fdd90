/** What the first screen and the menu need of this area. */
export const devicesFirstEnglish = {
  printer: "Printer",
  thisTill: "This till",
};
