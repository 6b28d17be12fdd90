import type { TableMaker } from "#database/new-table.ts";

/** A paper that is done or tried again after the clock was set back has a change from before it was made. */
export async function allowAnyTimeOfPapers(make: TableMaker): Promise<void> {
  await make.dropCheck("print_job", "time_goes_on", "updated_at >= created_at");
}
