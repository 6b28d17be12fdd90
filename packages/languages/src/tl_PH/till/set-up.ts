import type { SetUpMessages } from "../../en_US/till/set-up.ts";

export const setUp: SetUpMessages = {
  title: "Maligayang pagdating sa Comanda",
  lead: "Ipakilala ang inyong lugar at ang iyong sarili. Mababago ang lahat sa ibang pagkakataon.",
  venue: "Ang inyong lugar",
  you: "Ikaw",
  youHint: "Magagawa mo ang lahat, at ikaw ang magdadagdag ng iba.",
  fields: {
    venueName: "Pangalan ng lugar",
    station: "Unang istasyon",
    country: "Bansa",
    timeZone: "Time zone",
    currency: "Pera",
    numbers: "Paraan ng pagsulat ng halaga",
    language: "Wika ng mga till at papel",
    firstName: "Pangalan",
    lastName: "Apelyido",
    username: "Username",
    password: "Password",
    passwordAgain: "Password ulit",
  },
  twoDecimals: (code) => `Dalawa ang desimal ng halaga sa ${code} dito, hindi tatlo.`,
  otherCountry: "Ibang bansa",
  passwordsDiffer: "Hindi magkapareho ang dalawang password",
  make: "Buksan ang lugar",

  goodsTitle: "Ano ang ibinebenta ninyo?",
  goodsLead:
    "Magsimula sa sample na menu at baguhin habang tumatagal, i-import ang menu at iba pa mula sa iba ninyong lugar, o magsimula nang walang laman.",
  goodsHabits:
    "Sumusunod sa inyong bansa ang mga presyo, buwis at paraan ng pagbabayad. Ipasuri ang mga buwis sa inyong accountant.",
  samples: { restaurant: "Kainan", bar: "Inuman", spa: "Spa at masahe", hotel: "Hotel" },
  sampleHints: {
    restaurant:
      "Mula pampagana hanggang panghimagas, kusina at bar, presyong pananghalian, luto ng steak",
    bar: "Inuming may mixer, happy hour, bilyar kada oras",
    spa: "Masahe kada minuto, komisyon ng masahista, mga pakete",
    hotel: "Mga kuwarto, kainan, bar at minibar, presyo para sa miyembro",
  },
  bringFile: "Mag-import ng setup file",
  withNothing: "Magsimula nang walang laman",
  brought: (count) => `May ${count} nang pansimula`,
};
