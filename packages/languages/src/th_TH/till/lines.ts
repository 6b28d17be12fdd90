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
  answers: "คำตอบ",
  wayOf: (item) => `แบบไหน: ${item}`,
  chooseAnswers: (minimum, maximum, included) => {
    const range = minimum === 0 ? `ไม่เกิน ${maximum}` : `เลือก ${minimum} ถึง ${maximum}`;
    return (
      (minimum === maximum ? `เลือก ${maximum}` : range) +
      (included > 0 ? ` รวมในราคา ${included}` : "")
    );
  },
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
  earnerKey: "ใครได้ ค่าคอม",
  whoEarns: "ใครได้รับค่าคอม กด “กลับ” เพื่อขายโดยไม่มีค่าคอม",
  earner: "รหัสพนักงาน",
  earns: (name, amount) => `${name} ได้รับ ${amount}`,

  finishTyping: "บันทึกหรือล้างสิ่งที่พิมพ์ก่อน",

  changeLine: (item) => `แก้ไข ${item}`,
  oneMore: (item) => `เพิ่ม ${item} หนึ่ง`,
  oneLess: (item) => `ลด ${item} หนึ่ง`,
  level: "ระดับ",
  time: "เวลา",
  creditOne: "คืนหนึ่งรายการ",
  discount: "ส่วนลด",
  discountOn: (item: string) => `ส่วนลดของ ${item}`,
  discountOnBill: "ส่วนลดทั้งบิล",
  howMuch: "ลดเท่าไร",
  percentOff: "ลดกี่เปอร์เซ็นต์",
  amountOff: "จำนวนเงินที่ลด",
  whyDiscount: "เพราะอะไร แตะเหตุผลเพื่อให้ส่วนลด",
  giveDiscount: "ให้ส่วนลด",
  discountGiven: "ให้ส่วนลดแล้ว",
  noDiscountReasons: "ยังไม่มีเหตุผล ผู้จัดการเพิ่มได้ในหลังร้าน ที่เหตุผลการลดราคา",
  servingWay: "การเสิร์ฟ",
  servingWays: { here: "ทานที่ร้าน", away: "กลับบ้าน", delivered: "จัดส่ง" },
  addSet: (price) => `เพิ่ม ${price}`,
  changeSet: (price) => `เปลี่ยนเป็น ${price}`,
  chooseParts: "ตัวเลือก",
  makesSet: (set, price, single) => `รายการนี้จัดเป็น ${set} ได้: ${price} แทน ${single} ใช้ไหม`,
  useSet: "ใช้ชุดนี้",
  breakUp: "แยกชุด",
  askBreakUp: (set) => `แยก ${set} หรือไม่`,
  breakUpAt: (more) => `คิดราคาแยกแต่ละรายการ: ${more}`,
  brokenUp: (set) => `แยก ${set} แล้ว`,
  dropUnsent: "ทิ้งรายการที่ยังไม่ส่ง",
  unsentDropped: "ทิ้งรายการที่ยังไม่ส่งแล้ว",
  menuPrice: (price) => `ราคาเมนู ${price}`,
  typedPrice: (price) => `ราคาที่พิมพ์ ${price}`,
  priceSince: (price, day) => `${price} ตั้งแต่ ${day}`,
  otherGuests: (price) => `ลูกค้าอื่น: ${price}`,
  priceFrom: (when, price) => `ตั้งแต่ ${when}: ${price}`,
  insteadOf: (promotion, price, menuPrice) => `${promotion}: ${price} แทน ${menuPrice}`,

  contains: (list) => `มี: ${list}`,
  allergensNotStated: "ยังไม่ระบุสารก่อภูมิแพ้ กรุณาถามครัว",
};
