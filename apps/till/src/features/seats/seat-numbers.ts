import { maxSeat } from "@comanda/domain/bill/seats";

export type SeatedBill = {
  readonly cover: number | null;
  readonly lines: readonly { readonly seats: readonly number[] }[];
};

/** A seat for each guest, and every seat that is in use: the active one, and those of lines. */
export function seatsOf({ cover, lines }: SeatedBill, active: number | null): readonly number[] {
  const used = lines.flatMap(({ seats }) => seats);
  const last = Math.min(Math.max(cover ?? 0, active ?? 0, ...used), maxSeat);
  return Array.from({ length: last }, (_, index) => index + 1);
}

/** A second press on the active seat is a press on All. */
export function pressSeat(active: number | null, pressed: number): number | null {
  return pressed === active ? null : pressed;
}

/** A line is for one more seat, or for one less; without any it is for the table. */
export function toggleSeat(seats: readonly number[], pressed: number): readonly number[] {
  const others = seats.filter((seat) => seat !== pressed);
  return others.length === seats.length
    ? [...others, pressed].toSorted((one, other) => one - other)
    : others;
}
