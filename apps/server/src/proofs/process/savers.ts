import type { SignedIn } from "../../testing/test-till.ts";
import type { Chance } from "../chance.ts";
import { send, type Line } from "./crew.ts";
import { learnBills } from "./learn-bills.ts";
import { learnHouse } from "./learn-house.ts";
import type { Ledger } from "./ledger.ts";
import { anyWish, type Floor, type TracedWish } from "./wishes.ts";

/** What savers know, and what they have heard. */
export type Desk = { readonly floor: Floor; readonly ledger: Ledger };

/** Sends one wish and writes down what was heard; false where the line broke. */
export async function sendWish(
  line: Line,
  { floor, ledger }: Desk,
  wish: TracedWish,
): Promise<boolean> {
  ledger.wonder(wish);
  const reply = await send(line, userFor(floor, wish), wish).catch(() => null);
  // A clock that is compared with the start of the server may be asked to sign again.
  if (reply === null || reply.status === 401 || reply.status === 503) return false;
  ledger.note(wish, reply);
  if (reply.status === 200) {
    learnBills(floor, reply.body);
    learnHouse(floor, wish, reply.body);
  }
  return true;
}

/** Cashiers may do everything; waiters do what they may. */
function userFor({ crew, count }: Floor, wish: TracedWish): SignedIn {
  const users = crew.users.slice(0, wish.call.permission === "session" ? 4 : 2);
  const user = users[count() % users.length];
  if (user === undefined) throw new Error("Nobody is there");
  return user;
}

/** Saves one thing after the other until the line breaks. */
export async function saveUntilBroken(line: Line, desk: Desk, chance: Chance): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one saver saves one thing at a time
  while (await sendWish(line, desk, anyWish(desk.floor, chance)));
}

/** Sends again what nobody knows the end of, until it is known. */
export async function settleOpenWishes(line: Line, desk: Desk): Promise<void> {
  const settle = async (wish: TracedWish): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop -- it is sent again and again
    while (!(await sendWish(line, desk, wish)));
  };
  await Promise.all(desk.ledger.open().map(settle));
}
