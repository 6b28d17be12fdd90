import type { AllMessages } from "./all-english.ts";
import { billViewThai } from "./bill-view/thai.ts";
import { devicesThai } from "./devices/thai.ts";
import { floorThai } from "./floor/thai.ts";
import { customersThai } from "./customers/thai.ts";
import { errorTitlesThai, failuresThai } from "./failures/thai.ts";
import { linesThai } from "./lines/thai.ts";
import { moneyThai } from "./money/thai.ts";
import { offlineThai } from "./offline/thai.ts";
import { orderThai } from "./order/thai.ts";
import { papersThai } from "./papers/thai.ts";
import { shiftsThai } from "./shifts/thai.ts";

export const thai: AllMessages = {
  product: "Comanda",
  language: "ภาษา",

  loginTitle: "เข้าสู่ระบบ",
  username: "ชื่อผู้ใช้",
  password: "รหัสผ่าน",
  logIn: "แตะเพื่อเข้าสู่ระบบ",
  insecureAddress: "กรุณาเปิดหน้านี้ด้วยที่อยู่ที่ขึ้นต้นด้วย https",
  demoPasswords: "รหัสผ่านทดลอง: ใครก็เข้าสู่ระบบได้ กรุณาเปลี่ยนที่หลังร้าน ในเมนูพนักงาน",

  salePointTitle: "จุดขาย",
  chooseSalePoint: "กรุณาเลือกจุดขายของคุณ",
  noSalePoint: "ยังไม่มีจุดขายสำหรับคุณ",
  noSalePointHint: "กรุณาติดต่อผู้จัดการร้าน",
  openingSalePoint: "กำลังเปิดจุดขาย",
  nothingServed: "ตอนนี้ไม่มีรายการที่เสิร์ฟ",
  nothingServedHint: "การค้นหายังพบรายการทั้งหมดในเมนู",
  tryAgain: "ลองใหม่",
  cancel: "ยกเลิก",
  ok: "ตกลง",
  logOut: "ออกจากระบบ",

  categories: "หมวดหมู่",
  favorite: "หน้าโปรด",
  wholeCategory: "ทั้งหมด",
  searchMenu: "ค้นหาเมนู",
  noResults: "ไม่พบรายการที่ค้นหา",
  noResultsHint: "ลองพิมพ์ให้สั้นลง หรือเลือกหมวดหมู่",
  severalFound: (count) => `พบ ${count} รายการ พิมพ์เพิ่มหรือแตะรายการที่ต้องการ`,
  emptyCategory: "ยังไม่มีรายการที่นี่",
  emptyCategoryHint: "รายการในหมวดหมู่นี้จะแสดงที่นี่",
  emptyMenu: "ยังไม่มีเมนู",
  emptyMenuHint: "เพิ่มรายการและหมวดหมู่ได้ที่หลังร้าน",
  menuLoading: "กำลังโหลดเมนู",
  outOfStock: "สินค้าหมด",
  left: (count) => `เหลือ ${count}`,
  onThisOrder: (count) => `${count} ในออเดอร์นี้`,
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
    tooLong: (field, maximum) => `${field}ใส่ได้ไม่เกิน ${maximum} ตัวอักษร`,
    tooMany: (field, maximum) => `${field}ใส่ได้ไม่เกิน ${maximum} รายการ`,
    ambiguousNumber: (field) => `${field}อ่านได้สองแบบ กรุณาไม่ใส่เครื่องหมายหลักพัน`,
    tooManyDecimals: (field, maximum) => `${field}มีทศนิยมได้ไม่เกิน ${maximum} ตำแหน่ง`,
    cardNumber: (field) => `กรุณาอย่าใส่หมายเลขบัตรใน${field}`,
    weakPassword: "กรุณาเลือกรหัสผ่านอื่น: อย่างน้อย 8 ตัวอักษร ไม่ใช่รหัสที่ใช้กันทั่วไป และไม่ใช่ชื่อร้านหรือชื่อผู้ใช้",
  },
  offline: offlineThai,
  order: orderThai,
  billView: billViewThai,
  floor: floorThai,
  lines: linesThai,
  papers: papersThai,
  customers: customersThai,
  money: moneyThai,
  shifts: shiftsThai,
  devices: devicesThai,
  networkHint: "เซิร์ฟเวอร์ไม่ตอบสนอง กรุณาตรวจสอบเครือข่ายแล้วลองใหม่",
  failures: failuresThai,
  errorTitles: errorTitlesThai,
};
