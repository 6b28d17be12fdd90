import type { LinesMessages } from "../../en_US/till/lines.ts";

export const lines: LinesMessages = {
  openingScreen: "กำลังเปิดหน้าจอ",
  submit: "บันทึก",
  confirm: "ยืนยัน",

  addNote: "หมายเหตุครัว",
  note: "หมายเหตุ",
  noteFor: (item) => `หมายเหตุสำหรับ ${item}`,
  reasonFor: (item) => `เหตุผลที่คืน ${item}`,
  cookingOptions: "ตัวเลือกการปรุง",

  orderLevel: "ระดับการปรุง",
  levelFor: (item) => `ระดับการปรุงของ ${item}`,
  noLevels: (item) => `${item} ไม่มีระดับให้เลือก`,
  noLevelsHint: "ใช้หมายเหตุเพื่อบอกครัว",

  changeTime: "แก้ไขเวลา",
  timeFor: (item) => `เวลาของ ${item}`,
  start: "เริ่ม",
  end: "สิ้นสุด",
  minutesLater: (minutes) => (minutes > 0 ? `+${minutes} นาที` : `−${-minutes} นาที`),
  shiftStart: "เลื่อนเวลาเริ่ม",
  shiftEnd: "เลื่อนเวลาสิ้นสุด",
  stopNow: "หยุดตอนนี้",
  keepRunning: "จับเวลาต่อ",
  timedSoFar: "ถึงตอนนี้",
  timedInAll: "รวมทั้งหมด",

  variablePrice: "กำหนดราคา",
  setPriceFor: (item) => `กำหนดราคาของ ${item}`,
  price: "ราคา",
  minimum: "ราคาต่ำสุด",
  maximum: "ราคาสูงสุด",

  commission: "ค่าคอม",
  commissionOf: (item) => `ค่าคอมมิชชั่นของ ${item}`,
  whoEarns: "ใครได้รับค่าคอม? กดยกเลิกเพื่อขายโดยไม่มีค่าคอม",
  earner: "รหัสพนักงาน",
  earns: (name, amount) => `${name} ได้รับ ${amount}`,

  finishTyping: "บันทึกหรือยกเลิกสิ่งที่พิมพ์ก่อน",

  changeLine: (item) => `แก้ไข ${item}`,
  oneMore: (item) => `เพิ่ม ${item} หนึ่ง`,
  oneLess: (item) => `ลด ${item} หนึ่ง`,
  level: "ระดับ",
  time: "เวลา",
  creditOne: "คืนหนึ่งรายการ",
  dropUnsent: "ลบที่ยังไม่ส่งทั้งหมด",
  unsentDropped: "ลบรายการที่ยังไม่ส่งแล้ว",
  insteadOf: (promotion, price, menuPrice) => `${promotion}: ${price} แทน ${menuPrice}`,

  contains: (list) => `มี: ${list}`,
  allergensNotStated: "ยังไม่ระบุสารก่อภูมิแพ้ กรุณาถามครัว",
};
