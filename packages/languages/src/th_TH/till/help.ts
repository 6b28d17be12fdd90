import type { HelpMessages } from "../../en_US/till/help.ts";

export const help: HelpMessages = {
  title: "วิธีใช้",
  whatToDo: "วิธีแก้",
  search: "ค้นหาวิธีใช้",
  pages: "หน้าทั้งหมด",
  allPages: "ดูทุกหน้า",
  close: "ปิด",
  groups: {
    till: "ที่เครื่องขาย",
    office: "หลังร้าน",
    running: "สำหรับผู้ดูแลระบบ (ภาษาอังกฤษ)",
  },
  noneFound: "ไม่มีหน้าที่มีคำนี้",
  noneFoundHint: "ลองพิมพ์ให้น้อยลง หรือใช้คำอื่น",
  missing: "โหลดวิธีใช้ไม่ได้",
};
