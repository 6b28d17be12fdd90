/** Texts that are the same as in English, and why. */
export const sameInEnglish = {
  "DATEV (EXTF)": "its name",
  "QuickBooks Online": "its name",
  Xero: "its name",
};
