import type { FileMessages } from "../../en_US/till/files.ts";

export const files: FileMessages = {
  place: (section, row) => (row === null ? section : `${section}, แถว ${row}`),
  allowed: (choices) => `ที่ใช้ได้: ${choices}`,
  allowedValues: {
    "one-of": "อย่างใดอย่างหนึ่งใน {choices}",
    "nothing-yet": "ยังไม่มีให้เลือก",
    between: "{least} ถึง {most}",
    money: "จำนวนเงิน เช่น 120 หรือ 89.50",
    percent: "เปอร์เซ็นต์ เช่น 10 หรือ 7.5",
    decimals: "ตัวเลขทศนิยมไม่เกิน {most} ตำแหน่ง",
    time: 'เวลา เช่น "17:30"',
    integer: "จำนวนเต็ม",
    text: "ข้อความ",
    "yes-no": "true หรือ false",
    list: "รายการ",
  },
  problems: {
    "not-yaml": "อ่านบรรทัด {line} คอลัมน์ {column} ไม่ได้",
    "no-lists": "ในไฟล์ไม่มีรายการ เช่น articles",
    "no-such-list": "ไม่มีรายการชื่อนี้",
    "no-such-field": "ไม่มีช่อง {field}",
    "not-fields": "ตรงนี้ต้องเป็นช่องข้อมูล ไม่ใช่รายการ",
    "not-rows": "ตรงนี้ต้องเป็นรายการของแถว แต่ละแถวมีช่องข้อมูล",
    "not-a-table": "ไม่ใช่ตาราง แถวแรกต้องบอกชื่อช่อง",
    "named-twice": "แถวแรกมีชื่อช่องซ้ำกัน",
    "too-many-cells": "แถวนี้มีช่องมากกว่าแถวแรก",
  },
  moreProblems: (count) => `อีก ${count} รายการ`,
  notUtf8: "ไฟล์นี้ไม่ใช่ UTF-8 ให้บันทึกจากสเปรดชีตเป็น “CSV UTF-8”",
  unreadable: "เปิดไฟล์นี้ไม่ได้ กรุณาเลือกใหม่",
  otherStaffIds: (staff) => `รหัสพนักงานบางรหัสในไฟล์มีคนอื่นใช้อยู่ที่นี่แล้ว คนเหล่านี้จึงมีรหัสอื่น: ${staff}`,
};
