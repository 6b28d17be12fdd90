import type { BillViewMessages } from "../../en_US/till/bill-view.ts";

export const billView: BillViewMessages = {
  titles: {
    new: "ส่งออเดอร์แล้ว",
    detail: "บิล",
    close: "ชำระแล้ว",
    split: "แยกบิลแล้ว",
    merge: "รวมบิลแล้ว",
    reprint: "พิมพ์บิลซ้ำ",
    voided: "บิลที่ยกเลิก",
  },
  close: "ปิด",
  saveReceipt: "ใบเสร็จ PDF",
  receipt: (number) => `ใบเสร็จ ${number}`,
  loading: "กำลังโหลดบิล",
  ofDay: (date) => `บิลของวันที่ ${date}`,
  whichCompany: "บริษัทไหน",
  companyHint: "พิมพ์ชื่อบางส่วน เลขผู้เสียภาษี หรือเบอร์โทร เมื่อแตะแล้วบิลจะพิมพ์ซ้ำ",
  addAndPrint: "เพิ่มและพิมพ์",
};
