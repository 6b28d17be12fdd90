import { randomUUID } from "node:crypto";

import type { Call } from "@comanda/contract/call";
import { calls } from "@comanda/contract/calls";
import { importSetup, importTable } from "@comanda/contract/office-setup";
import { pickStation } from "@comanda/contract/pick-station";
import { msPerMinute } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, expect, test } from "vitest";

import { largeBodyLimit, maxBodyBytes } from "#http/large-bodies.ts";

import { callAs, signInAs, type SignedIn } from "../../testing/test-till.ts";
import { sendHostile } from "../hostile/send-hostile.ts";
import type { Schema } from "../hostile/fitting-value.ts";
import { openVenue, type OpenVenue } from "../nights/open-venue.ts";
import { proofTimeoutMs, proofSize } from "../proof-size.ts";
import { findGrowthViolation, type BodyOfShare } from "./find-growth-violation.ts";
import { isScalable, longTexts, scaledValue, type ScaleOptions } from "./scaled-value.ts";

/** Calls with larger limits are measured only up to the size that shows how they grow. */
const bytesOfLarge = proofSize({
  test: { sqlite: 128 * 1024, postgres: 128 * 1024 },
  soak: { sqlite: 4 * 1024 * 1024, postgres: 1024 * 1024 },
});
const rowsOfFile = proofSize({
  test: { sqlite: 800, postgres: 800 },
  soak: { sqlite: 40_000, postgres: 10_000 },
});

/** Texts that rules examine closely: groups of digits, cards, words, and characters with combining marks. */
const fillings = ["1 ", "4111 1111 1111 1112 ", "ab ", "e\u0301"];

let venue: OpenVenue;
let admin: SignedIn;

beforeAll(async () => {
  venue = await openVenue();
  await comeBack();
});
afterAll(() => venue.app.close());

async function comeBack(): Promise<void> {
  venue.app.advance(16 * msPerMinute);
  admin = await signInAs(venue.app, "admin");
  await callAs(venue.app, admin, pickStation, { params: { id: venue.tills[2]?.station ?? 0 } });
}

const files: ReadonlySet<string> = new Set([importSetup.name, importTable.name]);
const sized: readonly Call[] = calls.filter(
  (call: Call) =>
    !files.has(call.name) &&
    [call.body, call.query].some((schema) => schema !== undefined && isScalable(plain(schema))),
);

test("most calls that take texts or lists are measured", () => {
  expect(sized.length).toBeGreaterThan(calls.length / 4);
});

test(
  "no call takes longer than in proportion to its input",
  async () => {
    for (const call of sized) {
      const schema = plain(call.body ?? call.query ?? {});
      const variants = [null, ...longTexts(schema)].flatMap((only) =>
        fillings.map((filling) => ({ only, filling })),
      );
      for (const variant of variants) {
        const fault = await findGrowthViolation(bodiesOf(call, variant), (text) =>
          send(call, text),
        );
        expect(fault, `${call.name} with ${JSON.stringify(variant)}`).toBeNull();
      }
    }
  },
  proofTimeoutMs,
);

/** All alike, all different, and all with one name: rows are found by their names. */
const rowKinds: readonly ((
  index: number,
  run: string,
) => readonly [name: string, phone: string])[] = [
  () => ["Guest", "+66 1"],
  (index, run) => [`Guest ${run} ${index}`, `+66 ${index}`],
  (index) => ["Guest", `+66 ${index}`],
];

test.each(rowKinds.map((kind, index) => ({ kind, index })))(
  "no file takes longer than in proportion to its rows: rows of kind $index",
  async ({ kind }) => {
    const rows = (share: number): readonly (readonly [string, string])[] => {
      const run = randomUUID();
      return Array.from({ length: rowsOfFile * share }, (_none, index) => kind(index, run));
    };
    const csv = (share: number): string => {
      const lines = rows(share).map(([name, phone]) => `${name},${phone},Guest\n`);
      return JSON.stringify({ csv: `name,phone,customerType\n${lines.join("")}` });
    };
    const yaml = (share: number): string => {
      const lines = rows(share).map(
        ([name, phone]) => `  - { name: ${name}, phone: "${phone}", customerType: Guest }\n`,
      );
      return JSON.stringify({ yaml: `customers:\n${lines.join("")}` });
    };
    expect(
      await findGrowthViolation(csv, (text) => send(importTable, text, "/office/table/customers")),
    ).toBeNull();
    expect(await findGrowthViolation(yaml, (text) => send(importSetup, text))).toBeNull();
  },
  proofTimeoutMs,
);

async function send(call: Call, text: string, path: string = targetOf(call)): Promise<void> {
  const target = `/${path.slice(1)}` as const;
  const query = call.body === undefined ? `?${text}` : "";
  const answer = await sendHostile(venue.app, admin, {
    call,
    target: `${target}${query}`,
    text: call.body === undefined ? "" : text,
    contentType: "application/json",
    key: randomUUID(),
  });
  if (answer.status >= 500) throw new Error(`${call.name}: ${answer.body}`);
  if (answer.status === 401 || call.name === pickStation.name) await comeBack();
}

/** The parameters of a path are numbers and names. */
function targetOf({ path, params }: Call): string {
  const making = { share: 1, filling: "1", most: 10, seed: 1, only: null };
  const values = new Map(
    Object.entries(Object(params === undefined ? {} : scaledValue(plain(params), making))),
  );
  return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => inAddress(values.get(name)));
}

/** The body at a share of the largest that the call accepts, which the contract or the body limit determines. */
function bodiesOf(call: Call, variant: Pick<ScaleOptions, "filling" | "only">): BodyOfShare {
  const schema = plain(call.body ?? call.query ?? {});
  const limit = largeBodyLimit(call) === null ? maxBodyBytes : bytesOfLarge;
  const made = (most: number, share: number): string => {
    const value = scaledValue(schema, { ...variant, share, most, seed: 1 });
    return call.body === undefined ? queryOf(value) : JSON.stringify(value);
  };
  let most = 8;
  // Lists within lists grow faster than their lengths.
  while (most < limit && made(grown(most), 1).length < limit * 0.9) most = grown(most);
  return (share) => made(most, share);
}

const grown = (length: number): number => Math.ceil(length * 1.3);

function queryOf(value: unknown): string {
  const pairs = Object.entries(Object(value));
  return pairs.map(([name, each]) => `${name}=${inAddress(each)}`).join("&");
}

function inAddress(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed());
}

function plain(schema: object): Schema {
  const copy: Schema = JSON.parse(JSON.stringify(schema));
  return copy;
}
