/**
 * The names with which a new venue begins, by the lists of a set-up file. It may change them. Guests read some of them on
 * their bills.
 */
export type NewVenueNames = {
  readonly stations: { readonly first: string };
  readonly payTypes: { readonly cash: string };
  readonly userGroups: {
    readonly management: string;
    readonly cashier: string;
    readonly service: string;
  };
  readonly expenseCategories: {
    /** Small change that is added to a drawer. */
    readonly floatTopUp: string;
    readonly commission: string;
  };
  readonly discountReasons: {
    readonly regularGuest: string;
    readonly longWait: string;
    readonly birthday: string;
    readonly complaint: string;
  };
};

export const newVenue: NewVenueNames = {
  stations: { first: "Bar" },
  payTypes: { cash: "Cash" },
  userGroups: { management: "Management", cashier: "Cashier", service: "Service" },
  expenseCategories: { floatTopUp: "Float top-up", commission: "Commission" },
  discountReasons: {
    regularGuest: "Regular guest",
    longWait: "Long wait",
    birthday: "Birthday",
    complaint: "Complaint",
  },
};
