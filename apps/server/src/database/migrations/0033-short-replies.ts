import type { TableMaker } from "#database/new-table.ts";

/**
 * A new reply holds only what the journal row of its write does not; those of earlier releases are whole. The index
 * finds the replies that no device asks for any more.
 */
export async function shortenReplies(make: TableMaker): Promise<void> {
  const whole = { value: 1, check: "is_whole in (0, 1)" };
  await make.addColumnWithDefault("written_reply", "is_whole", whole);
  await make.index("written_reply_by_time", "written_reply", ["location", "at"]);
}
