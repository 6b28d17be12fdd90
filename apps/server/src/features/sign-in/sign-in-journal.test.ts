import { approve } from "@comanda/contract/approval";
import { listMenu } from "@comanda/contract/menu";
import { sendPing } from "@comanda/contract/ping";
import { pickStation } from "@comanda/contract/pick-station";
import { msPerMinute } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { storedChanges } from "#journal/packed-entry.ts";
import { verifyJournal } from "#journal/verify-journal.ts";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { callAs, postSignIn, replyOf, signInAs, type SignedIn } from "../../testing/test-till.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const eventsOf = (kind: "signed-in" | "failed" | "signed-out", staff: number) =>
  app
    .database()
    .selectFrom("sign_in_event")
    .selectAll()
    .where("kind", "=", kind)
    .orderBy("id")
    .execute()
    .then((rows) => rows.filter((row) => row.staff === staff));

function stationNamed({ stations }: SignedIn, name: string): number {
  return stations.find((station) => station.name === name)?.id ?? 0;
}

const staffRow = (username: string) =>
  app
    .database()
    .selectFrom("staff")
    .select(["location", "station"])
    .where("username", "=", username)
    .executeTakeFirstOrThrow();

async function rowsSince(till: SignedIn, lastPing: number, location?: number) {
  const there = location === undefined ? {} : { location };
  const body = { lastPing };
  return replyOf(sendPing, await callAs(app, till, sendPing, { body, ...there }));
}

describe("the journal of the location records", () => {
  test("each login, with its address", async () => {
    const { user, token } = await signInAs(app, "waiter");
    const event = (await eventsOf("signed-in", user.id)).at(-1);
    expect(event).toMatchObject({ session: token.session, address: "127.0.0.1", at: app.now() });
    expect(event?.location).toBe(user.subLocations[0]);
    const row = await app
      .database()
      .selectFrom("journal")
      .selectAll()
      .orderBy("sequence", "desc")
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ action: "signed-in", staff: user.id });
    const changes = storedChanges(row);
    expect(changes).toContain(token.session);
    expect(changes).not.toContain(token.key);
  });

  test("a wrong password for an approval, with the session that asked", async () => {
    const manager = await signInAs(app, "harbour");
    const waiter = await signInAs(app, "waiter");
    const station = stationNamed(waiter, "Bar");
    await callAs(app, waiter, pickStation, { params: { id: station } });
    const asked = {
      call: "void-bill",
      target: "/api/bill/void/1",
      key: "1",
      bodyHash: "",
    } as const;
    const body = { username: "harbour", password: "wrong", ...asked };
    expect((await callAs(app, waiter, approve, { body })).statusCode).toBe(403);
    await expect
      .poll(() => eventsOf("failed", manager.user.id))
      .toMatchObject([{ session: waiter.token.session }]);
    const row = await app
      .database()
      .selectFrom("journal")
      .selectAll()
      .where("action", "=", "failed")
      .orderBy("sequence", "desc")
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ staff: manager.user.id, station });
  });

  test("wrong passwords for an approval once a minute for each session that asked", async () => {
    const { user } = await signInAs(app, "harbour");
    const before = await eventsOf("failed", user.id);
    app.advance(msPerMinute);
    const [first, second] = [await signInAs(app, "waiter"), await signInAs(app, "cashier")];
    const station = stationNamed(first, "Bar");
    const ask = async (asking: typeof first) => {
      const asked = { call: "void-bill", target: "/api/bill/void/1", key: "1", bodyHash: "" };
      const body = { username: "harbour", password: "wrong", ...asked } as const;
      expect((await callAs(app, asking, approve, { body })).statusCode).toBe(403);
    };
    for (const asking of [first, second]) {
      await callAs(app, asking, pickStation, { params: { id: station } });
      await ask(asking);
      await ask(asking);
    }
    await expect
      .poll(async () => (await eventsOf("failed", user.id)).slice(before.length))
      .toMatchObject([{ session: first.token.session }, { session: second.token.session }]);
  });

  test("failed sign-ins, once a minute", async () => {
    const { user } = await signInAs(app, "cashier");
    const fail = () => postSignIn(app, { username: "cashier", password: "wrong" });
    await fail();
    await fail();
    await expect.poll(() => eventsOf("failed", user.id)).toHaveLength(1);
    app.advance(msPerMinute);
    await fail();
    await expect.poll(() => eventsOf("failed", user.id)).toHaveLength(2);
  });

  test("a failed sign-in before the server ends", async () => {
    const { user } = await signInAs(app, "admin");
    await postSignIn(app, { username: "admin", password: "wrong" });
    await app.restart();
    expect(await eventsOf("failed", user.id)).toHaveLength(1);
  });

  test("each logout", async () => {
    const { user, token } = await signInAs(app, "waiter");
    const waiter = await signInAs(app, "waiter");
    await callAs(app, waiter, pickStation, { params: { id: 0 } });
    const events = await eventsOf("signed-out", user.id);
    expect(events.map(({ session }) => session)).toEqual([waiter.token.session]);
    expect(token.session).not.toBe(waiter.token.session);
  });

  test("nothing about unknown usernames", async () => {
    const before = await app.database().selectFrom("journal").select("sequence").execute();
    await postSignIn(app, { username: "nobody", password: "wrong" });
    await signInAs(app, "waiter");
    const after = await app.database().selectFrom("journal").select("sequence").execute();
    expect(after).toHaveLength(before.length + 1);
  });

  test("all of it in one chain", async () => {
    const { user } = await signInAs(app, "admin");
    const verdicts = await Promise.all(
      user.subLocations.map((location) => verifyJournal(app.database(), location)),
    );
    expect(verdicts.map(({ isSound }) => isSound)).toEqual([true, true]);
  });
});

describe("picking a station", () => {
  test("signs the user in there, and notifies the other tills", async () => {
    const cashier = await signInAs(app, "cashier");
    const waiter = await signInAs(app, "waiter");
    const [restaurant, bar] = [stationNamed(waiter, "Restaurant"), stationNamed(waiter, "Bar")];
    await callAs(app, waiter, pickStation, { params: { id: restaurant } });
    const { ping } = await rowsSince(cashier, 0);
    await callAs(app, waiter, pickStation, { params: { id: bar } });
    expect(await staffRow("waiter")).toEqual({
      location: waiter.user.subLocations[0],
      station: bar,
    });
    const { rows } = await rowsSince(cashier, ping);
    const changes = { station: { old: restaurant, new: bar } };
    expect(rows).toMatchObject([{ update: { staff: [{ id: waiter.user.id, changes }] } }]);
  });

  test("at another location signs the user out of the first, and both are notified", async () => {
    const admin = await signInAs(app, "admin");
    const [lotus = 0, harbour = 0] = admin.user.subLocations;
    const [bar, desk] = [stationNamed(admin, "Bar"), stationNamed(admin, "Front desk")];
    await callAs(app, admin, pickStation, { params: { id: bar } });
    const watching = {
      lotus: await signInAs(app, "cashier"),
      harbour: await signInAs(app, "harbour"),
    };
    const before = {
      lotus: await rowsSince(watching.lotus, 0),
      harbour: await rowsSince(watching.harbour, 0),
    };
    await callAs(app, admin, pickStation, { params: { id: desk }, location: lotus });
    expect(await staffRow("admin")).toEqual({ location: harbour, station: desk });
    const left = { location: { old: lotus, new: null }, station: { old: bar, new: null } };
    const came = { location: { old: null, new: harbour }, station: { old: null, new: desk } };
    const { id } = admin.user;
    expect((await rowsSince(watching.lotus, before.lotus.ping)).rows).toMatchObject([
      { update: { staff: [{ id, changes: left }] } },
    ]);
    expect((await rowsSince(watching.harbour, before.harbour.ping)).rows).toMatchObject([
      { update: { staff: [{ id, changes: came }] } },
    ]);
  });
});

describe("signing out", () => {
  test("removes the user from the station, and leaves them at the location until a cashier signs them out", async () => {
    const waiter = await signInAs(app, "waiter");
    await callAs(app, waiter, pickStation, { params: { id: stationNamed(waiter, "Spa") } });
    await callAs(app, waiter, pickStation, { params: { id: 0 } });
    expect(await staffRow("waiter")).toEqual({
      location: waiter.user.subLocations[0],
      station: null,
    });
  });

  test("at one till leaves the user at the station of another", async () => {
    const [first, second] = [await signInAs(app, "waiter"), await signInAs(app, "waiter")];
    const [spa, bar] = [stationNamed(first, "Spa"), stationNamed(first, "Bar")];
    await callAs(app, first, pickStation, { params: { id: spa } });
    await callAs(app, second, pickStation, { params: { id: bar } });
    await callAs(app, first, pickStation, { params: { id: 0 } });
    expect((await staffRow("waiter")).station).toBe(bar);
    expect((await callAs(app, second, listMenu)).statusCode).toBe(200);
  });
});
