import type { ChargeFieldsMessages, ChargeWordsMessages } from "../../en_US/office/charges.ts";

export const chargeFields: ChargeFieldsMessages = {
  percent: "Porsiyento",
  rate: "Porsiyento",
  datedRates: "Mga susunod na porsiyento",
  servingWays: "Mga paraan ng paghain",
  taxClasses: "Mga klase ng buwis",
};

export const chargeWords: ChargeWordsMessages = {
  "servingWays-here": "Dito",
  "servingWays-away": "Take-out",
  "servingWays-delivered": "Ihahatid",
};
