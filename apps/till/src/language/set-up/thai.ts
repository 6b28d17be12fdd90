import type { SetUpMessages } from "./english.ts";

export const setUpThai: SetUpMessages = {
  title: "ยินดีต้อนรับสู่ Comanda",
  lead: "บอกข้อมูลร้านและตัวคุณ ทุกอย่างแก้ไขภายหลังได้",
  venue: "ร้านของคุณ",
  you: "คุณ",
  youHint: "คุณทำได้ทุกอย่าง และเพิ่มคนอื่นเข้ามาได้",
  fields: {
    venueName: "ชื่อร้าน",
    station: "จุดขายแรก",
    timeZone: "เขตเวลา",
    currency: "สกุลเงิน",
    firstName: "ชื่อ",
    lastName: "นามสกุล",
    username: "ชื่อผู้ใช้",
    password: "รหัสผ่าน",
    passwordAgain: "รหัสผ่านอีกครั้ง",
  },
  firstStation: "บาร์",
  passwordsDiffer: "รหัสผ่านทั้งสองไม่ตรงกัน",
  make: "เปิดร้าน",

  goodsTitle: "คุณขายอะไร",
  goodsLead: "เริ่มจากเมนูตัวอย่างแล้วค่อยแก้ นำเข้าข้อมูลจากร้านอื่นของคุณ หรือเริ่มจากศูนย์",
  samples: { restaurant: "ร้านอาหาร", bar: "บาร์", spa: "สปา", hotel: "โรงแรม" },
  sampleHints: {
    restaurant: "ของว่างถึงของหวาน ครัวและบาร์ ราคามื้อกลางวัน ระดับความสุกของสเต๊ก",
    bar: "เครื่องดื่มกับมิกเซอร์ ช่วงลดราคา โต๊ะพูลคิดเป็นชั่วโมง",
    spa: "นวดคิดเป็นนาที ค่าคอมมิชชั่นของพนักงานนวด แพ็กเกจ",
    hotel: "ห้องพัก ร้านอาหาร บาร์และมินิบาร์ ราคาสมาชิก",
  },
  bringFile: "นำเข้าไฟล์ตั้งค่า",
  withNothing: "เริ่มจากศูนย์",
  brought: (count) => `มี ${count} รายการไว้เริ่มต้นแล้ว`,
};
