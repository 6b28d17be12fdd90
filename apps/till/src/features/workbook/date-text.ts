const msPerDay = 86_400_000;
/** The day before the first one. Excel takes 1900 for a leap year, which shifts all later days by one. */
const dayZero = { is1900: Date.UTC(1899, 11, 30), is1904: Date.UTC(1904, 0, 1) };

/** 2026-11-24, and a time of day as 09:30. */
export function dateText(days: number, is1904: boolean): string {
  const start = is1904 ? dayZero.is1904 : dayZero.is1900;
  const date = new Date(start + Math.round(days * msPerDay));
  if (Number.isNaN(date.getTime())) return String(days);
  const [day = "", time = ""] = date.toISOString().split("T");
  const clock = time.slice(0, 5);
  if (days < 1) return clock;
  return clock === "00:00" ? day : `${day} ${clock}`;
}
