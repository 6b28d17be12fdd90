import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";

import { expect } from "@playwright/test";

import { findComplaints, generateClient, type RequestToSend } from "./openapi-tools.ts";
import { test } from "./own-venue.ts";

// Uses only the OpenAPI document, since an integrator has no more.
async function documentOf(origin: string): Promise<string> {
  return (await fetch(`${origin}/api/docs/openapi.json`)).text();
}

test("third-party validators find no problem in the OpenAPI document", async ({ ownServer }) => {
  const text = await documentOf(ownServer.origin);
  expect(await findComplaints(text)).toEqual([]);
});

test("a client generated from the OpenAPI document signs in, sells and pays", async ({
  ownServer,
}) => {
  const text = await documentOf(ownServer.origin);
  let session: Session | null = null;
  const client = generateClient(text, ownServer.origin, (request) =>
    session === null ? {} : signed(request, session, new URL(ownServer.origin).host),
  );
  const call = async (
    operation: string,
    parameters: Parameters<(typeof client)[string]>[0] = null,
    body?: unknown,
  ): Promise<Reply> => {
    const { status, data } = (await client[operation]?.(parameters, body)) ?? {
      status: 0,
      data: "",
    };
    expect({ operation, status, ...(status !== 200 && { data }) }).toEqual({
      operation,
      status: 200,
    });
    return new Reply(data);
  };

  const signIn = await call("sign-in", null, { username: "cashier", password: "demo" });
  const station = signIn.list("stations").find((one) => one.text("name") === "Restaurant");
  const token = signIn.part("token");
  session = {
    username: signIn.part("user").text("username"),
    id: token.text("session"),
    epoch: token.number("epoch"),
    key: Buffer.from(token.text("key"), "base64"),
    location: station?.number("location") ?? 0,
  };
  await call("pick-station", { id: station?.number("id") ?? 0 });
  await call("start-work-day");
  await call("start-shift", null, {
    startDrawerCash: 100_000,
    coin: [],
    cash: [{ bill: 100_000, qty: 1 }],
  });

  const menu = await call("list-menu");
  const article = menu.list("articles").find((one) => one.text("name") === "Pad Thai");
  const order = await call("new-bill", null, {
    table: "7",
    room: "",
    cover: 2,
    staff: signIn.part("user").number("id"),
    customer: null,
    isSecondBill: false,
    billItems: [padThai(article?.number("id") ?? 0)],
  });
  const id = order.number("id");
  // Two GETs write something and take an idempotency key like every write.
  const printed = await call("print-bill", { id, mode: 0, merged: 0 });
  expect(printed.list("jobs").length).toBeGreaterThan(0);
  await call("open-drawer");

  const open = (await call("list-bills", null, { lastPing: 0 })).list("bills");
  const bill = open.find((one) => one.number("id") === id);
  expect(bill?.number("status")).toBe(0);
  const amount = bill?.number("amount") ?? 0;
  expect(amount).toBe(26_400);
  const cash = (await call("list-pay-types")).list("").find((one) => one.text("name") === "Cash");
  const payDetails = [{ payType: cash?.number("id"), total: 50_000 }];
  const paid = await call("close-bill", { id }, { payDetails });
  expect(paid.number("change")).toBe(50_000 - amount);
});

function padThai(product: number) {
  return {
    key: "first",
    createdDate: new Date().toISOString().slice(0, 19).replace("T", " "),
    type: 0,
    product,
    qty: 2,
    price: null,
    note: "no peanuts",
    orderLevel: null,
    timeStart: null,
    timeEnd: null,
    parent: null,
    staff: null,
    credits: null,
  };
}

type Session = {
  readonly username: string;
  readonly id: string;
  readonly epoch: number;
  readonly key: Buffer;
  readonly location: number;
};

/** Signs as the document's text describes. */
function signed(
  { method, target, body }: RequestToSend,
  { username, id, epoch, key, location }: Session,
  host: string,
): Readonly<Record<string, string>> {
  const created = new Date().toISOString();
  const nonce = randomBytes(18).toString("base64");
  const timer = String(Math.floor(Date.parse(created) / 1000));
  const idempotencyKey = randomUUID();
  const contentType = body === "" ? "-" : "application/json";
  const bodyHash = createHash("sha256").update(body).digest("hex");
  const fields = ["POS-HMAC-SHA256-2", method, target, host, username, id, String(epoch), created];
  const others = [nonce, String(location), timer, idempotencyKey, contentType, bodyHash];
  const toSign = [...fields, ...others].map((field) => `${field.length}:${field}`).join("\n");
  const digest = createHmac("sha256", key).update(toSign).digest("base64");
  const token = { Username: username, PasswordDigest: digest, Nonce: nonce, Created: created };
  const parts = { ...token, Session: id, Epoch: epoch, Alg: "HS256-2" };
  const header = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return {
    "X-WSSE": `UsernameToken ${header.join(", ")}`,
    "X-Location-Id": String(location),
    "X-Timer": timer,
    "Idempotency-Key": idempotencyKey,
    ...(body !== "" && { "Content-Type": contentType }),
  };
}

/** A reply that fails the journey if a field does not have the expected type. */
class Reply {
  readonly #value: unknown;

  constructor(value: unknown) {
    this.#value = value;
  }

  part(name: string): Reply {
    const fields: Readonly<Record<string, unknown>> = Object(this.#value);
    return new Reply(name === "" ? this.#value : fields[name]);
  }

  list(name: string): readonly Reply[] {
    const value: unknown = this.part(name).#value;
    if (!Array.isArray(value)) throw new Error(`${name} is no list`);
    return value.map((one: unknown) => new Reply(one));
  }

  text(name: string): string {
    const value = this.part(name).#value;
    if (typeof value !== "string") throw new Error(`${name} is no text`);
    return value;
  }

  number(name: string): number {
    const value = this.part(name).#value;
    if (typeof value !== "number") throw new Error(`${name} is no number`);
    return value;
  }
}
