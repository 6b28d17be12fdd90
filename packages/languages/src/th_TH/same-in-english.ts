/** Texts that are the same as in English, and why. */
export const sameInEnglish = {};
