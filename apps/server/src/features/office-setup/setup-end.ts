/** The last comment line of an export. */
const promise =
  " The file ends with a line of three dots. Without it, it was cut off, and is not imported.";

/** What an export says of itself at its top. */
export const setupHeading = ` The set-up of a venue. Prices are in units of the currency, times are the venue's own.
 What a row does not say is as a new one has it. Passwords are never written here.
${promise}`;

/**
 * Whether a file that promises an end lacks it. Most of what is left of a cut file can be read, with wrong prices.
 * Files of earlier releases and those typed by hand promise nothing.
 */
export function isCutOff(text: string): boolean {
  // YAML knows no other meaning of such a line, wherever it stands, and nothing can follow it.
  return text.includes(`\n#${promise}`) && !/^\.\.\.[ \t]*$/m.test(text);
}
