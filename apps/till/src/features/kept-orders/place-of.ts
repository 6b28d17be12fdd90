import type { Session } from "#api/session.ts";

/** What the intents of a sale point are stored under. */
export function placeOf({
  id,
  location,
}: Readonly<Record<"id" | "location", number | null>>): string {
  return `${location}.${id}`;
}

/** As at the choice of the sale point. */
export function placeNameOf(
  { location, name }: Pick<Session["stations"][number], "location" | "name">,
  { locations }: Session,
): string {
  return `${locations.find(({ id }) => id === location)?.name ?? ""} - ${name}`;
}
