import { rate, type Rate } from "../money/rate.ts";
import { isSameTimeZone } from "../time/local-time.ts";

/**
 * The countries whose law frees the shares of seniors and of persons with disability from VAT, with the discount that it
 * gives them: RA 9994 and RA 10754 of the Philippines. The clock of a venue says where it is.
 */
const privileges: readonly { readonly timeZone: string; readonly rate: Rate }[] = [
  { timeZone: "Asia/Manila", rate: rate(2000) },
];

/** The discount of privileged guests where a venue is; null where the law knows none. */
export function privilegeRateAt(timeZone: string): Rate | null {
  return privileges.find((privilege) => isSameTimeZone(privilege.timeZone, timeZone))?.rate ?? null;
}
