/** Texts of the set-up of an empty server and its first articles. Loaded only there. */
export const setUp = {
  title: "Welcome to Comanda",
  lead: "Tell us about your venue and yourself. You can change everything later.",
  venue: "Your venue",
  you: "You",
  youHint: "You can do everything, and add more staff.",
  fields: {
    venueName: "Venue name",
    station: "First sale point",
    country: "Country",
    timeZone: "Time zone",
    currency: "Currency",
    numbers: "Amounts are written",
    language: "Language of tills and papers",
    firstName: "First name",
    lastName: "Last name",
    username: "Username",
    password: "Password",
    passwordAgain: "Repeat password",
  },
  twoDecimals: (code: string) => `Amounts in ${code} have two decimals here, not three.`,
  otherCountry: "Another country",
  passwordsDiffer: "The passwords do not match",
  make: "Open the venue",

  goodsTitle: "What do you sell?",
  goodsLead:
    "Start with a sample menu and change it as you go, import the menu and the rest from another of your venues, or start empty.",
  goodsHabits:
    "Prices, taxes and ways to pay follow your country. Have your accountant check the taxes.",
  samples: { restaurant: "Restaurant", bar: "Bar", spa: "Spa", hotel: "Hotel" },
  sampleHints: {
    restaurant: "Starters to desserts, kitchen and bar, lunch prices, how the steak is done",
    bar: "Drinks with mixers, a happy hour, pool by the hour",
    spa: "Massages by the minute, commission for therapists, packages",
    hotel: "Rooms, restaurant, bar and minibar, prices for members",
  },
  bringFile: "Import a set-up file",
  withNothing: "Start empty",
  brought: (count: number) => `${count} entries to start with`,
};

export type SetUpMessages = typeof setUp;
