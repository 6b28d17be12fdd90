import type { PrivilegeMessages } from "../../en_US/till/privilege.ts";

export const privilege: PrivilegeMessages = {
  title: "ส่วนลดผู้สูงอายุ / ผู้พิการ",
  open: "ผู้สูงอายุ / ผู้พิการ",
  guests: "จำนวนลูกค้าที่หารบิล",
  guest: (count) => `ลูกค้าที่ได้ส่วนลด คนที่ ${count}`,
  kinds: { senior: "ผู้สูงอายุ", disability: "ผู้พิการ" },
  name: "ชื่อ",
  idNumber: "เลขบัตร",
  addGuest: "เพิ่มลูกค้า",
  removeGuest: (count) => `ลบลูกค้า ${count}`,
  give: "ให้ส่วนลด",
  takeOff: "ยกเลิกส่วนลด",
  given: "ใส่ส่วนลดในบิลแล้ว",
  takenOff: "ยกเลิกส่วนลดของบิลแล้ว",
  exemption: "ยกเว้นภาษี",
  discount: "ส่วนลดตามกฎหมาย",
};
