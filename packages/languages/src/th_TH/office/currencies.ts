export const currencyFields = {
  exchangeRateMillionths: "อัตราแลกเปลี่ยน",
  hasDecimals: "มีทศนิยม",
  coins: "เหรียญ",
  notes: "ธนบัตร",
  cashStep: "ปัดเศษเงินสดเป็น",
  cashWay: "วิธีปัดเศษ",
  rateMillionths: "อัตราแลกเปลี่ยน",
};

export const currencyWords = {
  "cashWay-nearest": "ใกล้ที่สุด",
  "cashWay-up": "ปัดขึ้น",
  "cashWay-down": "ปัดลง",
};
