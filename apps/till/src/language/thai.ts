import type { Messages } from "./english.ts";
import { billViewThai } from "./bill-view/thai.ts";
import { floorThai } from "./floor/thai.ts";
import { orderThai } from "./order/thai.ts";

const signInAgain = "กรุณาเข้าสู่ระบบอีกครั้ง";
const damaged = "คำขอเสียหายระหว่างทาง กรุณาลองใหม่";
const busy = "เซิร์ฟเวอร์ไม่ว่างในขณะนี้ กรุณาลองใหม่อีกครั้ง";

export const thai: Messages = {
  product: "Comanda",
  language: "ภาษา",

  loginTitle: "เข้าสู่ระบบ",
  username: "ชื่อผู้ใช้",
  password: "รหัสผ่าน",
  logIn: "แตะเพื่อเข้าสู่ระบบ",
  insecureAddress: "กรุณาเปิดหน้านี้ด้วยที่อยู่ที่ขึ้นต้นด้วย https",

  salePointTitle: "จุดขาย",
  chooseSalePoint: "กรุณาเลือกจุดขายของคุณ",
  noSalePoint: "ยังไม่มีจุดขายสำหรับคุณ",
  noSalePointHint: "กรุณาติดต่อผู้จัดการร้าน",
  openingSalePoint: "กำลังเปิดจุดขาย",
  tryAgain: "ลองใหม่",
  logOut: "ออกจากระบบ",

  menuTitle: "เมนู",
  categories: "หมวดหมู่",
  favorite: "หน้าโปรด",
  searchMenu: "ค้นหาเมนู",
  noResults: "ไม่พบรายการที่ค้นหา",
  noResultsHint: "ลองพิมพ์ให้สั้นลง หรือเลือกหมวดหมู่",
  emptyCategory: "ยังไม่มีรายการที่นี่",
  emptyCategoryHint: "รายการจะแสดงที่นี่เมื่อถูกเพิ่มเข้าหมวดหมู่นี้",
  emptyMenu: "ยังไม่มีเมนู",
  emptyMenuHint: "เพิ่มรายการและหมวดหมู่ได้ที่สำนักงาน",
  menuLoading: "กำลังโหลดเมนู",
  outOfStock: "สินค้าหมด",
  perMinute: (price) => `${price} / นาที`,
  perHour: (price) => `${price} / ชม.`,
  perDay: (price) => `${price} / วัน`,
  from: (minimum) => `ตั้งแต่ ${minimum}`,
  fromTo: (minimum, maximum) => `${minimum} – ${maximum}`,
  pagePosition: (page, pages) => `หน้า ${page} จาก ${pages}`,
  nextPage: "หน้าถัดไป",
  previousPage: "หน้าก่อนหน้า",

  fields: {
    required: (field) => `กรุณากรอก${field}`,
    invalid: (field) => `${field}ไม่ถูกต้อง`,
    wrongDateFormat: "รูปแบบวันที่ไม่ถูกต้อง",
    tooLong: (field, maximum) => `${field}ใส่ได้ ${maximum} ตัวอักษร`,
    cardNumber: (field) => `กรุณาอย่าใส่หมายเลขบัตรใน${field}`,
  },
  order: orderThai,
  billView: billViewThai,
  floor: floorThai,
  networkHint: "เซิร์ฟเวอร์ไม่ตอบสนอง กรุณาตรวจสอบเครือข่ายแล้วลองใหม่",
  failures: {
    "network-error": "เครือข่ายขัดข้อง",
    "operation-failed": "การดำเนินการล้มเหลว",
    "invalid-request": "กรุณาตรวจสอบข้อมูลที่กรอก",
    "credentials-missing": "กรุณากรอกชื่อผู้ใช้และรหัสผ่าน",
    "credentials-wrong": "ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง",
    "token-missing": signInAgain,
    "token-malformed": signInAgain,
    "created-malformed": signInAgain,
    "location-malformed": signInAgain,
    "timer-mismatch": signInAgain,
    "not-signed-in": signInAgain,
    "clock-skewed": "นาฬิกาของเครื่องนี้ไม่ตรง",
    "request-replayed": "ได้รับคำขอนี้แล้ว",
    "header-repeated": damaged,
    "header-malformed": damaged,
    "target-malformed": damaged,
    "not-json": damaged,
    "path-not-found": "ไม่พบหน้าที่ต้องการ",
    "record-not-found": "ไม่พบข้อมูล หรือข้อมูลถูกลบแล้ว",
    "body-too-large": "ข้อมูลมีขนาดใหญ่เกินไป",
    "too-many-sign-ins": busy,
    "too-many-calls": busy,
    "sign-in-delayed": "ใส่รหัสผ่านผิดหลายครั้ง กรุณารอสักครู่แล้วลองใหม่",
    "server-busy": busy,
    fault: "ขออภัย ระบบขัดข้อง เราได้รับแจ้งแล้วและกำลังแก้ไข",
    "permission-denied": "ไม่มีสิทธิ์ใช้งาน",
    "login-not-allowed": "บัญชีนี้เข้าสู่ระบบที่เครื่องขายไม่ได้",
  },
};
