/** Texts that are the same as in English, and why. */
export const sameInEnglish = {
  Email: "the only word for it",
  "QR Ph (Philippines)": "its name",
  "80 mm": "the same short form",
  "58 mm": "the same short form",
  "DATEV (EXTF)": "its name",
  "QuickBooks Online": "its name",
  Xero: "its name",
};
