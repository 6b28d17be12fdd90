import type { Database } from "#database/database.ts";

import { isDemo } from "./demo-venue-store.ts";
import { demoPassword, staff } from "./people.ts";

/** How to get in, as long as the venue is the demo; a real one's users are nobody's business. */
export async function signInHint(database: Database): Promise<string | null> {
  if (!(await isDemo(database))) return null;
  const names = staff.filter(({ mayLogIn }) => mayLogIn).map(({ username }) => username);
  return `Demo venue: sign in as ${names.join(", ")}. The password is "${demoPassword}".`;
}
