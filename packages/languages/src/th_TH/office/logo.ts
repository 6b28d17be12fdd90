import type { OfficeLogoMessages } from "../../en_US/office/logo.ts";

export const officeLogo: OfficeLogoMessages = {
  choose: "เลือกโลโก้",
  remove: "ลบโลโก้",
  look: "ลักษณะที่พิมพ์",
  size: "ขนาดบนกระดาษ",
  sizes: { small: "เล็ก", medium: "กลาง", large: "ใหญ่" },
  lightness: "ความสว่าง",
  lightnesses: {
    darkest: "เข้มขึ้นมาก",
    darker: "เข้มขึ้น",
    normal: "ตามต้นฉบับ",
    lighter: "อ่อนลง",
    lightest: "อ่อนลงมาก",
  },
  inverted: "สลับดำกับขาว",
  notes: {
    "all-white": "รูปอ่อนเกินไปจนพิมพ์ไม่ออก กรุณาทำให้เข้มขึ้น หรือสลับดำกับขาว",
    "all-black": "รูปจะพิมพ์เป็นแถบดำ กรุณาทำให้อ่อนลง หรือสลับดำกับขาว",
    "too-tall": "รูปสูงเกินไปจนพิมพ์ออกมาแคบมาก กรุณาตัดให้กว้างขึ้นก่อน",
    "too-wide": "รูปกว้างเกินไปจนพิมพ์ออกมาเตี้ยมาก กรุณาตัดให้สูงขึ้นก่อน",
    moves: "กระดาษไม่เคลื่อนไหว: พิมพ์เฉพาะภาพแรก",
    transparent: "ส่วนที่โปร่งใสจะขาวเหมือนกระดาษ",
  },
  problems: {
    fileTooLarge: (megabytes, maximum) =>
      `ไฟล์นี้มีขนาด ${megabytes} MB แต่รูปมีได้ไม่เกิน ${maximum} MB กรุณาเลือกไฟล์ที่เล็กกว่า`,
    tooManyPixels: (width, height) =>
      `รูปนี้มี ${width} × ${height} พิกเซล ซึ่งมากเกินไป กรุณาเลือกรูปที่เล็กกว่า`,
    notAPicture: "นี่ไม่ใช่รูปที่แสดงได้ กรุณาเลือกรูป PNG, JPEG, WebP หรือ SVG",
  },
};
