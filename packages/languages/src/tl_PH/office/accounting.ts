import type { OfficeAccountingMessages } from "../../en_US/office/accounting.ts";

export const officeAccounting: OfficeAccountingMessages = {
  title: "Pagtatala sa libro",
  loading: "Inihahanda ang mga tala",
  nothing: "Walang maitatala sa mga araw na ito",
  nothingHint: "Naitatala ang araw ng trabaho kapag naisara na ito.",
  notEnded: (days) =>
    `Bukas pa kaya hindi kasama: ${days}. Isara ang araw ng trabaho para maitala ito.`,
  fallback: (bookings) =>
    `Walang sariling account: ${bookings}. Nasa account ang mga ito para sa lahat ng iba pa. Magdagdag sa Mga account sa libro.`,
  unbalanced:
    "Hindi pareho ang debit at credit kaya walang file. Pakisabi sa nag-aalaga ng Comanda.",
  format: "File para sa",
  formats: {
    csv: "Talahanayan (CSV)",
    datev: "DATEV (EXTF)",
    quickbooks: "QuickBooks Online",
    xero: "Xero",
  },
  save: "I-save ang file",
  files: (files, maximum) =>
    `Hanggang ${maximum} na hilera lang ang tanggap ng program kaya ${files} file ang mase-save sa isang ZIP. I-import ang mga ito nang isa-isa.`,
  total: "Kabuuan",
  columns: {
    day: "Araw",
    account: "Account",
    accountName: "Pangalan ng account",
    text: "Tala",
    debit: "Debit",
    credit: "Credit",
  },
  kinds: {
    sales: "Benta",
    tax: "Buwis",
    charge: "Singil",
    rounding: "Pag-round",
    payment: "Bayad",
    prepaid: "Paunang bayad sa bukas na bill",
    "prepaid-used": "Nagamit na paunang bayad",
    "money-in": "Perang pumasok",
    "money-out": "Perang lumabas",
    commission: "Bayad na komisyon",
    "cash-over": "Sobrang cash sa bilang",
    "cash-short": "Kulang na cash sa bilang",
    "drawer-in": "Pasok sa kaha",
    "drawer-out": "Labas sa kaha",
  },
  problems: {
    "no-days": "Wala pang naisara sa mga araw na ito kaya walang mase-save. Pumili ng ibang araw.",
    consultant:
      "Kailangan ng DATEV ang numero ng consultant. Ilagay ito sa Lugar, Accounting ng lugar.",
    client: "Kailangan ng DATEV ang numero ng kliyente. Ilagay ito sa Lugar, Accounting ng lugar.",
    years: "Isang taong piskal lang sa bawat file ng DATEV. Pumili ng mga araw sa iisang taon.",
    account: (account) =>
      `Hindi puwede sa DATEV ang account na ${account}: mga numero lang, kasindami ng sa pansamantalang account o higit ng isa. Baguhin sa Mga account sa libro.`,
    lines: (maximum) =>
      `May araw na lampas sa ${maximum} hilera, na hindi tanggap ng program na ito. Pumili ng ibang araw, o i-save ang spreadsheet.`,
  },
};
