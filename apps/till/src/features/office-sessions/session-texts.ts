import type { OfficeSession } from "@comanda/contract/office-session";

import type { OfficeMessages } from "#language/office-messages.tsx";

export function userText({ ref, firstName, lastName }: OfficeSession): string {
  return `${ref} ${firstName} ${lastName}`.trim();
}

export function deviceText(
  { device, isOwn }: OfficeSession,
  { sessions: words }: OfficeMessages["tools"],
): string {
  const { browser, system } = device;
  const isKnown = browser !== null && system !== null;
  const name = isKnown
    ? words.deviceOn(browser, system)
    : (browser ?? system ?? words.unknownDevice);
  return isOwn ? `${name} · ${words.isOwn}` : name;
}

export function placeText(
  { station, isElsewhere }: OfficeSession,
  { sessions: words }: OfficeMessages["tools"],
): string {
  return isElsewhere ? words.elsewhere : (station ?? "");
}
