/** What an empty server asks, and what its venue begins with. Fetched by nobody else. */
export const setUpEnglish = {
  title: "Welcome to Comanda",
  lead: "There is nobody here yet. Say what your venue is called and who you are; everything can be changed later.",
  venue: "Your venue",
  you: "You",
  youHint: "You may do everything, and let the others in.",
  fields: {
    venueName: "Name of the venue",
    station: "First sale point",
    timeZone: "Time zone",
    currency: "Currency",
    firstName: "First name",
    lastName: "Last name",
    username: "Username",
    password: "Password",
    passwordAgain: "Password again",
  },
  firstStation: "Bar",
  passwordsDiffer: "The two passwords are not the same",
  make: "Open the venue",

  goodsTitle: "What do you sell?",
  goodsLead:
    "Begin with a menu like yours and change it as you go, bring what another venue of yours has, or begin with nothing.",
  samples: { restaurant: "Restaurant", bar: "Bar", spa: "Spa", hotel: "Hotel" },
  sampleHints: {
    restaurant: "Starters to desserts, kitchen and bar, lunch prices, how the steak is done",
    bar: "Drinks with mixers, a happy hour, pool by the hour",
    spa: "Massages by the minute, commission for therapists, packages",
    hotel: "Rooms, restaurant, bar and minibar, prices for members",
  },
  bringFile: "Bring a set-up file",
  withNothing: "Begin with nothing",
  brought: (count: number) => `${count} things are there to begin with`,
};

export type SetUpMessages = typeof setUpEnglish;
