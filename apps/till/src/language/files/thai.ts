import type { FileMessages } from "./english.ts";

export const filesThai: FileMessages = {
  place: (section, row) => (row === null ? section : `${section}, แถว ${row}`),
  allowed: (choices) => `ที่ใช้ได้: ${choices}`,
  moreProblems: (count) => `อีก ${count} รายการ`,
  notUtf8: "ไฟล์นี้ไม่ใช่ UTF-8 ให้บันทึกจากสเปรดชีตเป็น “CSV UTF-8”",
  unreadable: "เปิดไฟล์นี้ไม่ได้ กรุณาเลือกใหม่",
};
