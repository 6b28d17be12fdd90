import { randomUUID } from "node:crypto";
import type { Agent } from "node:http";

import { callTarget, type Call } from "@comanda/contract/call";
import { startShift, startWorkDay } from "@comanda/contract/day";
import { listMenu } from "@comanda/contract/menu";
import { signIn } from "@comanda/contract/sign-in";
import { pickStation } from "@comanda/contract/pick-station";
import { listUserGroups } from "@comanda/contract/staff";
import { listStock } from "@comanda/contract/stock";
import type { TSchema, Static } from "typebox";

import { matchesSchema } from "#database/portable-columns.ts";

import { signedRequest, type SignedIn } from "../../testing/test-till.ts";
import { exchange, type Reply } from "./exchange.ts";

/** A write that must have exactly one effect, however often a till has to send it. */
export type ProofRequest = {
  readonly call: Call;
  readonly params?: Readonly<Record<string, number>>;
  readonly body?: object;
  readonly key: string;
};

/** Signed-in tills at a server's port, which may change when it restarts. */
export type Crew = {
  readonly users: readonly SignedIn[];
  readonly articles: ReadonlyMap<string, number>;
  readonly stockItems: readonly number[];
  /** The user group of service staff. */
  readonly serviceGroup: number;
  /** The pay type of cash. */
  readonly cash: number;
  /** The pay type of cards. */
  readonly card: number;
  /** The expense category of money that is put into the drawer. */
  readonly floatTopUp: number;
};

const clock = { now: () => Date.now() };

/** Where the server is reached, and how connections to it are reused. */
export type ServerConnection = { readonly port: number; readonly agent?: Agent };

export async function send(
  { port, agent }: ServerConnection,
  user: SignedIn,
  request: ProofRequest,
): Promise<Reply> {
  const { call, key, params, body } = request;
  const input = {
    idempotencyKey: key,
    ...(params !== undefined && { params }),
    ...(body !== undefined && { body }),
  };
  return exchange(port, signedRequest(clock, user, call, input), agent);
}

/** Two cashiers and two waiters at the restaurant's till, with the day and the shift begun. */
export async function signInCrew(
  port: number,
): Promise<Omit<Crew, "cash" | "card" | "floatTopUp">> {
  const users: SignedIn[] = [];
  for (const name of ["cashier", "cashier", "waiter", "waiter"]) {
    users.push(await signInAt(port, name));
  }
  const [cashier] = users;
  if (cashier === undefined) throw new Error("Nobody came");
  const menu = await callServer(port, cashier, listMenu);
  const write = (call: Call, body?: object) =>
    send({ port }, cashier, { call, key: randomUUID(), ...(body !== undefined && { body }) });
  await write(startWorkDay);
  await write(startShift, { startDrawerCash: 0, coin: [], cash: [] });
  const { stockItems } = await callServer(port, cashier, listStock);
  const groups = await callServer(port, cashier, listUserGroups);
  return {
    users,
    articles: new Map(menu.articles.map(({ id, name }) => [name, id])),
    stockItems: stockItems.map(({ id }) => id),
    serviceGroup: groups.find(({ kind }) => kind === "service")?.id ?? 0,
  };
}

async function signInAt(port: number, username: string): Promise<SignedIn> {
  const { status, body } = await exchange(port, {
    method: signIn.method,
    target: callTarget(signIn),
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password: "demo" }),
  });
  if (status !== 200) throw new Error(`Not signed in: ${status} ${body}`);
  const user = read(signIn.reply, body);
  const restaurant = user.stations.find(({ name }) => name === "Restaurant")?.id ?? 0;
  const pick = { call: pickStation, params: { id: restaurant }, key: randomUUID() };
  await send({ port }, user, pick);
  return user;
}

async function callServer<C extends Call>(
  port: number,
  user: SignedIn,
  call: C,
): Promise<Static<C["reply"]>> {
  const { body } = await exchange(port, signedRequest(clock, user, call));
  return read<C["reply"]>(call.reply, body);
}

function read<Schema extends TSchema>(schema: Schema, text: string): Static<Schema> {
  const value: unknown = JSON.parse(text);
  if (!matchesSchema(schema, value)) throw new Error(`Not in the contract: ${text}`);
  return value;
}
