import type { OfficePaperWordsMessages } from "../../en_US/office/paper-words.ts";

export const officePaperWords: OfficePaperWordsMessages = {
  search: "ค้นหาคำ",
  noWord: "ไม่พบคำที่ตรงกัน",
  uses: {
    bills: "บิล",
    "bills-and-tickets": "บิลและใบสั่ง",
    tickets: "ใบสั่ง",
    repeats: "เอกสารที่พิมพ์ซ้ำ",
    times: "ขายตามเวลา",
    lists: "รายการสินค้าและค่าคอมมิชชั่น",
    counts: "นับเงินสด",
    slips: "เงินเข้าและเงินออก",
    "report-heads": "รายงาน: ชื่อและข้อมูล",
    "report-tables": "รายงาน: ตาราง",
    "test-pages": "หน้าทดสอบ",
  },
};
