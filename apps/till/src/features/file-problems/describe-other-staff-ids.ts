import type { ReplyOf } from "@comanda/contract/call";
import type { importSetup } from "@comanda/contract/office-setup";

import type { FileMessages } from "#language/file-messages.ts";

type Imported = ReplyOf<typeof importSetup>;

/** Names the staff whose ID in the file is somebody else's here; null if there are none. */
export function describeOtherStaffIds(
  { otherStaffIds = [] }: Pick<Imported, "otherStaffIds">,
  words: FileMessages,
): string | null {
  if (otherStaffIds.length === 0) return null;
  return words.otherStaffIds(
    otherStaffIds.map(({ username, ref }) => `${username} ${ref}`).join(", "),
  );
}
