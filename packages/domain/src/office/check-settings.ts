import { holdsCardNumber } from "../form/holds-card-number.ts";
import { nameMaximumLength } from "../form/maximum-lengths.ts";
import type { Language } from "../venue/settings.ts";
import { checkNoDuplicates, type Problem } from "./problem.ts";

/** The settings shared by all locations. */
export type OfficeSettings = {
  readonly venueName: string;
  readonly language: Language;
  readonly allowedLanguages: readonly Language[];
};

/** Checks the venue's name, and that its language is among the allowed ones. */
export function checkSettings({
  venueName,
  language,
  allowedLanguages,
}: OfficeSettings): readonly Problem[] {
  const problems: Problem[] = [];
  const name = venueName.trim();
  if (name === "") problems.push({ field: "venueName", code: "required" });
  if (name.length > nameMaximumLength) {
    problems.push({ field: "venueName", code: "too-long", maximum: nameMaximumLength });
  }
  if (holdsCardNumber(name)) problems.push({ field: "venueName", code: "card-number" });
  if (!allowedLanguages.includes(language)) {
    problems.push({ field: "language", code: "does-not-fit" });
  }
  return [...problems, ...checkNoDuplicates("allowedLanguages", allowedLanguages)];
}
