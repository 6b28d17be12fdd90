import { argon2, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

import type { RandomBytes } from "#http/surroundings.ts";

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

/** More than one on each processor would only take memory, and libuv's fourth thread is for the rest of the server. */
const running = Math.min(availableParallelism(), 3);

/** Who comes after so many is told to try again. */
const limits = { running, waiting: 36 - running };

export type PasswordHasher = {
  /** As a PHC string. */
  readonly hash: (password: string) => Promise<string>;
  /** Costs the same where there is no hash, so that the time does not tell which users exist. Null: too busy. */
  readonly verify: (password: string, hash: string | null) => Promise<boolean | null>;
};

const derive = promisify(argon2);

export function passwordHasher(cost: HashCost, randomBytes: RandomBytes): PasswordHasher {
  const limited = limitConcurrency(limits);
  const nobodysHash = phcString(cost, Buffer.alloc(saltBytes), Buffer.alloc(tagBytes));
  return {
    hash: async (password) => {
      const salt = randomBytes(saltBytes);
      return phcString(cost, salt, await tagOf(password, cost, salt));
    },
    verify: (password, hash) =>
      limited(async () => {
        const known = parsePhc(hash ?? nobodysHash);
        const tag = await tagOf(password, known.cost, known.salt);
        return timingSafeEqual(tag, known.tag) && hash !== null;
      }),
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
