/** The most characters of each kind of text, which forms check and the contract repeats. */
export const nameMaximumLength = 100;
export const noteMaximumLength = 250;
/** Of a note that several typed ones were joined into: a dish of a set that is broken up has the note of the set, too. */
export const joinedNoteMaximumLength = 8 * noteMaximumLength;
/** The longest email address (RFC 5321). */
export const emailMaximumLength = 254;
export const phoneMaximumLength = 40;
/** The units in which stock is measured, and those in which it is counted on the shelf. */
export const unitMaximumLength = 20;
export const currencySymbolMaximumLength = 8;
export const currencyCodeMaximumLength = 3;

export const usernameMaximumLength = 64;
export const passwordMaximumLength = 256;
