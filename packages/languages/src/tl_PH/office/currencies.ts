export const currencyFields = {
  exchangeRateMillionths: "Palitan",
  hasDecimals: "May sentimo",
  coins: "Barya",
  notes: "Perang papel",
  cashStep: "Nira-round ang cash sa",
  cashWay: "Paraan ng pag-round",
  rateMillionths: "Palitan",
};

export const currencyWords = {
  "cashWay-nearest": "Pinakamalapit",
  "cashWay-up": "Pataas",
  "cashWay-down": "Pababa",
};
