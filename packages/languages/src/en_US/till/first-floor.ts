/** What the first screen and the menu need of this area. */
export const floorFirst = {
  allStaffs: "All Staffs",
  signIn: "Sign in",
  signOut: "Sign out",
  whoIsHere: "Who is here:",
  addStaff: "Add staff",
  billsTitle: "Bills detail",
  reprintTitle: "Reprint bill",
  stockDelivery: "Stock Delivery",
};
