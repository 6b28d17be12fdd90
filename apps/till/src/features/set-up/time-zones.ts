/** Where this device is, as far as it knows. */
export function ownTimeZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZones().includes(timeZone) ? timeZone : "Asia/Bangkok";
}

export function timeZones(): readonly string[] {
  return Intl.supportedValuesOf("timeZone");
}
