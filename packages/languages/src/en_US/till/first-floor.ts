/** What the first screen and the menu need of this area. */
export const floorFirst = {
  billsTitle: "Bills detail",
  planTitle: "Floor",
};
