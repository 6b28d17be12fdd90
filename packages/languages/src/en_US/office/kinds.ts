/** What a record that refers to another one is. */
export const officeKinds = {
  staff: "Staff",
  commission: "Commission",
  elsewhere: "At another location",
  article: "Article",
  category: "Category",
  favorite: "Favourite page",
  scheduledMenu: "Scheduled menu",
  mixerGroup: "Mixer group",
  question: "Question",
  orderLevel: "Order level",
  promotion: "Promotion",
  discountReason: "Discount reason",
  foreignCurrency: "Foreign currency",
  ledgerAccount: "Account",
  payType: "Tax or charge",
  customer: "Customer",
  stockItem: "Stock item",
  station: "Station",
  floorRoom: "Room",
  floorTable: "Table",
  printer: "Printer",
  openBill: "Open bill",
  openShift: "Open shift",
};

export type OfficeKindMessages = typeof officeKinds;
