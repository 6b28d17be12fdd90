import type { WriteTransaction } from "#database/database.ts";
import type { TableMaker } from "#database/new-table.ts";

/** Finds the open bill of a table or room with one look, however many bills are open. */
export async function addPlaceKeys(make: TableMaker): Promise<void> {
  await make.addText("bill", "place_key");
  await make.indexWhere(
    "bill_open_by_place",
    "bill",
    ["location", "place_key", "number"],
    "status = 'open'",
  );
}

/** Bills that have ended are never looked up by it. */
export async function fillPlaceKeys(tx: WriteTransaction): Promise<void> {
  const open = await tx
    .selectFrom("bill")
    .select(["location", "id", "table_name", "room_name"])
    .where("status", "=", "open")
    .execute();
  for (const { location, id, ...place } of open) {
    await tx
      .updateTable("bill")
      .set({ place_key: keyOf(place) })
      .where("location", "=", location)
      .where("id", "=", id)
      .execute();
  }
}

type PlaceColumns = { readonly table_name: string; readonly room_name: string };

/** As the rule of the place was when this migration was released. */
function keyOf({ table_name, room_name }: PlaceColumns): string {
  if (table_name !== "") return `table ${fold(table_name)}`;
  return room_name === "" ? "" : `room ${fold(room_name)}`;
}

function fold(name: string): string {
  return name.normalize("NFC").toLocaleUpperCase("en");
}
