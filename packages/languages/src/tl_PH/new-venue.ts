import type { NewVenueNames } from "../en_US/new-venue.ts";

export const newVenue: NewVenueNames = {
  stations: { first: "Bar sa unahan" },
  payTypes: { cash: "Cash" },
  userGroups: { management: "Pamamahala", cashier: "Kahera", service: "Serbisyo" },
  expenseCategories: { floatTopUp: "Dagdag na panukli", commission: "Komisyon" },
  discountReasons: {
    regularGuest: "Suki",
    longWait: "Matagal naghintay",
    birthday: "Kaarawan",
    complaint: "Reklamo",
  },
};
