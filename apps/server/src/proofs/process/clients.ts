import type { SignedIn } from "../../testing/test-till.ts";
import type { Chance } from "../chance.ts";
import { send, type Line } from "./crew.ts";
import { learnBills } from "./learn-bills.ts";
import { learnHouse } from "./learn-papers-and-staff.ts";
import type { Ledger } from "./outcome-log.ts";
import { anyWish, type Floor, type TracedWish } from "./requests.ts";

/** What the clients know, and the outcomes of their requests. */
export type Desk = { readonly floor: Floor; readonly ledger: Ledger };

/** Sends one request and records its outcome; false if the connection broke. */
export async function sendWish(
  line: Line,
  { floor, ledger }: Desk,
  wish: TracedWish,
): Promise<boolean> {
  ledger.wonder(wish);
  const reply = await send(line, userFor(floor, wish), wish).catch(() => null);
  // The server may refuse the signature's time, compared with its own start, and require a new signature.
  if (reply === null || reply.status === 401 || reply.status === 503) return false;
  ledger.note(wish, reply);
  if (reply.status === 200) {
    learnBills(floor, reply.body);
    learnHouse(floor, wish, reply.body);
  }
  return true;
}

/** Cashiers may do everything; waiters only what needs no permission. */
function userFor({ crew, count }: Floor, wish: TracedWish): SignedIn {
  const users = crew.users.slice(0, wish.call.permission === "session" ? 4 : 2);
  const user = users[count() % users.length];
  if (user === undefined) throw new Error("Nobody is there");
  return user;
}

/** Sends random requests one after the other until the connection breaks. */
export async function saveUntilBroken(line: Line, desk: Desk, chance: Chance): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one client sends one request at a time
  while (await sendWish(line, desk, anyWish(desk.floor, chance)));
}

/** Retries the requests with an unknown outcome until it is known. */
export async function settleOpenWishes(line: Line, desk: Desk): Promise<void> {
  const settle = async (wish: TracedWish): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop -- it retries
    while (!(await sendWish(line, desk, wish)));
  };
  await Promise.all(desk.ledger.open().map(settle));
}
