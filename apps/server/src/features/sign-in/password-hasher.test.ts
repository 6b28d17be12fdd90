import { randomBytes } from "node:crypto";

import { describe, expect, test } from "vitest";

import { passwordHasher, standardHashCost } from "./password-hasher.ts";

const cheap = { memoryKib: 8, passes: 1, lanes: 1 };
const passwords = passwordHasher(cheap, randomBytes);

describe("a password", () => {
  test("is verified by its hash, a PHC string", async () => {
    const hash = await passwords.hash("demo");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await passwords.verify("demo", hash)).toBe(true);
    expect(await passwords.verify("Demo", hash)).toBe(false);
  });

  test("is hashed at the cost that OWASP recommends first: 46 MiB, one pass and one lane", async () => {
    const hash = await passwordHasher(standardHashCost, randomBytes).hash("demo");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  });

  test("gets a different hash each time", async () => {
    expect(await passwords.hash("demo")).not.toBe(await passwords.hash("demo"));
  });

  test("is verified at the cost of its hash", async () => {
    const dearer = passwordHasher({ memoryKib: 16, passes: 2, lanes: 1 }, randomBytes);
    expect(await passwords.verify("demo", await dearer.hash("demo"))).toBe(true);
  });

  test("can be typed with composed or decomposed letters", async () => {
    const hash = await passwords.hash("ph\u1EDF");
    expect(await passwords.verify("pho\u031B\u0309", hash)).toBe(true);
  });

  test("is always wrong for an unknown user", async () => {
    expect(await passwords.verify("demo", null)).toBe(false);
    expect(await passwords.verify("", null)).toBe(false);
  });

  test("with an unknown hash format is an error", async () => {
    await expect(passwords.verify("demo", "$2b$10$abc")).rejects.toThrow("Not an argon2id hash");
  });

  test("matches the test vector of the reference implementation", async () => {
    // argon2 -id -t 2 -k 256 -p 1 of "password" with the salt "somesalt", from the reference implementation's test.c
    const hash =
      "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
    expect(await passwords.verify("password", hash)).toBe(true);
  });
});

test("from unknown devices, one is checked at a time, and 15 wait", async () => {
  const hash = await passwords.hash("demo");
  let running = 0;
  let most = 0;
  const check = async () => {
    running += 1;
    most = Math.max(most, running);
    const isRight = await passwords.verify("demo", hash);
    running -= 1;
    return isRight;
  };
  const strangers = Array.from({ length: 40 }, () => passwords.inTurn(false, check));
  const known = Array.from({ length: 20 }, () =>
    passwords.inTurn(true, () => passwords.verify("demo", hash)),
  );
  const answers = await Promise.all(strangers);
  expect(answers.filter((answer) => answer === true)).toHaveLength(16);
  expect(answers.filter((answer) => answer === null)).toHaveLength(24);
  expect(most).toBe(1);
  expect(await Promise.all(known)).toEqual(Array(20).fill(true));
});
