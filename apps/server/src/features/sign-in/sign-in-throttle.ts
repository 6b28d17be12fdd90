import { msPerMinute, msPerSecond } from "@comanda/domain/time/instant";

/** The typed name, the network address, and the device if it is known. */
export type SignInSource = {
  readonly username: string;
  readonly address: string;
  readonly device: string | null;
};

export type Attempt =
  | { readonly waitSeconds: number }
  | {
      /** The password was correct: forgets this user's failures at this address. */
      readonly succeed: () => void;
      /** The password was never checked. */
      readonly cancel: () => void;
    };

export type SignInThrottle = {
  /** Counts as a failure until reported otherwise, so that concurrent guesses count too. */
  readonly attempt: (guesser: SignInSource, now: number) => Attempt;
};

/** Typing errors happen; from the fifth failure on, each wait doubles: 2 s, 4 s, 8 s … */
const freeFailures = 4;
const longestWaitMs = 15 * msPerMinute;

/** Enough for a whole shift signing in behind one address, and at most one guess per 2 s for an address or a name. */
const failuresPerMinute = 30;

/** About 200 bytes each: 2 MB. At 30 attempts a minute, filling it takes hours. */
const maximumRemembered = 10_000;

type Failures = { readonly count: number; readonly waitUntil: number; readonly forgetAt: number };

/**
 * Slows guessing down without locking anyone out: a wait applies to one name from one source, whether or not the user
 * exists, and other users there are unaffected. A device with an earlier sign-in is its own source, so guesses from its
 * address or at its user's name do not affect it.
 */
export function signInThrottle(maximum: number = maximumRemembered): SignInThrottle {
  const ofNameThere = failureMemory(maximum);
  const perMinute = failureMemory(maximum);
  return {
    attempt: ({ username, address, device }, now) => {
      const place = device === null ? `address ${address}` : `device ${device}`;
      const name = `${place} ${username}`;
      // One device never reaches the limit of a name, which only many made known by one user do.
      const kind = device === null ? "name" : "name on known devices";
      const counted = [place, `${kind} ${username}`];
      const byName = ofNameThere.read(name, now);
      const waits = counted.map((each) => perMinute.read(each, now).waitUntil);
      const waitMs = Math.max(byName.waitUntil, ...waits) - now;
      if (waitMs > 0) return { waitSeconds: Math.ceil(waitMs / msPerSecond) };
      ofNameThere.write(name, addFailureOfName(byName, now));
      for (const each of counted) {
        perMinute.write(each, addFailureInMinute(perMinute.read(each, now), now));
      }
      const takeBack = (): void => {
        ofNameThere.write(name, removeFailure(ofNameThere.read(name, now)));
        for (const each of counted) perMinute.write(each, removeFailure(perMinute.read(each, now)));
      };
      return {
        cancel: takeBack,
        succeed: () => {
          takeBack();
          ofNameThere.forget(name);
        },
      };
    },
  };
}

function addFailureOfName({ count: before }: Failures, now: number): Failures {
  const count = before + 1;
  const doublings = count - freeFailures;
  const waitMs = doublings > 0 ? Math.min(2 ** doublings * msPerSecond, longestWaitMs) : 0;
  return { count, waitUntil: now + waitMs, forgetAt: now + waitMs + longestWaitMs };
}

/** The minute begins with the first failure. */
function addFailureInMinute({ count: before, forgetAt: end }: Failures, now: number): Failures {
  const count = before + 1;
  const forgetAt = before === 0 ? now + msPerMinute : end;
  return { count, waitUntil: count >= failuresPerMinute ? forgetAt : now, forgetAt };
}

function removeFailure({ count, forgetAt }: Failures): Failures {
  return { count: count - 1, waitUntil: 0, forgetAt };
}

type FailureMemory = {
  readonly read: (key: string, now: number) => Failures;
  readonly write: (key: string, failures: Failures) => void;
  readonly forget: (key: string) => void;
};

/** Drops expired entries and, when full, the least recently changed one. */
function failureMemory(maximum: number): FailureMemory {
  const kept = new Map<string, Failures>();
  return {
    read: (key, now) => {
      const known = kept.get(key);
      // A wait longer than the maximum dates from before the clock was set back.
      const isOn = known !== undefined && known.forgetAt > now;
      if (isOn && known.forgetAt - now <= 2 * longestWaitMs) return known;
      kept.delete(key);
      return { count: 0, waitUntil: 0, forgetAt: now };
    },
    write: (key, failures) => {
      kept.delete(key);
      const [oldest] = kept.keys();
      if (kept.size >= maximum && oldest !== undefined) kept.delete(oldest);
      if (failures.count > 0) kept.set(key, failures);
    },
    forget: (key) => {
      kept.delete(key);
    },
  };
}
