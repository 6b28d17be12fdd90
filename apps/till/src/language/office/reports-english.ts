/** What the reports for the owner say. */
export const officeReportsEnglish = {
  title: "Sales reports",
  noSales: "Nothing in these days",
  noSalesHint: "Choose other days, or another report.",
};

export type OfficeReportsMessages = typeof officeReportsEnglish;
