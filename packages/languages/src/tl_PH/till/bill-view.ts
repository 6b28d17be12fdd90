import type { BillViewMessages } from "../../en_US/till/bill-view.ts";

export const billView: BillViewMessages = {
  titles: {
    new: "Naipadala na ang order",
    detail: "Bill",
    close: "Bayad na",
    split: "Nahati na ang bill",
    merge: "Napagsama na ang mga bill",
    reprint: "I-print ulit ang bill",
    voided: "Na-void na bill",
  },
  close: "Isara",
  saveReceipt: "Resibo PDF",
  receipt: (number) => `Resibo ${number}`,
  loading: "Nilo-load ang bill",
  ofDay: (date) => `Bill ng ${date}`,
  whichCompany: "Aling kompanya?",
  companyHint:
    "I-type ang bahagi ng pangalan, ang tax number o ang telepono. Kapag pinindot, ipi-print ulit ang bill.",
  addAndPrint: "Idagdag at i-print",
};
