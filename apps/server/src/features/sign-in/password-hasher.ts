import { argon2, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

import type { RandomBytes } from "#call/surroundings.ts";

import { limitConcurrency } from "./limit-concurrency.ts";

/** What guessing one password costs: argon2id's memory, passes and lanes. */
export type HashCost = {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
};

/** 46 MiB and 1 pass, the first that OWASP names: four people who sign in at once wait less than 150 ms. */
export const standardHashCost: HashCost = { memoryKib: 47_104, passes: 1, lanes: 1 };

const saltBytes = 16;
const tagBytes = 32;

/**
 * How many passwords are checked at once, and how many more may wait. A guess from a device that nobody has signed in on
 * waits for the one before it, so that a flood of them leaves a processor to those who save, and known devices their
 * own lane. Three threads at the most, because libuv's fourth is for the rest of the server.
 */
const known = { running: Math.min(availableParallelism(), 2), waiting: 34 };
const unknown = { running: 1, waiting: 15 };

export type PasswordHasher = {
  /** As a PHC string. */
  readonly hash: (password: string) => Promise<string>;
  /** Costs the same where there is no hash, so that the time does not tell which users exist. */
  readonly verify: (password: string, hash: string | null) => Promise<boolean>;
  /** Does the work when it is its turn; null where too many wait. */
  readonly inTurn: <Result>(
    isKnownDevice: boolean,
    work: () => Promise<Result>,
  ) => Promise<Result | null>;
};

const derive = promisify(argon2);

export function passwordHasher(cost: HashCost, randomBytes: RandomBytes): PasswordHasher {
  const [inKnownLane, inUnknownLane] = [limitConcurrency(known), limitConcurrency(unknown)];
  const nobodysHash = phcString(cost, Buffer.alloc(saltBytes), Buffer.alloc(tagBytes));
  return {
    hash: async (password) => {
      const salt = randomBytes(saltBytes);
      return phcString(cost, salt, await tagOf(password, cost, salt));
    },
    verify: async (password, hash) => {
      const stored = parsePhc(hash ?? nobodysHash);
      const tag = await tagOf(password, stored.cost, stored.salt);
      return timingSafeEqual(tag, stored.tag) && hash !== null;
    },
    inTurn: (isKnownDevice, work) => (isKnownDevice ? inKnownLane(work) : inUnknownLane(work)),
  };
}

function tagOf(password: string, cost: HashCost, salt: Buffer): Promise<Buffer> {
  return derive("argon2id", {
    // The same letters may arrive composed or not, by keyboard; Vietnamese and Thai have many such.
    message: password.normalize("NFC"),
    nonce: salt,
    memory: cost.memoryKib,
    passes: cost.passes,
    parallelism: cost.lanes,
    tagLength: tagBytes,
  });
}

function phcString({ memoryKib, passes, lanes }: HashCost, salt: Buffer, tag: Buffer): string {
  const parameters = `m=${memoryKib},t=${passes},p=${lanes}`;
  return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(tag)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}

function parsePhc(text: string): { cost: HashCost; salt: Buffer; tag: Buffer } {
  const grammar = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]{43})$/;
  const [, memoryKib, passes, lanes, salt, tag] = grammar.exec(text) ?? [];
  if (salt === undefined || tag === undefined) throw new Error("Not an argon2id hash");
  const cost = { memoryKib: Number(memoryKib), passes: Number(passes), lanes: Number(lanes) };
  return { cost, salt: Buffer.from(salt, "base64"), tag: Buffer.from(tag, "base64") };
}
