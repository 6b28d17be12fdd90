export const billView = {
  titles: {
    new: "Order sent",
    detail: "Bill",
    close: "Paid",
    split: "Bill split",
    merge: "Bills merged",
    reprint: "Reprint bill",
    voided: "Voided bill",
  },
  close: "Close",
  saveReceipt: "Receipt as PDF",
  receipt: (number: number) => `Receipt ${number}`,
  loading: "Loading the bill",
  ofDay: (date: string) => `Bill of ${date}`,
  whichCompany: "Which company?",
  companyHint:
    "Type part of its name, its tax number or a phone number. A touch prints the bill again.",
  addAndPrint: "Add and print",
};

export type BillViewMessages = typeof billView;
