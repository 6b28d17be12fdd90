import type { ErrorCode } from "@comanda/contract/error-reply";
import type { errorTitles, noticeMessages } from "@comanda/contract/refusal-messages";

const signInAgain = "กรุณาเข้าสู่ระบบอีกครั้ง";
const damaged = "คำขอเสียหายระหว่างทาง กรุณาลองใหม่";
const busy = "เซิร์ฟเวอร์ไม่ว่างในขณะนี้ กรุณาลองใหม่อีกครั้ง";

type FailureCode = ErrorCode | keyof typeof noticeMessages;

/** Every way in which something can fail has its sentence: a code without one does not compile. */
export const failuresThai: Readonly<Record<FailureCode, string>> = {
  // Money
  "amount-invalid": "กรุณาตรวจสอบจำนวนเงิน",
  "amount-not-paid-in-full": "ชำระเงินไม่ครบ",
  "invoice-not-allowed": "ลูกค้ารายนี้ชำระแบบวางบิลไม่ได้",
  "pay-type-not-found": "ไม่พบวิธีชำระเงิน",
  "count-invalid": "กรุณานับเงินในลิ้นชักอีกครั้ง",
  // Bill
  "bill-not-found": "ไม่พบบิล",
  "bill-not-open": "บิลนี้ปิดไปแล้ว",
  "bill-has-no-item": "บิลยังไม่มีรายการ",
  "get-an-open-bill": "กรุณาเลือกบิลที่เปิดอยู่",
  "print-bill-first": "กรุณาพิมพ์บิลก่อน",
  "create-order-or-get-bill": "กรุณาเปิดออเดอร์ใหม่หรือเลือกบิล",
  "enter-table-or-room": "กรุณากรอกเลขโต๊ะหรือเลขห้อง",
  "table-taken": "{place} มีบิลที่เปิดอยู่แล้ว",
  "choose-staff": "กรุณาเลือกพนักงาน",
  "select-an-item": "กรุณาเลือกรายการ",
  "article-not-for-sale": "{article} ยังไม่เปิดขายในขณะนี้",
  "article-deleted": "{article} ถูกลบแล้ว",
  "out-of-stock": "สินค้าหมด",
  "credit-and-sale-mixed": "กรุณาพิมพ์บิลก่อน แล้วค่อยทำรายการอีกประเภท",
  "credit-back-not-possible": "รายการนี้คืนไม่ได้",
  "cannot-credit-back-more": "คืนมากกว่านี้ไม่ได้",
  "invalid-credit-back": "การคืนรายการไม่ถูกต้อง",
  "line-not-found": "ไม่พบรายการนี้ในบิล",
  "line-already-saved": "รายการนี้สั่งไปแล้ว กรุณาใช้การคืนรายการ",
  "quantity-invalid": "กรุณาตรวจสอบจำนวน",
  "maximum-mixer-reached": "ใส่มิกเซอร์ครบแล้ว: {maximum}",
  "mixer-not-for-article": "{article} ใช้คู่กับรายการนี้ไม่ได้",
  "order-level-not-for-article": "กรุณาเลือกระดับอื่น",
  "reason-required": "กรุณากรอกเหตุผล",
  "optimistic-lock": busy,
  // Split and merge
  "cannot-move-commission": "ย้ายค่าคอมมิชชั่นไม่ได้",
  "split-needs-two-bills": "กรุณาให้มีรายการอยู่ทั้งสองบิล",
  "choose-second-bill": "กรุณาเลือกบิลที่สองเพื่อรวม",
  // Price, timer and commission
  "price-required": "กรุณากรอกราคา",
  "price-out-of-range": "ราคาต้องอยู่ระหว่างราคาต่ำสุดและราคาสูงสุด",
  "time-invalid": "เวลาสิ้นสุดต้องอยู่หลังเวลาเริ่ม",
  "timer-running": "กรุณาหยุดเวลาก่อน",
  "not-a-timer": "กรุณาเลือกรายการที่จับเวลา",
  "product-without-commission": "รายการนี้ไม่มีค่าคอมมิชชั่น",
  "commission-staff-required": "กรุณากรอกรหัสพนักงาน",
  "commission-staff-invalid": "พนักงานนี้รับค่าคอมมิชชั่นรายการนี้ไม่ได้",
  "commission-changed": "ค่าคอมมิชชั่นมีการเปลี่ยนแปลง กรุณาตรวจสอบอีกครั้ง",
  // Staff
  "staff-id-invalid": "รหัสพนักงานไม่ถูกต้อง",
  "staff-not-found": "ไม่พบพนักงาน",
  "staff-not-signed-in": "พนักงานยังไม่ได้ลงชื่อเข้างาน",
  "staff-id-used": "รหัสพนักงานนี้มีผู้ใช้แล้วในสาขา",
  "username-used": "ชื่อผู้ใช้นี้มีผู้ใช้แล้ว",
  "permission-denied": "ไม่มีสิทธิ์ใช้งาน",
  "credentials-missing": "กรุณากรอกชื่อผู้ใช้และรหัสผ่าน",
  "login-not-allowed": "บัญชีนี้เข้าสู่ระบบที่เครื่องขายไม่ได้",
  // Shift and day
  "start-shift": "กรุณาเปิดกะ",
  "start-day": "กรุณาเปิดวัน",
  "shift-already-open": "จุดขายนี้เปิดกะอยู่แล้ว",
  "shift-not-open": "ไม่มีกะที่เปิดอยู่",
  "day-already-open": "เปิดวันไปแล้ว",
  "day-not-open": "ยังไม่ได้เปิดวัน",
  "shifts-still-open": "กรุณาปิดกะเหล่านี้ก่อน",
  // Payments in and out
  "choose-payment-type": "กรุณาเลือกประเภท (เงินเข้า / เงินออก)",
  "paper-in-hand": "กำลังพิมพ์ใบนี้อยู่",
  "printer-not-found": "ไม่พบเครื่องพิมพ์",
  "choose-category-and-amount": "กรุณาเลือกหมวดรายจ่ายและกรอกจำนวนเงิน",
  // Requests
  "invalid-request": "กรุณาตรวจสอบข้อมูลที่กรอก",
  "credentials-wrong": "ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง",
  "token-missing": signInAgain,
  "token-malformed": signInAgain,
  "created-malformed": signInAgain,
  "location-malformed": signInAgain,
  "timer-mismatch": signInAgain,
  "header-repeated": damaged,
  "header-malformed": damaged,
  "target-malformed": damaged,
  "not-signed-in": signInAgain,
  "clock-skewed": "นาฬิกาของเครื่องนี้ไม่ตรง",
  "request-replayed": "ได้รับคำขอนี้แล้ว",
  "idempotency-key-missing": damaged,
  "idempotency-key-reused": damaged,
  "station-missing": "กรุณาเลือกจุดขายของคุณ",
  "path-not-found": "ไม่พบหน้าที่ต้องการ",
  "record-not-found": "ไม่พบข้อมูล หรือข้อมูลถูกลบแล้ว",
  "body-too-large": "ข้อมูลมีขนาดใหญ่เกินไป",
  "not-json": damaged,
  "too-many-sign-ins": busy,
  "too-many-calls": busy,
  "sign-in-delayed": "ใส่รหัสผ่านผิดหลายครั้ง กรุณาลองใหม่ใน {waitSeconds} วินาที",
  fault: "ขออภัย ระบบขัดข้อง เราได้รับแจ้งแล้วและกำลังแก้ไข",
  "server-busy": busy,
  // What the till says by itself
  "customer-added": "เพิ่มลูกค้าเรียบร้อยแล้ว",
  "staff-added": "เพิ่มพนักงานเรียบร้อยแล้ว",
  "no-results": "ไม่พบรายการที่ค้นหา",
  "staff-field-error": "พนักงาน #{value} {error}",
  "day-is-ending": "กำลังปิดวันอยู่",
  "print-failed": "เชื่อมต่อเครื่องพิมพ์ไม่ได้",
  "network-error": "เครือข่ายขัดข้อง",
  "write-unanswered": "เครือข่ายขัดข้อง ยังไม่ทราบว่าทำรายการสำเร็จหรือไม่ กดอีกครั้งได้ ระบบจะทำเพียงครั้งเดียว",
  "operation-failed": "การดำเนินการล้มเหลว",
};

export const errorTitlesThai: Readonly<Record<keyof typeof errorTitles, string>> = {
  400: "คำขอไม่ถูกต้อง",
  404: "ไม่พบข้อมูล",
  500: "ดำเนินการตามคำขอไม่ได้",
  otherwise: "ไม่สามารถ{action}ได้",
  message: "ข้อความ",
};
