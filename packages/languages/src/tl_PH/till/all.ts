import { approval } from "./approval.ts";
import { billView } from "./bill-view.ts";
import { customers } from "./customers.ts";
import { devices } from "./devices.ts";
import type { AllMessages } from "../../en_US/till/all.ts";
import { errorTitles, failures } from "./failures.ts";
import { floor } from "./floor.ts";
import { lines } from "./lines.ts";
import { money } from "./money.ts";
import { offline } from "./offline.ts";
import { order } from "./order.ts";
import { papers } from "./papers.ts";
import { privilege } from "./privilege.ts";
import { refunds } from "./refunds.ts";
import { seats } from "./seats.ts";
import { shifts } from "./shifts.ts";
import { tables } from "./tables.ts";

export const messages: AllMessages = {
  product: "Comanda",
  language: "Wika",

  loginTitle: "Pag-log in",
  username: "Username",
  password: "Password",
  logIn: "Pindutin para mag-log in",
  insecureAddress: "Buksan ang pahinang ito sa address na nagsisimula sa https.",
  demoPasswords:
    "Pang-demo ang mga password: kahit sino ay makakapag-log in. Palitan sa back office, sa Mga tauhan.",

  salePointTitle: "Istasyon",
  chooseSalePoint: "Pakipili ang iyong istasyon",
  noSalePoint: "Wala pang istasyon para sa iyo",
  noSalePointHint: "Pakitanong sa manager.",
  openingSalePoint: "Binubuksan ang istasyon",
  keptOrders: (count, salePoint) =>
    `Nasa till na ito lang ang ${count} order ng ${salePoint}. Mag-log in doon para maipadala.`,
  anotherSalePoint: "ibang istasyon",
  nothingServed: "Walang inihahain ngayon",
  nothingServedHint: "Mahahanap pa rin sa search ang buong menu.",
  tryAgain: "Subukan ulit",
  cancel: "Kanselahin",
  ok: "OK",
  logOut: "Mag-log out",

  categories: "Mga kategorya",
  favorite: "Mga paborito",
  wholeCategory: "Lahat",
  searchMenu: "Maghanap sa menu",
  noResults: "Walang nahanap",
  noResultsHint: "Bawasan ang letra, o pumili ng kategorya.",
  severalFound: (count) => `${count} ang tumugma: mag-type pa, o pumili ng isa`,
  emptyCategory: "Wala pang laman dito",
  emptyCategoryHint: "Lalabas dito ang mga item ng kategoryang ito.",
  emptyMenu: "Walang laman ang menu",
  emptyMenuHint: "Magdagdag ng item at kategorya sa back office.",
  menuLoading: "Nilo-load ang menu",
  outOfStock: "Ubos na",
  left: (count) => `${count} na lang`,
  onThisOrder: (count) => `${count} sa order na ito`,
  perMinute: (price) => `${price} / min`,
  perHour: (price) => `${price} / oras`,
  perDay: (price) => `${price} / araw`,
  from: (minimum) => `mula ${minimum}`,
  fromTo: (minimum, maximum) => `${minimum} – ${maximum}`,
  pagePosition: (page, pages) => `Pahina ${page} ng ${pages}`,
  nextPage: "Susunod na pahina",
  previousPage: "Nakaraang pahina",

  fields: {
    required: (field) => `Kailangan ang ${field}`,
    invalid: (field) => `Mali ang ${field}`,
    wrongDateFormat: "Mali ang format ng petsa",
    afterToday: (field) =>
      `${field}: hindi pa dumarating ang petsang ito. Ilagay ang taon, gaya ng 1990`,
    tooLong: (field, maximum) => `Hanggang ${maximum} letra lang ang ${field}`,
    tooMany: (field, maximum) => `Hanggang ${maximum} item lang ang ${field}`,
    ambiguousNumber: (field) =>
      `Dalawa ang puwedeng basa sa ${field}. Huwag lagyan ng tanda ng libo`,
    tooManyDecimals: (field, maximum) => `Hanggang ${maximum} desimal lang ang ${field}`,
    notAUsername: (field) =>
      `${field}: mga titik a hanggang z, numero at . _ @ - lang ang gamitin, at magsimula sa titik o numero`,
    cardNumber: (field) => `Huwag ilagay ang numero ng card sa ${field}`,
    weakPassword:
      "Pumili ng ibang password: hindi bababa sa 8 karakter, hindi karaniwan, at hindi pangalan ng lugar o ng tao",
  },

  offline,
  order,
  approval,
  billView,
  floor,
  lines,
  papers,
  customers,
  money,
  privilege,
  refunds,
  seats,
  shifts,
  tables,
  devices,

  networkHint: "Hindi sumasagot ang server. Pakitingnan ang network at subukan ulit.",
  failures,
  errorTitles,
};
