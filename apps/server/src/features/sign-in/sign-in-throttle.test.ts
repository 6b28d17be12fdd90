import { signIn } from "@comanda/contract/sign-in";
import { msPerMinute, msPerSecond } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { errorOf, postSignIn, replyOf, signInAs } from "../../testing/test-till.ts";
import { signInThrottle, type SignInSource, type SignInThrottle } from "./sign-in-throttle.ts";

function waitOf(
  throttle: SignInThrottle,
  now: number,
  { username = "waiter", address = "10.0.0.1", device = null }: Partial<SignInSource> = {},
): number {
  const attempt = throttle.attempt({ username, address, device }, now);
  return "waitSeconds" in attempt ? attempt.waitSeconds : 0;
}

/** An attempt that does not have to wait. */
function attemptAtOnce(throttle: SignInThrottle, username = "waiter") {
  const attempt = throttle.attempt({ username, address: "10.0.0.1", device: null }, 0);
  if ("waitSeconds" in attempt) throw new Error("It has to wait");
  return attempt;
}

describe("failures of one name at one address", () => {
  test("double the wait from the fifth on, up to 15 minutes", () => {
    const throttle = signInThrottle();
    let now = 0;
    const waits = Array.from({ length: 15 }, () => {
      expect(waitOf(throttle, now)).toBe(0);
      const wait = waitOf(throttle, now);
      now += wait * msPerSecond;
      return wait;
    });
    // The first rounds allow two attempts each, because there is no wait yet.
    expect(waits).toEqual([0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900]);
  });

  test("do not count while waiting", () => {
    const throttle = signInThrottle();
    for (let count = 0; count < 5; count += 1) waitOf(throttle, 0);
    expect(Array.from({ length: 50 }, () => waitOf(throttle, 1))).toEqual(Array(50).fill(2));
    expect(waitOf(throttle, 2 * msPerSecond)).toBe(0);
  });

  test("affect neither another name there nor the same name elsewhere", () => {
    const throttle = signInThrottle();
    for (let count = 0; count < 5; count += 1) waitOf(throttle, 0);
    expect(waitOf(throttle, 0)).toBe(2);
    expect(waitOf(throttle, 0, { username: "cashier" })).toBe(0);
    expect(waitOf(throttle, 0, { address: "10.0.0.2" })).toBe(0);
  });

  test("are forgotten a quarter of an hour after the wait", () => {
    const throttle = signInThrottle();
    for (let count = 0; count < 5; count += 1) waitOf(throttle, 0);
    const later = 2 * msPerSecond + 15 * msPerMinute;
    expect(Array.from({ length: 5 }, () => waitOf(throttle, later))).toEqual([0, 0, 0, 0, 0]);
    expect(waitOf(throttle, later)).toBe(2);
  });
});

test("if the clock was set back, no wait is longer than the longest", () => {
  const throttle = signInThrottle();
  const wrongDay = 1000 * 60 * msPerMinute;
  for (let count = 0; count < 5; count += 1) waitOf(throttle, wrongDay);
  expect(waitOf(throttle, wrongDay)).toBe(2);
  expect(waitOf(throttle, 0)).toBe(0);
});

test("an address gets 30 failures a minute, whatever the names", () => {
  const throttle = signInThrottle();
  const waits = Array.from({ length: 31 }, (_, index) =>
    waitOf(throttle, index * msPerSecond, { username: `user${index}` }),
  );
  expect(waits).toEqual([...Array<number>(30).fill(0), 30]);
  expect(waitOf(throttle, msPerMinute, { username: "user0" })).toBe(0);
});

test("a name gets 30 failures a minute, from whatever addresses", () => {
  const throttle = signInThrottle();
  const waits = Array.from({ length: 31 }, (_, index) =>
    waitOf(throttle, index * msPerSecond, { address: `10.0.1.${index}` }),
  );
  expect(waits).toEqual([...Array<number>(30).fill(0), 30]);
  expect(waitOf(throttle, 30 * msPerSecond, { username: "cashier" })).toBe(0);
});

describe("a device with an earlier sign-in", () => {
  test("is not affected by guesses elsewhere, at its address or at its name", () => {
    const throttle = signInThrottle();
    for (let count = 0; count < 100; count += 1) {
      waitOf(throttle, 0);
      waitOf(throttle, 0, { username: `user${count}` });
      waitOf(throttle, 0, { address: `10.0.2.${count}` });
    }
    expect(waitOf(throttle, 0)).toBeGreaterThan(0);
    expect(waitOf(throttle, 0, { device: "tablet" })).toBe(0);
  });

  test("waits for its own guesses like any other source", () => {
    const throttle = signInThrottle();
    const device = "tablet";
    for (let count = 0; count < 5; count += 1) waitOf(throttle, 0, { device });
    expect(waitOf(throttle, 0, { device, address: "10.0.0.9" })).toBe(2);
    for (let count = 0; count < 25; count += 1) {
      waitOf(throttle, 0, { device, username: `user${count}` });
    }
    expect(waitOf(throttle, 0, { device, username: "cashier" })).toBe(60);
    expect(waitOf(throttle, 0, { device: "other" })).toBe(0);
  });

  test("shares the 30 failures a minute of a name with all others like it, and of no other name", () => {
    const throttle = signInThrottle();
    const waits = Array.from({ length: 31 }, (_, index) =>
      waitOf(throttle, index * msPerSecond, { device: `tablet ${index}` }),
    );
    expect(waits).toEqual([...Array<number>(30).fill(0), 30]);
    const now = 31 * msPerSecond;
    expect(waitOf(throttle, now, { device: "other" })).toBe(29);
    expect(waitOf(throttle, now, { device: "other", username: "cashier" })).toBe(0);
    expect(waitOf(throttle, now)).toBe(0);
  });

  test("alone never reaches the limit of a name", () => {
    const throttle = signInThrottle();
    for (let second = 0; second < 60; second += 1) {
      waitOf(throttle, second * msPerSecond, { device: "tablet" });
    }
    expect(waitOf(throttle, 59 * msPerSecond, { device: "other" })).toBe(0);
  });
});

test("successful and unchecked attempts cost nothing", () => {
  const throttle = signInThrottle();
  for (let count = 0; count < 100; count += 1) {
    const attempt = attemptAtOnce(throttle);
    if (count % 2 === 0) attempt.succeed();
    else attempt.cancel();
  }
  expect(waitOf(throttle, 0)).toBe(0);
});

test("attempts whose password was never checked cost nothing, however many there are", () => {
  const throttle = signInThrottle();
  for (let count = 0; count < 100; count += 1) attemptAtOnce(throttle).cancel();
  for (let count = 0; count < 5; count += 1) expect(waitOf(throttle, 0)).toBe(0);
  expect(waitOf(throttle, 0)).toBe(2);
});

test("an attempt whose password was never checked keeps the failures before it", () => {
  const throttle = signInThrottle();
  for (let count = 0; count < 4; count += 1) expect(waitOf(throttle, 0)).toBe(0);
  attemptAtOnce(throttle).cancel();
  expect(waitOf(throttle, 0)).toBe(0);
  expect(waitOf(throttle, 0)).toBe(2);
});

test("a success takes back its own failure of the minute, and no other", () => {
  const throttle = signInThrottle();
  for (let count = 0; count < 29; count += 1) {
    attemptAtOnce(throttle, "cashier").succeed();
    expect(waitOf(throttle, 0, { username: `user${count}` })).toBe(0);
  }
  attemptAtOnce(throttle, "cashier").succeed();
  expect(waitOf(throttle, 0, { username: "user29" })).toBe(0);
  expect(waitOf(throttle, 0, { username: "user30" })).toBe(60);
});

test("the memory is bounded: the least recently changed entry goes first", () => {
  const throttle = signInThrottle(2);
  for (let count = 0; count < 5; count += 1) waitOf(throttle, 0);
  for (const address of ["10.0.0.2", "10.0.0.3"]) waitOf(throttle, 0, { address });
  expect(waitOf(throttle, 0)).toBe(0);
});

describe("at the server", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());
  beforeEach(() => app.advance(60 * msPerMinute));

  const guess = (username: string, password: string) => postSignIn(app, { username, password });

  test.each(["waiter", "nobody"])("guesses at %s get identical replies", async (username) => {
    const answers = await Promise.all(Array.from({ length: 7 }, () => guess(username, "wrong")));
    const codes = answers.map((answer) => errorOf(answer).code).toSorted();
    expect(codes.filter((code) => code === "credentials-wrong")).toHaveLength(5);
    expect(errorOf(await guess(username, "wrong"))).toEqual({
      status: 429,
      code: "sign-in-delayed",
      message: "Too many wrong passwords. Please try again in 2 seconds",
      about: { waitSeconds: 2 },
    });
  });

  test("even the right password waits, other users do not, and then it is accepted", async () => {
    await Promise.all(Array.from({ length: 5 }, () => guess("waiter", "wrong")));
    expect(errorOf(await guess("waiter", "demo")).code).toBe("sign-in-delayed");
    expect((await signInAs(app, "cashier")).user.username).toBe("cashier");
    app.advance(2 * msPerSecond);
    expect(replyOf(signIn, await guess("waiter", "demo")).user.username).toBe("waiter");
    expect(errorOf(await guess("waiter", "wrong")).code).toBe("credentials-wrong");
  });

  test("a header cannot fake another address", async () => {
    const from = (address: string) =>
      app.app().inject({
        method: "POST",
        url: "/api/auth",
        headers: { "content-type": "application/json", "x-forwarded-for": address },
        payload: JSON.stringify({ username: "admin", password: "wrong" }),
      });
    await Promise.all(Array.from({ length: 5 }, (_, index) => from(`10.0.0.${index}`)));
    expect(errorOf(await from("10.0.0.9")).code).toBe("sign-in-delayed");
  });
});
