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
  loading: "The bill is loading",
  ofDay: (date: string) => `Bill of ${date}`,
};

export type BillViewMessages = typeof billViewEnglish;
