import type { LocationId, StationId } from "../id.ts";
import type { CurrencySignPlace } from "../money/format-money.ts";
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
  /** Whether the till asks for the order level of a dish as soon as it is pressed. */
  readonly asksForOrderLevel: boolean;
  readonly decimalSeparator: string;
  readonly thousandSeparator: string;
  readonly currencySign: CurrencySignPlace;
  /** What the law or the venue wants on bills; empty where it wants nothing. */
  readonly taxNumber: string;
  readonly billHeader: string;
  readonly billFooter: string;
};

export type Station = {
  readonly id: StationId;
  readonly name: string;
  readonly location: LocationId;
  readonly isSalePoint: boolean;
};
