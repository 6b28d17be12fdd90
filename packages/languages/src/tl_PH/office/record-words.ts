import type {
  LedgerFields,
  LedgerWords,
  PayWords,
  RoomFields,
} from "../../en_US/office/record-words.ts";

export const payWords: PayWords = {
  "way-cash": "Cash",
  "way-card": "Credit o debit card",
  "way-transfer": "Transfer o QR code",
  "way-invoice": "Invoice, babayaran pa",
  "way-other": "Iba pa",
  "qrScheme-none": "Walang code",
  "qrScheme-promptpay": "PromptPay (Thailand)",
  "qrScheme-vietqr": "VietQR (Vietnam)",
  "qrScheme-qr-ph": "QR Ph (Pilipinas)",
  "qrScheme-epc": "EPC, transfer sa euro",
};

export const roomFields: RoomFields = {
  usesSeats: "Umoorder ayon sa upuan",
  courseMinutes: "Minuto bago ang kasunod na course",
  printsLaterCourses: "Nakasulat sa ticket ang mga kasunod na course",
  course: "Course",
  minimum: "Kahit",
  included: "Kasama na",
  namesPrice: "Ang sagot ang presyo",
  choices: "Mga pagpipilian",
  product: "Item",
  isDefault: "Napili na sa simula",
};

export const ledgerFields: LedgerFields = {
  number: "Numero ng account",
  use: "Dito itinatala",
  payType: "Buwis, singil o bayad na ito lang",
  expenseCategory: "Ito lang na uri ng pasok at labas ng pera",
  taxRate: "Antas ng buwis na ito lang",
  datevKey: "Susi ng DATEV (BU-Schlüssel)",
  chartOfAccounts: "Talaan ng mga account",
  datevConsultant: "Numero ng consultant sa DATEV",
  datevClient: "Numero ng kliyente sa DATEV",
  fiscalYearMonth: "Unang buwan ng taong piskal",
};

export const ledgerWords: LedgerWords = {
  "none-category": "Lahat ng kategorya",
  "none-payType": "Lahat",
  "none-expenseCategory": "Lahat",
  "use-sales": "Benta",
  "use-tax": "Buwis",
  "use-charge": "Serbisyo at iba pang singil",
  "use-rounding": "Pag-round",
  "use-payment": "Bayad ng mga bisita",
  "use-prepaid": "Paunang bayad sa bukas na bill",
  "use-money-in": "Perang pumasok",
  "use-money-out": "Perang lumabas",
  "use-commission": "Bayad na komisyon",
  "use-cash-over": "Sobrang cash sa bilang",
  "use-cash-short": "Kulang na cash sa bilang",
  "use-clearing": "Pansamantalang account",
  "chartOfAccounts-country": "Gaya ng karaniwan sa bansa",
  "chartOfAccounts-skr03": "SKR03 (Alemanya)",
  "chartOfAccounts-skr04": "SKR04 (Alemanya)",
  "chartOfAccounts-simple": "Payak",
};
