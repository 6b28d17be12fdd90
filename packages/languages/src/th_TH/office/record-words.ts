import type {
  LedgerFields,
  LedgerWords,
  PayWords,
  RoomFields,
} from "../../en_US/office/record-words.ts";

export const payWords: PayWords = {
  "way-cash": "เงินสด",
  "way-card": "บัตร",
  "way-transfer": "โอนเงินหรือสแกน QR",
  "way-invoice": "ใบแจ้งหนี้ ชำระภายหลัง",
  "way-other": "อื่นๆ",
  "qrScheme-none": "ไม่มีโค้ด",
  "qrScheme-promptpay": "พร้อมเพย์ (ไทย)",
  "qrScheme-vietqr": "VietQR (เวียดนาม)",
  "qrScheme-qr-ph": "QR Ph (ฟิลิปปินส์)",
  "qrScheme-epc": "EPC โอนเงินยูโร",
};

export const roomFields: RoomFields = {
  usesSeats: "ลูกค้าสั่งตามที่นั่ง",
  courseMinutes: "กี่นาทีถึงคอร์สถัดไป",
  printsLaterCourses: "ใบสั่งบอกคอร์สถัดไปด้วย",
  course: "คอร์ส",
  minimum: "อย่างน้อย",
  included: "รวมในราคา",
  namesPrice: "คำตอบคือราคา",
  choices: "ตัวเลือก",
  product: "สินค้า",
  isDefault: "เลือกไว้ก่อน",
};

export const ledgerFields: LedgerFields = {
  number: "เลขที่บัญชี",
  use: "ลงบัญชีนี้",
  payType: "เฉพาะภาษี ค่าบริการ หรือวิธีจ่ายนี้",
  expenseCategory: "เฉพาะหมวดรายรับรายจ่ายนี้",
  taxRate: "เฉพาะอัตราภาษีนี้",
  datevKey: "รหัส DATEV (BU-Schlüssel)",
  chartOfAccounts: "ผังบัญชี",
  datevConsultant: "เลขที่ปรึกษาภาษีของ DATEV",
  datevClient: "เลขลูกค้าของ DATEV",
  fiscalYearMonth: "เดือนแรกของปีบัญชี",
};

export const ledgerWords: LedgerWords = {
  "none-category": "ทุกหมวด",
  "none-payType": "ทั้งหมด",
  "none-expenseCategory": "ทั้งหมด",
  "use-sales": "ยอดขาย",
  "use-tax": "ภาษี",
  "use-charge": "ค่าบริการและค่าธรรมเนียมอื่น",
  "use-rounding": "ปัดเศษ",
  "use-payment": "เงินที่ลูกค้าจ่าย",
  "use-prepaid": "จ่ายล่วงหน้าของบิลที่เปิดอยู่",
  "use-money-in": "เงินเข้า",
  "use-money-out": "เงินออก",
  "use-commission": "ค่าคอมมิชชั่นที่จ่าย",
  "use-cash-over": "เงินสดนับเกิน",
  "use-cash-short": "เงินสดนับขาด",
  "use-clearing": "บัญชีพัก",
  "chartOfAccounts-country": "ตามปกติของประเทศ",
  "chartOfAccounts-skr03": "SKR03 (เยอรมนี)",
  "chartOfAccounts-skr04": "SKR04 (เยอรมนี)",
  "chartOfAccounts-simple": "แบบง่าย",
};
