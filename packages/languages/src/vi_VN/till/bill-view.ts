import type { BillViewMessages } from "../../en_US/till/bill-view.ts";

export const billView: BillViewMessages = {
  titles: {
    new: "Đã gửi món",
    detail: "Hóa đơn",
    close: "Đã thanh toán",
    split: "Đã tách hóa đơn",
    merge: "Đã gộp hóa đơn",
    reprint: "In lại hóa đơn",
    voided: "Hóa đơn đã hủy",
  },
  close: "Đóng",
  saveReceipt: "Biên lai PDF",
  receipt: (number) => `Biên lai ${number}`,
  loading: "Đang tải hóa đơn",
  ofDay: (date) => `Hóa đơn ngày ${date}`,
  whichCompany: "Công ty nào?",
  companyHint:
    "Gõ vài chữ của tên, mã số thuế hoặc số điện thoại. Chạm vào là hóa đơn được in lại.",
  addAndPrint: "Thêm và in",
};
