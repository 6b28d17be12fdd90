import type { importSetup, VenueChoice } from "@comanda/contract/office-setup";
import type { VenueDifference } from "@comanda/domain/venue/venue-change";
import { expect, test } from "vitest";

import type { Outcome } from "#api/call.ts";
import { failureFrom } from "#api/failure.ts";

import { importAsking, type VenueAnswer } from "./import-asking.ts";

const imported: Outcome<typeof importSetup> = {
  ok: true,
  reply: { ping: 1, insert: {}, update: {}, delete: {}, added: 3, changed: 0 },
};
const otherVenue: Outcome<typeof importSetup> = {
  ok: false,
  failure: failureFrom(409, {
    code: "other-venue",
    message: "",
    about: { name: ["Apia Beach Bar", "Thamel Inn"], currency: ["WST", "NPR"], bills: 1 },
  }),
};

/** Imports a file at a server that replies so, with a user who answers so. */
async function run(replies: readonly Outcome<typeof importSetup>[], answer: VenueAnswer) {
  const sent: VenueChoice[] = [];
  const asked: VenueDifference[] = [];
  const outcome = await importAsking(
    async (venue) => {
      sent.push(venue);
      const reply = replies[sent.length - 1];
      if (reply === undefined) throw new Error("Nobody expected another import");
      return reply;
    },
    async (difference) => {
      asked.push(difference);
      return answer;
    },
  );
  return { sent, asked, outcome };
}

test("a file that changes nothing of the venue is imported without a question", async () => {
  expect(await run([imported], "take")).toEqual({ sent: ["ask"], asked: [], outcome: imported });
});

test.each(["keep", "take"] as const)(
  "a file of another venue is imported once somebody has said %s",
  async (answer) => {
    const { sent, asked, outcome } = await run([otherVenue, imported], answer);
    expect(sent).toEqual(["ask", answer]);
    expect(asked).toEqual([
      {
        changes: [
          { field: "name", here: "Apia Beach Bar", inFile: "Thamel Inn" },
          { field: "currency", here: "WST", inFile: "NPR" },
        ],
        hasBills: true,
      },
    ]);
    expect(outcome).toBe(imported);
  },
);

test("nothing more is sent if the user wants none of the file", async () => {
  const { sent, outcome } = await run([otherVenue], null);
  expect([sent, outcome]).toEqual([["ask"], null]);
});

test("a file that is wrong is refused without a question", async () => {
  const wrong = {
    ok: false as const,
    failure: failureFrom(400, { code: "invalid-request", message: "" }),
  };
  expect(await run([wrong], "keep")).toEqual({ sent: ["ask"], asked: [], outcome: wrong });
});
