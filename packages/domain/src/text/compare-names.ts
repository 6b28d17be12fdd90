/** Sorts names in the same order in every language and on every device, with Pool 2 before Pool 10. */
export const { compare: compareNames } = new Intl.Collator("en", { numeric: true });
