import { randomUUID } from "node:crypto";

import type { Call, ReplyOf } from "@comanda/contract/call";
import type { OfficeCalls, OfficeUse } from "@comanda/contract/office";
import { officeStaff } from "@comanda/contract/office-staff";
import { pickStation } from "@comanda/contract/pick-station";
import type { LightMyRequestResponse } from "fastify";

import { eveningIn, type Evening } from "./test-evening.ts";
import { startTestApp, type TestApp } from "./test-app.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "./test-till.ts";

type UsesCall = OfficeCalls["uses"];
type Saves = { readonly save: Call };
type Rows = { readonly save?: readonly object[]; readonly retire?: readonly object[] };

/** Lotus House with a manager in its office, while its tills are open. */
export type Office = Evening & {
  readonly admin: SignedIn;
  readonly list: <List extends Call>(
    topic: { readonly list: List },
    isRetired?: boolean,
  ) => Promise<ReplyOf<List>>;
  readonly send: (topic: Saves, rows: Rows, user?: SignedIn) => Promise<LightMyRequestResponse>;
  readonly save: <Save extends Call>(
    topic: { readonly save: Save },
    rows: Rows,
  ) => Promise<ReplyOf<Save>>;
  /** Makes the same changes to all records of a topic. */
  readonly change: (topic: Pick<OfficeCalls, "list" | "save">, changes: object) => Promise<void>;
  readonly refused: (topic: Saves, rows: Rows, user?: SignedIn) => Promise<Refused>;
  readonly usesOf: (topic: { readonly uses: UsesCall }, id: number) => Promise<OfficeUse[]>;
};

type Refused = ReturnType<typeof errorOf>;

export async function startOffice(app?: TestApp): Promise<Office> {
  const evening = await eveningIn(app ?? (await startTestApp()));
  const admin = await signInAs(evening.app, "admin");
  const station = admin.stations.find(({ name }) => name === "Bar")?.id ?? 0;
  await callAs(evening.app, admin, pickStation, { params: { id: station } });
  const send: Office["send"] = (topic, { save = [], retire = [] }, user = admin) =>
    callAs(evening.app, user, topic.save, {
      body: { save, retire },
      idempotencyKey: randomUUID(),
    });
  const list: Office["list"] = async (topic, isRetired = false) => {
    const query: Record<string, string> = isRetired ? { retired: "1" } : {};
    return replyOf(topic.list, await callAs(evening.app, admin, topic.list, { query }));
  };
  const save: Office["save"] = async (topic, rows) => replyOf(topic.save, await send(topic, rows));
  return {
    ...evening,
    admin,
    send,
    list,
    save,
    change: async (topic, changes) => {
      const all = await list(topic);
      const rows = all.map(({ id, revision }) => ({ id, revision, ...changes }));
      await save(topic, { save: rows });
    },
    refused: async (topic, rows, user) => errorOf(await send(topic, rows, user)),
    usesOf: async (topic, id) =>
      replyOf(topic.uses, await callAs(evening.app, admin, topic.uses, { params: { id } })),
  };
}

export function findNamed<Thing extends { readonly name: string }>(
  things: readonly Thing[],
  name: string,
): Thing {
  const found = things.find((thing) => thing.name === name);
  if (found === undefined) throw new Error(`There is no ${name}`);
  return found;
}

export async function findMember({ list }: Pick<Office, "list">, username: string) {
  const found = (await list(officeStaff)).find((member) => member.username === username);
  if (found === undefined) throw new Error(`There is no ${username}`);
  return found;
}
