import type { SignedIn } from "../../testing/test-till.ts";
import type { Chance } from "../chance.ts";
import { send, type ServerConnection } from "./crew.ts";
import { learnBills, learnMerge } from "./learn-bills.ts";
import { learnPapersAndStaff } from "./learn-papers-and-staff.ts";
import { learnTenders } from "./learn-tenders.ts";
import type { OutcomeLog } from "./outcome-log.ts";
import { anyRequest, type ClientKnowledge, type TracedRequest } from "./requests.ts";

/** What the clients know, and the outcomes of their requests. */
export type ClientState = { readonly floor: ClientKnowledge; readonly ledger: OutcomeLog };

/** Sends one request and records its outcome; false if the connection broke. */
export async function sendRequest(
  line: ServerConnection,
  { floor, ledger: outcomes }: ClientState,
  request: TracedRequest,
): Promise<boolean> {
  outcomes.markOpen(request);
  const reply = await send(line, userFor(floor, request), request).catch(() => null);
  // The server may refuse the signature's time, compared with its own start, and require a new signature.
  if (reply === null || reply.status === 401 || reply.status === 503) return false;
  outcomes.note(request, reply);
  if (reply.status === 200) {
    learnBills(floor, reply.body);
    learnMerge(floor, request, reply.body);
    learnPapersAndStaff(floor, request, reply.body);
    learnTenders(floor, request, reply.body);
  }
  return true;
}

/** Cashiers may do everything; waiters only what needs no permission. */
function userFor({ crew, count }: ClientKnowledge, request: TracedRequest): SignedIn {
  const users = crew.users.slice(0, request.call.permission === "session" ? 4 : 2);
  const user = users[count() % users.length];
  if (user === undefined) throw new Error("Nobody is there");
  return user;
}

/** Sends random requests one after the other until the connection breaks. */
export async function saveUntilDisconnected(
  line: ServerConnection,
  desk: ClientState,
  chance: Chance,
): Promise<void> {
  while (await sendRequest(line, desk, anyRequest(desk.floor, chance)));
}

/** Retries the requests with an unknown outcome until it is known. */
export async function settleOpenRequests(line: ServerConnection, desk: ClientState): Promise<void> {
  const settle = async (request: TracedRequest): Promise<void> => {
    while (!(await sendRequest(line, desk, request)));
  };
  await Promise.all(desk.ledger.open().map(settle));
}
