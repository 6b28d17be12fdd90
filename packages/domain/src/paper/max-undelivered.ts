/**
 * How many of the papers that failed, and of those that wait, are listed at once. Users never work through more of them
 * by hand.
 */
export const maxUndelivered = 500;
