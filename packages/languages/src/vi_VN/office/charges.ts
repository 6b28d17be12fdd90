import type { ChargeFieldsMessages, ChargeWordsMessages } from "../../en_US/office/charges.ts";

export const chargeFields: ChargeFieldsMessages = {
  percent: "Phần trăm",
  rate: "Phần trăm",
  datedRates: "Mức sắp tới",
  servingWays: "Cách phục vụ",
  taxClasses: "Nhóm thuế",
};

export const chargeWords: ChargeWordsMessages = {
  "servingWays-here": "Tại chỗ",
  "servingWays-away": "Mang về",
  "servingWays-delivered": "Giao hàng",
};
