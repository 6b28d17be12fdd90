import { argon2, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

import type { RandomBytes } from "#call/runtime.ts";

import { limitConcurrency } from "./limit-concurrency.ts";

/** The cost of guessing a password: argon2id's memory, passes and lanes. */
export type HashCost = {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
};

/** 46 MiB and 1 pass, OWASP's first recommendation: four concurrent sign-ins wait less than 150 ms. */
export const standardHashCost: HashCost = { memoryKib: 47_104, passes: 1, lanes: 1 };

const saltBytes = 16;
const tagBytes = 32;

/**
 * How many password checks run at once, and how many may wait. Checks from unknown devices run one at a time, so that a
 * flood of guesses leaves a processor for writes, and a separate queue for known devices. At most three threads in
 * total, because libuv's fourth is for the rest of the server.
 */
const known = { running: Math.min(availableParallelism(), 2), waiting: 34 };
const unknown = { running: 1, waiting: 15 };

export type PasswordHasher = {
  /** As a PHC string. */
  readonly hash: (password: string) => Promise<string>;
  /** Takes equally long without a hash, so that the time does not reveal which users exist. */
  readonly verify: (password: string, hash: string | null) => Promise<boolean>;
  /** Runs the task when it is its turn; null if too many are waiting. */
  readonly inTurn: <Result>(
    isKnownDevice: boolean,
    work: () => Promise<Result>,
  ) => Promise<Result | null>;
};

const derive = promisify(argon2);

export function passwordHasher(cost: HashCost, randomBytes: RandomBytes): PasswordHasher {
  const [inKnownLane, inUnknownLane] = [limitConcurrency(known), limitConcurrency(unknown)];
  const dummyHash = phcString(cost, Buffer.alloc(saltBytes), Buffer.alloc(tagBytes));
  return {
    hash: async (password) => {
      const salt = randomBytes(saltBytes);
      return phcString(cost, salt, await tagOf(password, cost, salt));
    },
    verify: async (password, hash) => {
      const stored = parsePhc(hash ?? dummyHash);
      const tag = await tagOf(password, stored.cost, stored.salt);
      return timingSafeEqual(tag, stored.tag) && hash !== null;
    },
    inTurn: (isKnownDevice, work) => (isKnownDevice ? inKnownLane(work) : inUnknownLane(work)),
  };
}

function tagOf(password: string, cost: HashCost, salt: Buffer): Promise<Buffer> {
  return derive("argon2id", {
    // Keyboards send the same letters composed or decomposed, above all in Vietnamese and Thai.
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
