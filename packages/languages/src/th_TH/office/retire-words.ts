import type { RetireWords } from "../../en_US/office/retire-words.ts";

export const retireWords: RetireWords = {
  retire: "เลิกใช้",
  retireTitle: (name) => `เลิกใช้ ${name} หรือไม่`,
  retireText: "จะไม่มีให้เลือกอีก แต่ประวัติเดิมยังอยู่",
  usedBy: "ใช้อยู่ที่นี่:",
  leftEmpty: (names) => `เมื่อไม่มีรายการนี้ ${names} จะว่างและไม่มีผลอีก`,
  heldBy: "ยังมีรายการที่ต้องใช้:",
  moreUses: (count) => `และอีก ${count}`,
  wasRetired: (name) => `เลิกใช้ ${name} แล้ว`,
  bringBack: "นำกลับมาใช้",
};
