/** What the first screen and the menu need of this area. */
export const linesFirst = {
  openingScreen: "Opening the screen",
  addNote: "Add note cooking",
  orderLevel: "Order level",
  changeTime: "Change time",
  commission: "Commission",
};
