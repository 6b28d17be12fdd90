import type { LinesMessages } from "../../en_US/till/lines.ts";

export const lines: LinesMessages = {
  openingScreen: "Binubuksan ang screen",
  submit: "I-save",
  confirm: "Kumpirmahin",

  addNote: "Tala sa kusina",
  note: "Tala",
  noteFor: (item) => `Tala para sa ${item}`,
  reasonFor: (item) => `Bakit ibinabalik ang ${item}`,
  cookingOptions: "Mga paraan ng luto",

  orderLevel: "Antas ng luto",
  answers: "Mga sagot",
  wayOf: (item) => `Paano: ${item}`,
  chooseAnswers: (minimum, maximum, included) => {
    const range =
      minimum === 0 ? `Hanggang ${maximum}` : `Pumili ng ${minimum} hanggang ${maximum}`;
    return (
      (minimum === maximum ? `Pumili ng ${maximum}` : range) +
      (included > 0 ? `, kasama na ang ${included}` : "")
    );
  },
  levelFor: (item) => `Antas ng luto ng ${item}`,
  noLevels: (item) => `Walang antas ang ${item}`,
  noLevelsHint: "Sabihin sa kusina sa pamamagitan ng tala.",

  changeTime: "Baguhin ang oras",
  timeFor: (item) => `Oras ng ${item}`,
  start: "Simula",
  end: "Katapusan",
  minutesLater: (minutes) => (minutes > 0 ? `+${minutes} min` : `−${-minutes} min`),
  shiftStart: "Ilipat ang simula",
  shiftEnd: "Ilipat ang katapusan",
  stopNow: "Itigil na",
  keepRunning: "Ituloy ang oras",
  timedSoFar: "Hanggang ngayon",
  timedInAll: "Kabuuan",

  variablePrice: "Lagyan ng presyo",
  setPriceFor: (item) => `Lagyan ng presyo ang ${item}`,
  price: "Presyo",
  minimum: "Pinakamababa",
  maximum: "Pinakamataas",

  commission: "Komisyon",
  commissionOf: (item) => `Komisyon ng ${item}`,
  earnerKey: "Sino ang kikita",
  whoEarns: "Sino ang kikita? Ibebenta ito nang walang komisyon sa Kanselahin.",
  earner: "Staff ID",
  earns: (name, amount) => `Kikita si ${name} ng ${amount}`,

  finishTyping: "I-save o kanselahin muna ang na-type",

  changeLine: (item) => `Baguhin ang ${item}`,
  oneMore: (item) => `Isa pang ${item}`,
  oneLess: (item) => `Bawasan ng isa ang ${item}`,
  level: "Antas",
  time: "Oras",
  creditOne: "Ibalik ang isa",
  discount: "Bawas",
  discountOn: (item: string) => `Diskuwento sa ${item}`,
  discountOnBill: "Diskuwento sa bill",
  howMuch: "Magkano",
  percentOff: "Porsiyentong bawas",
  amountOff: "Halagang bawas",
  whyDiscount: "Bakit? Pindutin ang dahilan para ibigay",
  giveDiscount: "Ibigay ang diskuwento",
  discountGiven: "Naibigay na ang diskuwento",
  noDiscountReasons:
    "Wala pang dahilan para dito. Idinadagdag ito ng manager sa back office, sa Mga dahilan ng diskuwento.",
  servingWay: "Paghain",
  servingWays: { here: "Dito", away: "Take-out", delivered: "Ihahatid" },
  addSet: (price) => `Idagdag ${price}`,
  changeSet: (price) => `Gawing ${price}`,
  chooseParts: "Mga pinili",
  makesSet: (set, price, single) =>
    `Ang mga ito ay ${set}: ${price} sa halip na ${single}. Gamitin?`,
  useSet: "Gamitin",
  breakUp: "Ihiwalay",
  askBreakUp: (set) => `Ihiwalay ang mga bahagi ng ${set}?`,
  breakUpAt: (more) => `Sariling presyo ang bawat isa: ${more}`,
  brokenUp: (set) => `Pinaghiwalay ang ${set}`,
  dropUnsent: "Alisin ang lahat ng bago",
  unsentDropped: "Inalis ang lahat ng bagong linya",
  menuPrice: (price) => `Presyo sa menu: ${price}`,
  typedPrice: (price) => `Tinipang presyo: ${price}`,
  priceSince: (price, day) => `${price} mula ${day}`,
  otherGuests: (price) => `ibang bisita: ${price}`,
  priceFrom: (when, price) => `mula ${when}: ${price}`,
  insteadOf: (promotion, price, menuPrice) => `${promotion}: ${price} sa halip na ${menuPrice}`,

  contains: (list) => `May sangkap na: ${list}`,
  allergensNotStated: "Hindi nakasaad ang mga allergen: itanong sa kusina",
};
