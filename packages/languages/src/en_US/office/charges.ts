/** What the forms of taxes and charges name. */
export const chargeFields = {
  percent: "Percent",
  rate: "Percent",
  datedRates: "Later rates",
  servingWays: "Ways of serving",
  taxClasses: "Tax classes",
};

export const chargeWords = {
  "servingWays-here": "Here",
  "servingWays-away": "To go",
  "servingWays-delivered": "Delivery",
};

export type ChargeFieldsMessages = typeof chargeFields;
export type ChargeWordsMessages = typeof chargeWords;
