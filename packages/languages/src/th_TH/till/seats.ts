import type { SeatsMessages } from "../../en_US/till/seats.ts";

export const seats: SeatsMessages = {
  seats: "ที่นั่ง",
  all: "ทั้งหมด",
  seat: (seat) => `ที่นั่ง ${seat}`,
  moreGuests: "เพิ่มลูกค้าหนึ่งคน",
  nextLines: (seat) => `รายการใหม่เป็นของที่นั่ง ${seat}`,
  forWhom: "สำหรับที่นั่งใด",
  wholeTable: "ทั้งโต๊ะ",

  whichCourse: "คอร์ส",
  atOnce: "ทำทันที",
  course: (course) => `คอร์ส ${course}`,
  sentAt: (course, time) => `${course} · ส่ง ${time}`,
  waiting: (course) => `${course} · รออยู่`,
  notSent: (course) => `${course} · ยังไม่ส่ง`,
  newIn: (course) => `ใหม่ · ${course}`,
  firesAt: (course, time) => `${course} · สั่งทำเอง ${time}`,
  fire: "สั่งทำ",
  fireCourse: (course) => `สั่งทำ ${course}`,
  stop: "หยุด",
  stopCourse: (course) => `หยุด ไม่ให้สั่งทำ ${course} เอง`,

  again: "ทำใหม่",
  againOf: (item) => `ทำ ${item} ใหม่`,
  howManyAgain: "กี่ที่",
  whyAgain: "เพราะอะไร แตะเหตุผลเพื่อส่ง",
  otherReason: "เหตุผลอื่น",
  makeAgain: "ทำใหม่",
  againReasons: ["ไหม้", "หล่น", "เย็นเกินไป", "ผิดจาน"],
  againSent: (item) => `ครัวทำ ${item} ใหม่`,
};
