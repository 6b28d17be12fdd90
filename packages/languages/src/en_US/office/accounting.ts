export const officeAccounting = {
  title: "Accounting",
  loading: "Preparing the bookings",
  nothing: "Nothing to book on these days",
  nothingHint: "A work day is booked when it was closed.",
  notEnded: (days: string) =>
    `Still open and therefore left out: ${days}. Close the work day, and it is booked.`,
  fallback: (bookings: string) =>
    `No account of their own: ${bookings}. They stand on an account for everything else. Add one under Accounts.`,
  unbalanced:
    "Debit and credit differ, so there is no file. Please tell the person who looks after Comanda.",
  format: "File for",
  formats: {
    csv: "Spreadsheet (CSV)",
    datev: "DATEV (EXTF)",
    quickbooks: "QuickBooks Online",
    xero: "Xero",
  },
  save: "Save file",
  files: (files: number, maximum: number) =>
    `This program takes at most ${maximum} lines at once, so ${files} files are saved in one ZIP archive. Import one after the other.`,
  total: "Total",
  columns: {
    day: "Day",
    account: "Account",
    accountName: "Account name",
    text: "Booking",
    debit: "Debit",
    credit: "Credit",
  },
  kinds: {
    sales: "Sales",
    tax: "Tax",
    charge: "Charge",
    rounding: "Rounding",
    payment: "Payment",
    prepaid: "Prepaid on open bills",
    "prepaid-used": "Prepaid, used up",
    "money-in": "Money-in",
    "money-out": "Money-out",
    commission: "Commissions paid",
    "cash-over": "Cash counted too much",
    "cash-short": "Cash counted too little",
    "drawer-in": "Into the drawer",
    "drawer-out": "Out of the drawer",
  },
  problems: {
    "no-days": "None of these days was closed, so there is nothing to save. Choose other days.",
    consultant: "DATEV needs the consultant number. Enter it under Location, Accounting.",
    client: "DATEV needs the client number. Enter it under Location, Accounting.",
    years: "DATEV takes one fiscal year at a time. Choose days of one year.",
    account: (account: string) =>
      `DATEV cannot have the account ${account}: it needs digits, as many as the clearing account, or one more. Change it under Accounts.`,
    lines: (maximum: number) =>
      `A day has more than ${maximum} lines, which this program does not take. Choose other days, or save the spreadsheet.`,
  },
};

export type OfficeAccountingMessages = typeof officeAccounting;
