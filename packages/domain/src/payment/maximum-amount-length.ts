/** The maximum length of a typed amount, decimal point included. */
export const maximumAmountLength = 10;
