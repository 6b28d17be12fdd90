import { instant, msPerMinute } from "@comanda/domain/time/instant";
import { expect, test } from "vitest";

import { tillContacts } from "./till-contacts.ts";

const minute = (count: number) => instant(count * msPerMinute);

/** A till that calls at these minutes, with a session that began, and was last seen before, at these. */
function tillCalling(
  at: readonly number[],
  { began = 0, lastSeen = began }: { readonly began?: number; readonly lastSeen?: number } = {},
) {
  const contacts = tillContacts();
  const session = { id: "till", createdAt: minute(began), lastSeenAt: minute(lastSeen) };
  for (const each of at) contacts.noteContact(session, minute(each));
  return (now: number) => contacts.oldestPress("till", minute(now)) / msPerMinute;
}

/** From a minute to another, twice a minute, as a till pings. */
const steadily = (from: number, until: number) =>
  Array.from({ length: (until - from) * 2 + 1 }, (_none, at) => from + at / 2);

test("a press of a till that is online may be five minutes old", () => {
  const oldest = tillCalling(steadily(0, 30));
  expect(oldest(30)).toBe(25);
});

test("a press is never older than its session", () => {
  expect(tillCalling(steadily(20, 23), { began: 20 })(23)).toBe(20);
  expect(tillCalling(steadily(20, 26), { began: 20 })(26)).toBe(21);
});

test("for five minutes after an absence, a press may date from five minutes before it", () => {
  const steady = steadily(0, 30);
  for (const back of [31.5, 90]) {
    expect(tillCalling([...steady, back])(back)).toBe(25);
    expect(tillCalling([...steady, ...steadily(back, back + 5)])(back + 5)).toBe(25);
    expect(tillCalling([...steady, ...steadily(back, back + 5.5)])(back + 5.5)).toBe(back + 0.5);
  }
});

test("a silence of one minute is no absence", () => {
  expect(tillCalling([...steadily(0, 30), 31])(31)).toBe(26);
});

test("of a session that is new to this server, the last use in the database counts", () => {
  expect(tillCalling([90], { began: 0, lastSeen: 60 })(90)).toBe(55);
  expect(tillCalling([60.5], { began: 0, lastSeen: 60 })(60.5)).toBe(55);
  // Until its first use, a session was last seen before it began.
  expect(tillCalling([90], { began: 80, lastSeen: 0 })(90)).toBe(80);
});

test("a session without any contact may claim nothing but now", () => {
  expect(tillCalling([])(12)).toBe(12);
});
