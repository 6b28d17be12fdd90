export const currencyFields = {
  exchangeRateMillionths: "Tỷ giá",
  hasDecimals: "Có số lẻ",
  coins: "Tiền xu",
  notes: "Tiền giấy",
  cashStep: "Tiền mặt làm tròn đến",
  cashWay: "Cách làm tròn",
  rateMillionths: "Tỷ giá",
};

export const currencyWords = {
  "cashWay-nearest": "Gần nhất",
  "cashWay-up": "Lên",
  "cashWay-down": "Xuống",
};
