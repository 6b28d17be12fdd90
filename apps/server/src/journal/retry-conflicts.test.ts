import { describe, expect, test } from "vitest";

import { retryConflicts } from "./retry-conflicts.ts";

class DatabaseError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The database said ${code}`);
    this.code = code;
  }
}

/** Work that fails a number of times, and counts its attempts. */
function failing(times: number, error: Error) {
  const done = { times: 0 };
  const work = async (): Promise<string> => {
    done.times += 1;
    if (done.times <= times) throw error;
    return "written";
  };
  return { done, work };
}

describe("a write that conflicts with another one", () => {
  test.each(["40001", "40P01"])("is retried after %s", async (code) => {
    const { done, work } = failing(2, new DatabaseError(code));
    expect(await retryConflicts(work)).toBe("written");
    expect(done.times).toBe(3);
  });

  test("fails after five attempts with the database's error", async () => {
    const { done, work } = failing(5, new DatabaseError("40001"));
    await expect(retryConflicts(work)).rejects.toThrow("40001");
    expect(done.times).toBe(5);
    const last = failing(4, new DatabaseError("40001"));
    expect(await retryConflicts(last.work)).toBe("written");
  });

  test.each([new DatabaseError("23505"), new Error("40001")])(
    "is not done again after another fault: %s",
    async (error) => {
      const { done, work } = failing(1, error);
      await expect(retryConflicts(work)).rejects.toBe(error);
      expect(done.times).toBe(1);
    },
  );
});
