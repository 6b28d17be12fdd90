import type { PriceListTexts } from "../../en_US/papers/price-list.ts";

export const priceList: PriceListTexts = {
  titles: { priceList: "รายการราคา", menu: "เมนู" },
  allergens: {
    gluten: "กลูเตน (แป้งสาลี)",
    crustaceans: "กุ้ง ปู",
    eggs: "ไข่",
    fish: "ปลา",
    peanuts: "ถั่วลิสง",
    soybeans: "ถั่วเหลือง",
    milk: "นม",
    nuts: "ถั่วเปลือกแข็ง",
    celery: "ขึ้นฉ่าย",
    mustard: "มัสตาร์ด",
    sesame: "งา",
    sulphites: "ซัลไฟต์",
    lupin: "ถั่วลูพิน",
    molluscs: "หอย ปลาหมึก",
  },
  legend: "สารก่อภูมิแพ้",
  containsNone: "ไม่มีสารก่อภูมิแพ้ทั้ง 14 ชนิด",
  notStated: "รายการที่ไม่มีตัวอักษร กรุณาสอบถามพนักงาน",
};
