import { randomUUID } from "node:crypto";

import { callTarget } from "@comanda/contract/call";
import { endSessions, listSessions, type OfficeSession } from "@comanda/contract/office-session";
import { signIn } from "@comanda/contract/sign-in";
import { pickStation } from "@comanda/contract/pick-station";
import { listMenu } from "@comanda/contract/menu";
import { msPerDay, msPerMinute } from "@comanda/domain/time/instant";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { findNamed, startOffice, type Office } from "../../testing/test-office.ts";
import { watch } from "../../testing/test-stream.ts";
import { callAs, errorOf, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";

let office: Office;
beforeEach(async () => {
  office = await startOffice();
});
afterEach(() => office.app.close());

const list = async (user = office.admin) =>
  replyOf(listSessions, await callAs(office.app, user, listSessions));
const end = (body: object, user = office.admin, idempotencyKey = randomUUID()) =>
  callAs(office.app, user, endSessions, { body, idempotencyKey });
const isOpen = async (user: SignedIn) =>
  (await callAs(office.app, user, listMenu)).statusCode === 200;
const of = (sessions: readonly OfficeSession[], { token }: SignedIn) =>
  sessions.find(({ session }) => session === token.session);

async function signInFrom(remoteAddress: string, userAgent: string): Promise<SignedIn> {
  const response = await office.app.app().inject({
    method: signIn.method,
    url: callTarget(signIn),
    remoteAddress,
    headers: { "content-type": "application/json", "user-agent": userAgent },
    payload: JSON.stringify({ username: "waiter", password: "demo" }),
  });
  return replyOf(signIn, response);
}

test("of what a browser says about itself, a session keeps the beginning in plain characters", async () => {
  const { token } = await signInFrom("10.0.0.8", `Caf\u00E9 ${"x".repeat(500)}`);
  const { user_agent } = await office.app
    .database()
    .selectFrom("session")
    .select("user_agent")
    .where("id", "=", token.session)
    .executeTakeFirstOrThrow();
  expect(user_agent).toBe(`Caf? ${"x".repeat(395)}`);
});

describe("the sessions of a location", () => {
  test("are listed with user, device, sale point and address", async () => {
    const tablet = await signInFrom(
      "10.0.0.7",
      "Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0 Safari/537.36 \u00E9",
    );
    const station = findNamed(tablet.stations, "Spa").id;
    await callAs(office.app, tablet, pickStation, { params: { id: station } });
    const sessions = await list();
    expect(of(sessions, tablet)).toEqual({
      session: tablet.token.session,
      staff: tablet.user.id,
      ref: "20",
      firstName: "Mali",
      lastName: "Wong",
      device: { browser: "Chrome", system: "Android" },
      station: "Spa",
      isElsewhere: false,
      address: "10.0.0.7",
      signedInAt: "2026-11-20 12:00:00",
      lastSeenAt: "2026-11-20 12:00:00",
      endsAt: "2026-11-21 12:00:00",
      isOwn: false,
    });
    expect(of(sessions, office.admin)?.isOwn).toBe(true);
    expect(sessions.some(({ firstName }) => firstName === "Hạnh")).toBe(false);
  });

  test("disappear from the list when they end", async () => {
    office.app.advance(msPerDay);
    const admin = await signInAs(office.app, "admin");
    expect(await list(admin)).toHaveLength(1);
  });

  test("show the last use to within minutes, without a write for each call", async () => {
    const seenAt = async () => of(await list(), office.waiter)?.lastSeenAt;
    const first = await seenAt();
    office.app.advance(4 * msPerMinute);
    await isOpen(office.waiter);
    expect(await seenAt()).toBe(first);
    office.app.advance(msPerMinute);
    await isOpen(office.waiter);
    await expect.poll(seenAt).toBe("2026-11-20 12:05:00");
    const rows = office.app.database().selectFrom("session").select("last_seen_at");
    await office.write(office.waiter, pickStation, { params: { id: 1 } });
    expect(await rows.execute()).toContainEqual({
      last_seen_at: Date.parse("2026-11-20T12:05:00Z"),
    });
  });

  test("that are at another location do not show where", async () => {
    const there = await signInAs(office.app, "admin");
    const desk = findNamed(there.stations, "Front desk").id;
    await callAs(office.app, there, pickStation, { params: { id: desk } });
    expect(of(await list(), there)).toMatchObject({
      isElsewhere: true,
      station: null,
      address: "",
    });
  });
});

describe("an office admin", () => {
  test("can end one session, whose stream is cut within a second", async () => {
    await office.app.app().listen({ host: "127.0.0.1", port: 0 });
    const other = await signInAs(office.app, "waiter");
    const stream = await watch(office.app, office.waiter, { lastPing: 0 });
    const ended = await end({ session: office.waiter.token.session });
    const doneAt = performance.now();
    expect(replyOf(endSessions, ended).ended).toBe(1);
    await stream.ended;
    expect(performance.now() - doneAt).toBeLessThan(1000);
    expect(await isOpen(office.waiter)).toBe(false);
    expect(await isOpen(other)).toBe(true);
  });

  test("can end all sessions of a user", async () => {
    const other = await signInAs(office.app, "waiter");
    const { ended } = replyOf(endSessions, await end({ staff: office.waiter.user.id }));
    expect(ended).toBe(2);
    expect([await isOpen(office.waiter), await isOpen(other)]).toEqual([false, false]);
    expect(await isOpen(office.cashier)).toBe(true);
  });

  test("can end all sessions but their own, also when they are the user", async () => {
    const forgotten = await signInAs(office.app, "admin");
    const hotel = await signInAs(office.app, "harbour");
    expect(replyOf(endSessions, await end({ all: true })).ended).toBe(3);
    const open = [office.admin, hotel, forgotten, office.waiter, office.cashier].map(isOpen);
    expect(await Promise.all(open)).toEqual([true, true, false, false, false]);
  });

  test("can end several sessions at once, of several users, and no others", async () => {
    const spare = await signInAs(office.app, "waiter");
    const hotel = await signInAs(office.app, "harbour");
    const named = [office.waiter, office.cashier, office.admin, hotel];
    const sessions = [...named.map(({ token }) => token.session), "gone"];
    expect(replyOf(endSessions, await end({ sessions })).ended).toBe(2);
    const open = [office.waiter, office.cashier, spare, office.admin, hotel].map(isOpen);
    expect(await Promise.all(open)).toEqual([false, false, true, true, true]);
    for (const wrong of [[], ["a", "a"], [""]]) {
      expect(errorOf(await end({ sessions: wrong })).status).toBe(400);
    }
  });

  test("sees several users at several sale points, each of whom works on", async () => {
    const stations = office.waiter.stations.map(({ id }) => id);
    const crew = [office.waiter, office.cashier, await signInAs(office.app, "waiter")];
    // Two of them at one sale point, and one user at two.
    const places = [stations[0], stations[0], stations[1]];
    for (const [index, user] of crew.entries()) {
      await office.write(user, pickStation, { params: { id: places[index] ?? 0 } });
    }
    expect(await Promise.all(crew.map(isOpen))).toEqual([true, true, true]);
    const seen = await list();
    const names = office.waiter.stations.map(({ name }) => name);
    expect(crew.map((user) => of(seen, user)?.station)).toEqual([names[0], names[0], names[1]]);
  });

  test("stays signed in even if the list includes their own session", async () => {
    const { ended } = replyOf(endSessions, await end({ session: office.admin.token.session }));
    expect(ended).toBe(0);
    expect(await isOpen(office.admin)).toBe(true);
  });

  test("cannot end sessions of staff who do not work here", async () => {
    const hotel = await signInAs(office.app, "harbour");
    for (const body of [{ session: hotel.token.session }, { staff: hotel.user.id }]) {
      expect(replyOf(endSessions, await end(body)).ended).toBe(0);
    }
    expect(await isOpen(hotel)).toBe(true);
  });

  test("leaves a record, once for a repeated request", async () => {
    const key = randomUUID();
    const body = { staff: office.waiter.user.id };
    const first = await end(body, office.admin, key);
    expect((await end(body, office.admin, key)).body).toBe(first.body);
    const rows = await office.app
      .database()
      .selectFrom("journal")
      .select(["action", "staff"])
      .where("action", "=", "office-session-end")
      .execute();
    expect(rows).toEqual([{ action: "office-session-end", staff: office.admin.user.id }]);
  });

  test("is the only one who can end sessions", async () => {
    const refused = { status: 403, code: "permission-denied" };
    expect(errorOf(await end({ all: true }, office.cashier))).toMatchObject(refused);
    const listed = await callAs(office.app, office.cashier, listSessions);
    expect(errorOf(listed)).toMatchObject(refused);
  });
});
