import { checkCurrency, currencyTexts, type OfficeCurrency } from "./check-currency.ts";
import { nameRules } from "./check-article.ts";
import { checkLocation, locationTexts, type OfficeLocation } from "./check-location-records.ts";
import { checkSettings, type OfficeSettings } from "./check-settings.ts";
import { staffTexts, type OfficeStaff } from "./check-staff.ts";
import { isWeakPassword, type PasswordContext } from "../staff/weak-password.ts";
import { checkTexts, keepFirstPerField, type Problem } from "./problem.ts";

/** The least that a new installation needs: settings, a location, its currency and an administrator. */
export type FirstVenue = {
  readonly settings: OfficeSettings;
  readonly location: OfficeLocation;
  readonly currency: OfficeCurrency;
  readonly admin: OfficeStaff;
  readonly password: string;
  /** The name of the first station. */
  readonly station: string;
};

/** Fields are reported by their path in the set-up: `admin.username`. */
export function checkFirstVenue(
  venue: FirstVenue,
  isCommonPassword: PasswordContext["isCommon"],
): readonly Problem[] {
  const { settings, location, currency, admin, password, station } = venue;
  const names = [settings.venueName, location.name, admin.username];
  const isWeak = isWeakPassword(password, { names, isCommon: isCommonPassword });
  return keepFirstPerField([
    ...checkSettings(settings),
    // The name of the location is the venue name, which checkSettings has checked already.
    ...[...checkTexts(locationTexts, location), ...checkLocation(location)].filter(
      ({ field }) => field !== "name",
    ),
    ...prefixFields("currency", [
      ...checkTexts(currencyTexts, currency),
      ...checkCurrency(currency, true),
    ]),
    ...prefixFields("admin", checkTexts(staffTexts, admin)),
    ...(password.trim() === "" ? [{ field: "admin.password", code: "required" as const }] : []),
    ...(isWeak ? [{ field: "admin.password", code: "weak-password" as const }] : []),
    ...checkTexts({ station: nameRules }, { station }),
  ]);
}

function prefixFields(place: string, problems: readonly Problem[]): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, field: `${place}.${problem.field}` }));
}
