import type { OfficeKindMessages } from "../../en_US/office/kinds.ts";

export const officeKinds: OfficeKindMessages = {
  staff: "พนักงาน",
  commission: "คอมมิชชั่น",
  elsewhere: "ที่สาขาอื่น",
  article: "สินค้า",
  category: "หมวด",
  favorite: "หน้าโปรด",
  scheduledMenu: "เมนูตามเวลา",
  mixerGroup: "กลุ่มมิกเซอร์",
  orderLevel: "ระดับการปรุง",
  promotion: "โปรโมชั่น",
  discountReason: "เหตุผลการลดราคา",
  foreignCurrency: "เงินตราต่างประเทศ",
  ledgerAccount: "บัญชี",
  payType: "ภาษีหรือค่าธรรมเนียม",
  customer: "ลูกค้า",
  stockItem: "รายการสต็อก",
  station: "จุดขาย",
  printer: "เครื่องพิมพ์",
  openBill: "บิลที่เปิดอยู่",
  openShift: "กะที่เปิดอยู่",
};
