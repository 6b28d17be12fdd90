/** What ways to pay are, and the schemes of their codes. */
export const payWords = {
  "way-cash": "Cash",
  "way-card": "Card",
  "way-transfer": "Transfer or QR code",
  "way-invoice": "Invoice, paid later",
  "way-other": "Something else",
  "qrScheme-none": "No code",
  "qrScheme-promptpay": "PromptPay (Thailand)",
  "qrScheme-vietqr": "VietQR (Vietnam)",
  "qrScheme-qr-ph": "QR Ph (Philippines)",
  "qrScheme-epc": "EPC, transfer in euros",
};

/** The fields of the room: how a location serves, its courses, and its questions. */
export const roomFields = {
  usesSeats: "Guests order by seat",
  courseMinutes: "Minutes until the next course",
  printsLaterCourses: "Tickets name later courses",
  course: "Course",
  minimum: "At least",
  included: "Included",
  namesPrice: "The answer is the price",
  choices: "Choices",
  product: "Article",
  isDefault: "Chosen at first",
};

/** The fields of accounts, and those that a location has for its books. */
export const ledgerFields = {
  number: "Account number",
  use: "Booked here",
  payType: "Only this tax, charge or way to pay",
  expenseCategory: "Only this expense category",
  taxRate: "Only this tax rate",
  datevKey: "DATEV key (BU-Schlüssel)",
  chartOfAccounts: "Chart of accounts",
  datevConsultant: "DATEV consultant number",
  datevClient: "DATEV client number",
  fiscalYearMonth: "First month of the fiscal year",
};

/** What accounts are for, and the charts. */
export const ledgerWords = {
  "none-category": "All categories",
  "none-payType": "All of them",
  "none-expenseCategory": "All of them",
  "use-sales": "Sales",
  "use-tax": "Tax",
  "use-charge": "Service and other charges",
  "use-rounding": "Rounding",
  "use-payment": "Payments by guests",
  "use-prepaid": "Prepaid on open bills",
  "use-money-in": "Money-in",
  "use-money-out": "Money-out",
  "use-commission": "Commissions paid",
  "use-cash-over": "Cash counted too much",
  "use-cash-short": "Cash counted too little",
  "use-clearing": "Clearing account",
  "chartOfAccounts-country": "As usual in the country",
  "chartOfAccounts-skr03": "SKR03 (Germany)",
  "chartOfAccounts-skr04": "SKR04 (Germany)",
  "chartOfAccounts-simple": "Simple",
};

export type PayWords = typeof payWords;
export type RoomFields = typeof roomFields;
export type LedgerFields = typeof ledgerFields;
export type LedgerWords = typeof ledgerWords;
