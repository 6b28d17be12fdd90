import { describe, expect, test } from "vitest";

import { retryConflicts } from "./retry-conflicts.ts";

class DatabaseError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The database said ${code}`);
    this.code = code;
  }
}

/** Work that fails so often; and how often it was done. */
function failing(times: number, error: Error) {
  const done = { times: 0 };
  const work = async (): Promise<string> => {
    done.times += 1;
    if (done.times <= times) throw error;
    return "written";
  };
  return { done, work };
}

describe("a write that another one came in between of", () => {
  test.each(["40001", "40P01"])("is done again after %s", async (code) => {
    const { done, work } = failing(2, new DatabaseError(code));
    expect(await retryConflicts(work)).toBe("written");
    expect(done.times).toBe(3);
  });

  test("is given up after five tries, with what the database said", async () => {
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
