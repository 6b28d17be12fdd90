import type { OfficeAccountingMessages } from "../../en_US/office/accounting.ts";

export const officeAccounting: OfficeAccountingMessages = {
  title: "ลงบัญชี",
  loading: "กำลังเตรียมรายการบัญชี",
  nothing: "ไม่มีรายการบัญชีในวันเหล่านี้",
  nothingHint: "วันทำงานจะลงบัญชีเมื่อปิดวันแล้ว",
  notEnded: (days) => `ยังเปิดอยู่จึงไม่รวม: ${days} ปิดวันทำงานแล้วจะลงบัญชีได้`,
  fallback: (bookings) =>
    `ยังไม่มีบัญชีของตัวเอง: ${bookings} จึงลงบัญชีสำหรับรายการอื่นทั้งหมด เพิ่มได้ที่บัญชีแยกประเภท`,
  unbalanced: "เดบิตกับเครดิตไม่เท่ากัน จึงไม่มีไฟล์ โปรดแจ้งผู้ดูแล Comanda",
  format: "ไฟล์สำหรับ",
  formats: {
    csv: "สเปรดชีต (CSV)",
    datev: "DATEV (EXTF)",
    quickbooks: "QuickBooks Online",
    xero: "Xero",
  },
  save: "บันทึกไฟล์",
  files: (files, maximum) =>
    `โปรแกรมนี้รับครั้งละไม่เกิน ${maximum} แถว จึงบันทึก ${files} ไฟล์ไว้ใน ZIP เดียว โปรดนำเข้าทีละไฟล์`,
  total: "รวม",
  columns: {
    day: "วัน",
    account: "บัญชี",
    accountName: "ชื่อบัญชี",
    text: "รายการ",
    debit: "เดบิต",
    credit: "เครดิต",
  },
  kinds: {
    sales: "ยอดขาย",
    tax: "ภาษี",
    charge: "ค่าบริการ",
    rounding: "ปัดเศษ",
    payment: "รับชำระ",
    prepaid: "จ่ายล่วงหน้าของบิลที่เปิดอยู่",
    "prepaid-used": "ใช้เงินจ่ายล่วงหน้า",
    "money-in": "เงินเข้า",
    "money-out": "เงินออก",
    commission: "จ่ายค่าคอมมิชชั่น",
    "cash-over": "เงินสดนับเกิน",
    "cash-short": "เงินสดนับขาด",
    "drawer-in": "เข้าลิ้นชัก",
    "drawer-out": "ออกจากลิ้นชัก",
  },
  problems: {
    "no-days": "ยังไม่มีวันใดปิด จึงไม่มีอะไรให้บันทึก โปรดเลือกวันอื่น",
    consultant: "DATEV ต้องมีเลขที่ปรึกษาภาษี กรอกได้ที่ร้าน หัวข้อบัญชี",
    client: "DATEV ต้องมีเลขลูกค้า กรอกได้ที่ร้าน หัวข้อบัญชี",
    years: "DATEV รับครั้งละหนึ่งปีบัญชี โปรดเลือกวันในปีเดียวกัน",
    account: (account) =>
      `DATEV ใช้บัญชี ${account} ไม่ได้ ต้องเป็นตัวเลข จำนวนหลักเท่าบัญชีพัก หรือมากกว่าหนึ่งหลัก แก้ได้ที่บัญชีแยกประเภท`,
    lines: (maximum) => `มีวันที่เกิน ${maximum} แถว ซึ่งโปรแกรมนี้ไม่รับ โปรดเลือกวันอื่น หรือบันทึกเป็นสเปรดชีต`,
  },
};
