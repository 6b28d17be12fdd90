const shortForm = "the same short form";
const staffSayInEnglish = "staff say it in English";

/** Texts that are the same as in English, and why. */
export const sameInEnglish = {
  Device: "the same word",
  Address: "the same word",
  "Back office": staffSayInEnglish,
  Mixer: staffSayInEnglish,
  Username: staffSayInEnglish,
  Password: staffSayInEnglish,
  Email: staffSayInEnglish,
  Printer: staffSayInEnglish,
  "Printer 7001": staffSayInEnglish,
  Subtotal: staffSayInEnglish,
  "Staff ID": "stands on their cards",
  Bill: staffSayInEnglish,
  "Bill #7001": staffSayInEnglish,
  Cash: staffSayInEnglish,
  Ticket: staffSayInEnglish,
  "Time zone": staffSayInEnglish,
  "Walk-in": staffSayInEnglish,
  min: shortForm,
  "+7001 min": shortForm,
  "7001 / min": shortForm,
  "Bill {number}": staffSayInEnglish,
  "{count} min": shortForm,
  Menu: staffSayInEnglish,
  Shift: staffSayInEnglish,
  Journal: staffSayInEnglish,
  Card: staffSayInEnglish,
  "80 mm": shortForm,
  "58 mm": shortForm,
};
