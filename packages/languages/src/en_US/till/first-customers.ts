/** What the first screen and the menu need of this area. */
export const customersFirst = {
  chooseCustomer: "Choose customer",
  guest: "Guest",
};
