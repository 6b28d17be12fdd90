import type { ChargeFieldsMessages, ChargeWordsMessages } from "../../en_US/office/charges.ts";

export const chargeFields: ChargeFieldsMessages = {
  percent: "เปอร์เซ็นต์",
  rate: "เปอร์เซ็นต์",
  datedRates: "อัตราล่วงหน้า",
  servingWays: "วิธีเสิร์ฟ",
  taxClasses: "กลุ่มภาษี",
};

export const chargeWords: ChargeWordsMessages = {
  "servingWays-here": "ทานที่ร้าน",
  "servingWays-away": "กลับบ้าน",
  "servingWays-delivered": "จัดส่ง",
};
