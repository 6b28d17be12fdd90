import type { CustomersMessages } from "./english.ts";

export const customersThai: CustomersMessages = {
  chooseCustomer: "เลือกลูกค้า",
  search: "ชื่อ เลขบัตร หรือโทรศัพท์",
  searchTitle: "ลูกค้าคนไหน?",
  searchHint: "พิมพ์ชื่อบางส่วน หรือหมายเลข",
  noneFound: "ไม่พบลูกค้า",
  noneFoundHint: "ลองพิมพ์ให้สั้นลง หรือเพิ่มลูกค้าใหม่",
  more: (count) => `ยังมีอีก ${count} คน กรุณาพิมพ์เพิ่ม`,
  remove: "นำออก",
  removeNamed: (name) => `นำ ${name} ออก`,
  onBill: "อยู่ในบิลนี้",

  swipeCard: "รูดบัตร",
  swipeTitle: "รูดบัตรสมาชิก",
  swipeHint: "หรือพิมพ์ชื่อบางส่วน",
  paymentCard: "นี่คือบัตรชำระเงิน ระบบไม่ได้เก็บข้อมูลใด ๆ",

  addCustomer: "เพิ่มลูกค้า",
  name: "ชื่อ",
  dateOfBirth: "วันเกิด",
  dateHint: "วว/ดด/ปปปป",
  cardNumber: "เลขบัตรสมาชิก",
  customerType: "ประเภทลูกค้า",
  chooseType: "กรุณาเลือก",
  address: "ที่อยู่",
  phone: "โทรศัพท์",
  email: "อีเมล",
  preferredDrink: "เครื่องดื่มที่ชอบ",
  added: "เพิ่มลูกค้าเรียบร้อยแล้ว",
  putOnBill: (name) => `ใส่ ${name} ในบิล`,
  notOnBill: "ไม่ใส่ในบิล",
};
