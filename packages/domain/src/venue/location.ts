import type { LocationId, StationId } from "../id.ts";
import type { CurrencySignPosition } from "../money/format-money.ts";
import type { TimeZone } from "../time/local-time.ts";

export type Location = {
  readonly id: LocationId;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly timeZone: TimeZone;
  readonly printerServerAddress: string;
  readonly usesLocalServer: boolean;
  readonly groupsBillItems: boolean;
  readonly usesBillNumberPerWorkDay: boolean;
  /** Whether the till asks for the order level as soon as a dish is pressed. */
  readonly asksForOrderLevel: boolean;
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
  readonly currencySign: CurrencySignPosition;
  /** Texts that the law or the venue requires on bills; empty if not needed. */
  readonly taxNumber: string;
  readonly billHeader: string;
  readonly billFooter: string;
  /** The hash of the logo above them. */
  readonly logo: string | null;
  /** Whether guests order by seat. */
  readonly usesSeats: boolean;
  /** How many minutes after the one before a course is fired by itself; null if staff fire each. */
  readonly courseMinutes: number | null;
  /** Whether tickets name what comes with a later course. */
  readonly printsLaterCourses: boolean;
};

export type Station = {
  readonly id: StationId;
  readonly name: string;
  readonly location: LocationId;
  readonly isSalePoint: boolean;
  /** Whether guests order and pay there without a table. */
  readonly isCounter: boolean;
};
