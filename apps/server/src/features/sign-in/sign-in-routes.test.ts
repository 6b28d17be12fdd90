import { signIn } from "@comanda/contract/sign-in";
import { pickStation } from "@comanda/contract/pick-station";
import { listMenu } from "@comanda/contract/menu";
import { msPerDay, msPerHour } from "@comanda/domain/time/instant";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import {
  callAs,
  errorOf,
  postSignIn,
  replyOf,
  signInAs,
  type SignedIn,
} from "../../testing/test-till.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function stationNamed({ stations }: SignedIn, name: string): number {
  const station = stations.find((candidate) => candidate.name === name);
  if (station === undefined) throw new Error(`There is no station ${name}`);
  return station.id;
}

describe("signing in", () => {
  test("with the right password returns the user, their locations and the key", async () => {
    const { user, token, locations, stations, serverTimeMs } = await signInAs(app, "waiter");
    expect(user).toMatchObject({ ref: "20", username: "waiter", role: 3, permissions: [] });
    expect(user).toMatchObject({ subRoles: ["order-taker"], location: null, station: null });
    expect(locations.map(({ name }) => name)).toEqual(["Lotus House"]);
    expect(stations.map(({ name, isSalePoint }) => [name, isSalePoint])).toEqual([
      ["Restaurant", true],
      ["Bar", true],
      ["Spa", true],
      ["Store", false],
    ]);
    expect(token.session).toMatch(/^[\w-]{22}$/);
    expect(Buffer.from(token.key, "base64")).toHaveLength(32);
    expect(serverTimeMs).toBe(app.now());
  });

  test("accepts the username as a touch screen types it", async () => {
    const response = await postSignIn(app, { username: " Waiter ", password: "demo" });
    expect(replyOf(signIn, response).user.username).toBe("waiter");
  });

  test("gives the admin every permission and both locations", async () => {
    const { user, locations } = await signInAs(app, "admin");
    expect(user.role).toBe(1);
    expect(user.permissions).toContain("admin");
    expect(locations.map(({ name }) => name)).toEqual(["Lotus House", "Harbour Hotel"]);
  });

  test("gives a cashier every permission but administration", async () => {
    const { user } = await signInAs(app, "cashier");
    expect(user.role).toBe(2);
    expect(user.permissions).toHaveLength(7);
    expect(user.permissions).not.toContain("admin");
  });

  test("gives two sessions two keys", async () => {
    const first = await signInAs(app, "waiter");
    const second = await signInAs(app, "waiter");
    expect(second.token.session).not.toBe(first.token.session);
    expect(second.token.key).not.toBe(first.token.key);
  });

  test("gets the same reply for a wrong password and an unknown user", async () => {
    const wrong = await postSignIn(app, { username: "waiter", password: "Demo" });
    const unknown = await postSignIn(app, { username: "nobody", password: "demo" });
    const withoutPassword = await postSignIn(app, { username: "arun", password: "demo" });
    const expected = {
      status: 401,
      code: "credentials-wrong",
      message: "Wrong username or password",
    };
    expect([wrong, unknown, withoutPassword].map(errorOf)).toEqual([expected, expected, expected]);
  });

  test("is refused to staff who may not sign in", async () => {
    const response = await postSignIn(app, { username: "therapist", password: "demo" });
    expect(errorOf(response)).toMatchObject({
      status: 403,
      code: "login-not-allowed",
      message: "Please ask a manager to let you log in",
    });
  });

  test("is refused behind a proxy that replaces the host, since no later call would be accepted", async () => {
    const credentials = { username: "waiter", password: "demo" };
    const host = "127.0.0.1:8080";
    const replaced = await postSignIn(app, credentials, { host, origin: "https://pos.example" });
    expect(errorOf(replaced)).toMatchObject({ status: 400, code: "host-replaced" });
    const kept = await postSignIn(app, credentials, { host, origin: `http://${host}` });
    expect(replyOf(signIn, kept).user.username).toBe("waiter");
  });

  test("does not reveal without the password who may not sign in", async () => {
    const response = await postSignIn(app, { username: "therapist", password: "wrong" });
    expect(errorOf(response).code).toBe("credentials-wrong");
  });

  test("needs both a username and a password", async () => {
    const response = await postSignIn(app, { username: " ", password: "" });
    expect(errorOf(response)).toEqual({
      status: 400,
      code: "credentials-missing",
      message: "A username and password must be present",
      isRule: true,
      fields: [
        { field: "username", error: "is missing" },
        { field: "password", error: "is missing" },
      ],
    });
  });

  test("names each wrong field", async () => {
    const response = await postSignIn(app, { password: 7, role: "admin" });
    const { status, code, fields } = errorOf(response);
    expect({ status, code }).toEqual({ status: 400, code: "invalid-request" });
    expect(fields).toEqual(
      expect.arrayContaining([
        { field: "username", error: "is missing" },
        { field: "password", error: "must be string" },
        { field: "role", error: "is not expected" },
      ]),
    );
  });

  test("refuses a body that is not JSON", async () => {
    const headers = { "content-type": "application/json" };
    const send = (payload: string | Buffer, type = headers["content-type"]) =>
      app.app().inject({
        method: "POST",
        url: "/api/auth",
        headers: { "content-type": type },
        payload,
      });
    expect(errorOf(await send("{"))).toMatchObject({ status: 400, code: "invalid-request" });
    const notUtf8 = Buffer.from('{"username":"\xff"}', "latin1");
    expect(errorOf(await send(notUtf8)).code).toBe("invalid-request");
    expect(errorOf(await send("{}", "text/plain"))).toMatchObject({
      status: 415,
      code: "not-json",
    });
    expect(errorOf(await send("[]".repeat(40_000)))).toMatchObject({
      status: 413,
      code: "body-too-large",
    });
  });
});

describe("a session", () => {
  test("survives a restart, because its key is derived and not stored", async () => {
    const waiter = await signInAs(app, "waiter");
    await app.restart();
    expect((await callAs(app, waiter, listMenu)).statusCode).toBe(200);
  });

  test("ends after 24 hours", async () => {
    const waiter = await signInAs(app, "waiter");
    app.advance(msPerDay - msPerHour);
    expect((await callAs(app, waiter, listMenu)).statusCode).toBe(200);
    app.advance(msPerHour);
    expect(errorOf(await callAs(app, waiter, listMenu)).code).toBe("not-signed-in");
  });

  test("ends as soon as its user may not sign in any more", async () => {
    const harbour = await signInAs(app, "harbour");
    const set = (mayLogIn: 0 | 1) =>
      app
        .database()
        .updateTable("staff")
        .set({ may_log_in: mayLogIn })
        .where("username", "=", "harbour")
        .execute();
    await set(0);
    expect(errorOf(await callAs(app, harbour, listMenu)).code).toBe("not-signed-in");
    await set(1);
  });

  test("leaves nothing in the database that could sign", async () => {
    const { token } = await signInAs(app, "waiter");
    const rows = await app.database().selectFrom("session").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token.key);
  });
});

describe("picking a station", () => {
  test("moves the session there", async () => {
    const waiter = await signInAs(app, "waiter");
    const bar = stationNamed(waiter, "Bar");
    const { location, station } = replyOf(
      pickStation,
      await callAs(app, waiter, pickStation, { params: { id: bar } }),
    );
    expect(location?.name).toBe("Lotus House");
    const bare = { id: bar, name: "Bar", location: location?.id };
    expect(station).toEqual({ ...bare, isSalePoint: true, isCounter: false });
  });

  test("lets a user of two locations switch between them", async () => {
    const admin = await signInAs(app, "admin");
    const [lotus, harbour] = admin.locations.map(({ id }) => id);
    const frontDesk = stationNamed(admin, "Front desk");
    const pick = { params: { id: frontDesk }, ...(lotus !== undefined && { location: lotus }) };
    const { location } = replyOf(pickStation, await callAs(app, admin, pickStation, pick));
    expect(location?.id).toBe(harbour);
    // From then on, calls concern the location of the session.
    expect(errorOf(await callAs(app, admin, listMenu))).toMatchObject({
      status: 404,
      about: { entity: "Location", id: lotus },
    });
  });

  test("of another location is not found", async () => {
    const waiter = await signInAs(app, "waiter");
    const frontDesk = stationNamed(await signInAs(app, "admin"), "Front desk");
    const response = await callAs(app, waiter, pickStation, { params: { id: frontDesk } });
    expect(errorOf(response)).toEqual({
      status: 404,
      code: "record-not-found",
      message: `Station #${frontDesk} does not exist or deleted`,
      about: { entity: "Station", id: frontDesk },
    });
  });

  test("finds neither a store nor an unknown station", async () => {
    const waiter = await signInAs(app, "waiter");
    for (const id of [stationNamed(waiter, "Store"), 999_999]) {
      // Each reply is checked before the next call.
      const response = await callAs(app, waiter, pickStation, { params: { id } });
      expect(errorOf(response)).toMatchObject({ status: 404, code: "record-not-found" });
    }
  });

  test.each(["-1", "1.5", "01", "1e1", "a", "99999999999999999"])(
    "refuses the number %s",
    async (id) => {
      const waiter = await signInAs(app, "waiter");
      const response = await callAs(app, waiter, pickStation, { params: { id } });
      expect(errorOf(response)).toMatchObject({ status: 400, fields: [{ field: "id" }] });
    },
  );

  test("with 0 ends the session", async () => {
    const waiter = await signInAs(app, "waiter");
    const released = await callAs(app, waiter, pickStation, { params: { id: 0 } });
    expect(replyOf(pickStation, released)).toEqual({ location: null, station: null });
    const response = await callAs(app, waiter, listMenu);
    expect(errorOf(response)).toMatchObject({ status: 401, code: "not-signed-in" });
  });
});
