/** The device's time zone, if it is known. */
export function ownTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZones().includes(timeZone) ? timeZone : "Asia/Bangkok";
}

export function timeZones(): readonly string[] {
  return Intl.supportedValuesOf("timeZone");
}
