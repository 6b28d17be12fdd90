import type { CustomersMessages } from "./english.ts";

export const customersFilipino: CustomersMessages = {
  chooseCustomer: "Pumili ng kostumer",
  search: "Pangalan, card o telepono",
  searchTitle: "Sinong kostumer?",
  searchHint: "Mag-type ng ilang letra ng pangalan, o ng numero.",
  noneFound: "Walang nahanap na kostumer",
  noneFoundHint: "Bawasan ang letra, o idagdag ang kostumer.",
  more: (count) => `May ${count} pa: mag-type ng dagdag na letra`,
  remove: "alisin",
  removeNamed: (name) => `alisin si ${name}`,
  onBill: "Nasa bill na ito",

  swipeCard: "I-swipe ang card",
  swipeTitle: "I-swipe ang card",
  swipeHint: "O mag-type ng ilang letra ng pangalan.",
  paymentCard: "Pambayad na card ito. Walang itinago mula rito.",

  addCustomer: "Magdagdag ng kostumer",
  name: "Pangalan",
  dateOfBirth: "Kaarawan",
  dateHint: "aa/bb/tttt",
  cardNumber: "Numero ng card",
  customerType: "Uri ng kostumer",
  chooseType: "Pakipili",
  address: "Tirahan",
  phone: "Telepono",
  email: "Email",
  preferredDrink: "Paboritong inumin",
  added: "Naidagdag na ang kostumer",
  putOnBill: (name) => `Ilagay si ${name} sa bill`,
  notOnBill: "Huwag ilagay sa bill",
};
