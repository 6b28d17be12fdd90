import { pictureLimits } from "@comanda/domain/menu/picture";
import { logoLimits } from "@comanda/domain/paper/logo";
import { mostRooms, mostTables } from "@comanda/domain/floor/plan-limits";

import type { OfficeProblemMessages } from "../../en_US/office/problems.ts";

export const officeProblems: OfficeProblemMessages = {
  taken: (field) => `${field}นี้มีแล้ว`,
  "taken-by-retired": (field) => `${field}นี้เป็นของรายการที่เลิกใช้ ซึ่งนำกลับมาใช้ได้`,
  "not-found": (field, { names }) =>
    names === undefined ? `${field}: รายการนี้ไม่มีแล้ว` : `${field}: ${names.join(", ")} เลิกใช้แล้ว`,
  repeated: (field) => `${field}: มีรายการซ้ำ`,
  "out-of-range": (field) => `${field}: น้อยหรือมากเกินไป`,
  "not-whole": (field) =>
    `${field}: ถ้าไม่มีทศนิยม ต้องเป็นจำนวนเต็มเท่านั้น กรุณาลบรายการเช่น 0.25 หรือเปิด “มีทศนิยม”`,
  "does-not-fit": (field) => `${field} ไม่เข้ากับข้อมูลอื่น`,
  "not-a-later-day": (field) => `${field}: ต้องเริ่มหลังวันนี้ ถ้าจะเปลี่ยนวันนี้ ให้แก้ที่ราคาหรือเปอร์เซ็นต์โดยตรง`,
  "no-article-or-category": () => "กรุณาเลือกสินค้าหรือหมวด",
  "no-hours": () => "กรุณาเพิ่มเวลาเสิร์ฟของเมนูนี้",
  "hours-without-weekday": () => "แต่ละช่วงเวลาต้องมีอย่างน้อยหนึ่งวัน",
  "hours-without-length": () => "ช่วงเวลาต้องไม่จบตอนที่เริ่ม ถ้าทั้งวันให้ใส่ 00:00 ถึง 24:00",
  "hours-begin-too-late": () => "ช่วงเวลาเริ่มได้ตั้งแต่ 00:00 ถึง 23:59",
  "overlapping-hours": () => "มีสองช่วงเวลาที่ทับกัน ให้ช่วงหนึ่งจบก่อนอีกช่วงเริ่ม",
  "never-answered": (_field, { least = 0, most = 0 }) => `ลูกค้าตอบไม่ได้: ถามหา ${least} จาก ${most}`,
  "answers-too-deep": () => "คำตอบนำไปสู่คำถามลึกเกินสามชั้น",
  "answers-in-circle": () => "คำตอบหนึ่งวนกลับมาที่คำถามนี้ จึงไม่มีวันจบ",
  "price-by-one-answer": () => "คำตอบเดียวกำหนดราคา: อย่างน้อย 1 และไม่เกิน 1",
  "must-be-shown": (field) =>
    `${field}: ใช้ได้เฉพาะค่าธรรมเนียมที่รวมในราคาแล้ว รายการนี้ลูกค้าจ่ายเพิ่ม จึงต้องแสดงในบิล`,
  "shift-is-open": () => "กะที่นี่ยังเปิดอยู่ กรุณาปิดกะก่อน",
  "no-place-left": () => "ที่เต็มแล้ว รวมถึงที่ของรายการที่เลิกใช้ กรุณานำรายการที่เลิกใช้กลับมาแล้วแก้ไข",
  "not-a-currency-code": (field) => `${field} เป็นตัวพิมพ์ใหญ่ภาษาอังกฤษสามตัว เช่น USD`,
  "not-a-promptpay-number": (field) =>
    `${field} ไม่ใช่หมายเลขพร้อมเพย์: ใช้เบอร์มือถือไทย เลขบัตรประชาชนหรือเลขภาษี 13 หลัก หรืออีวอลเล็ต 15 หลัก`,
  "not-a-vietqr-account": (field) =>
    `${field} ไม่ใช่บัญชี VietQR: ใช้เลขธนาคารหกหลัก เครื่องหมายทับและเลขบัญชี หรือบัตร NAPAS`,
  "not-a-qr-ph-account": (field) =>
    `${field} ไม่ใช่บัญชี QR Ph: ใช้รหัสธนาคาร เครื่องหมายทับและเลขบัญชี หรือข้อความทั้งหมดของโค้ดจากธนาคาร`,
  "not-an-iban": (field) => `${field} ไม่ใช่ IBAN โปรดตรวจตัวเลข`,
  "not-a-bridge-address": (field) =>
    `${field} ต้องขึ้นต้นด้วย https:// หรือเป็นที่อยู่ในเครือข่ายของร้านเอง เช่น http://192.168.1.20:9180`,
  "not-a-consultant-number": (field) => `${field} มีสี่ถึงเจ็ดหลัก ตั้งแต่ 1001`,
  "not-a-client-number": (field) => `${field} มีหนึ่งถึงห้าหลักและไม่ขึ้นต้นด้วย 0`,
  "not-an-account-number": (field) => `${field} ใช้ได้เฉพาะตัวอักษรละติน ตัวเลข และ . : / -`,
  "not-a-datev-key": (field) => `${field} มีไม่เกินสี่หลัก`,
  "other-currency": () => "โค้ดนี้ใช้สกุลเงินอื่น ไม่ใช่ของร้าน",
  "no-latin-letters": (field) => `${field} ต้องมีอักษรละติน ธนาคารไม่แสดงอักษรอื่น`,
  "no-tax-class": () => "ที่นี่คิดภาษีตามกลุ่มภาษี กรุณาเลือกกลุ่ม หรือเลือกให้หมวดของสินค้า",
  "articles-without-tax-class": () => "สินค้าที่ใช้อยู่บางรายการยังไม่มีกลุ่มภาษี กรุณาเลือกให้สินค้านั้นหรือหมวดก่อน",
  "control-character": (field) => `${field}: มีการขึ้นบรรทัดใหม่หรืออักขระที่มองไม่เห็น กรุณาเขียนในบรรทัดเดียว`,
  "placeholders-differ": (field) => `กรุณาคงคำในวงเล็บปีกกาไว้ตามเดิม: ${field}`,
  "too-many-tables": () => `หนึ่งร้านมีโต๊ะได้ไม่เกิน ${mostTables} โต๊ะ`,
  "too-many-rooms": () => `หนึ่งร้านมีโซนได้ไม่เกิน ${mostRooms} โซน`,
  "not-a-picture": (field) => `${field}: ไฟล์นี้ไม่ใช่รูปที่แสดงได้ กรุณาเลือกรูป JPEG, PNG หรือ WebP`,
  "picture-too-large": (field) =>
    `${field}: ไม่เกิน ${pictureLimits.width} x ${pictureLimits.height} พิกเซล และ ${pictureLimits.bytes / 1024} kB`,
  "not-a-logo": (field) => `${field} ไม่ใช่โลโก้แบบจุดสีดำ กรุณาเลือกรูปอีกครั้ง`,
  "logo-too-large": (field) =>
    `${field} มีได้ไม่เกิน ${logoLimits.widthDots} × ${logoLimits.heightDots} จุด`,
};
