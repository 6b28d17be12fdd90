/** The bill as the guest would see it. */
export const billViewEnglish = {
  titles: {
    new: "The order is sent",
    detail: "Bill",
    close: "Paid",
    split: "The bill is split",
    merge: "The bills are merged",
    reprint: "Reprint bill",
    voided: "Voided bill",
  },
  close: "Close",
  copy: "COPY",
  voided: "VOIDED",
  bill: (number: number) => `Bill #${number}`,
  date: "Date",
  place: "Table/Room",
  covers: "Covers",
  staff: "Staff",
  customer: "Customer",
  subtotal: "Subtotal",
  promotions: "Promotions",
  total: "Total",
  contained: (name: string) => `${name} (included)`,
  rounding: "Rounding",
  amount: "Amount",
  change: "Change",
  merged: (numbers: string) => `Merged with ${numbers}`,
  loading: "The bill is loading",
};

export type BillViewMessages = typeof billViewEnglish;
