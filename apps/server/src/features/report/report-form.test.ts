import { createHash, randomUUID } from "node:crypto";

import { maximumPdfBytes } from "@comanda/contract/call";
import { countCash, endShift } from "@comanda/contract/day";
import { listReports, readReport, readReportPdf } from "@comanda/contract/report";
import { id } from "@comanda/domain/id";
import { afterAll, beforeEach, describe, expect, test } from "vitest";

import { findHistory } from "#journal/journal-store.ts";

import { openDayAndShift, startEvening, type Evening } from "../../testing/test-evening.ts";
import { aForm, aReportForm } from "../../testing/test-form.ts";
import { drawerOf } from "../../testing/test-money.ts";
import {
  callAs,
  errorOf,
  replyOf,
  send,
  signInAs,
  signedRequest,
} from "../../testing/test-till.ts";

let evening: Evening;

beforeEach(async () => {
  if (evening !== undefined) await evening.app.close();
  evening = await startEvening();
  await openDayAndShift(evening);
  await evening.write(evening.cashier, countCash, { body: drawerOf(1500_00) });
});
afterAll(() => evening.app.close());

const nowhere = id<"location">(999_999);
const fields = { endDrawerCash: 1500_00 };
const everyByte = Buffer.from(Array.from({ length: 1024 }, (_, index) => index % 256));
const pdf = Buffer.concat([Buffer.from("%PDF-1.7\r\n"), everyByte]);

function end(form: ReturnType<typeof aForm>) {
  return evening.write(evening.cashier, endShift, { form });
}

function getPdf(report: number, user = evening.cashier) {
  return callAs(evening.app, user, readReportPdf, { params: { id: report } });
}

describe("a report with a PDF", () => {
  test("is stored, and the PDF is returned byte for byte", async () => {
    const named = { ...fields, message: "สวัสดี", fileName: "รายงาน.pdf" };
    const { report } = replyOf(endShift, await end(aReportForm(named, pdf)));
    const response = await getPdf(report);
    expect(response.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(/^attachment; .*%E0%B8%A3%E0%B8%B2.*\.pdf$/),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(response.rawPayload.equals(pdf)).toBe(true);
    const list = replyOf(listReports, await callAs(evening.app, evening.cashier, listReports));
    expect(list).toMatchObject([
      {
        id: report,
        kind: "shift",
        number: 1,
        message: "สวัสดี",
        fileName: "รายงาน.pdf",
        pdfLength: pdf.length,
      },
    ]);
  });

  test("is secured by the journal, which holds its hash and not its bytes", async () => {
    const { report } = replyOf(endShift, await end(aReportForm(fields, pdf)));
    const [location] = evening.cashier.user.subLocations;
    const history = await findHistory(evening.app.database(), location ?? nowhere, {
      entity: "report",
      record: report,
    });
    expect(history).toHaveLength(1);
    const [{ changes } = { changes: "" }] = history;
    expect(changes).toContain(createHash("sha256").update(pdf).digest("hex"));
    expect(changes).not.toContain(pdf.toString("base64").slice(0, 40));
  });

  test("is filed once, however often the request arrives", async () => {
    const form = aReportForm(fields, pdf);
    const idempotencyKey = randomUUID();
    const press = () => callAs(evening.app, evening.cashier, endShift, { form, idempotencyKey });
    const replies = await Promise.all([press(), press()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(replies[0]?.body).toBe(replies[1]?.body);
    const list = replyOf(listReports, await callAs(evening.app, evening.cashier, listReports));
    expect(list).toHaveLength(1);
    const other = { form: aReportForm(fields, `${pdf.toString("latin1")}x`), idempotencyKey };
    expect(errorOf(await callAs(evening.app, evening.cashier, endShift, other))).toMatchObject({
      code: "idempotency-key-reused",
    });
  });

  test("is hidden from other locations and from waiters", async () => {
    const { report } = replyOf(endShift, await end(aReportForm(fields, pdf)));
    const harbour = await signInAs(evening.app, "harbour");
    const missing = { status: 404, about: { entity: "Report", id: report } };
    expect(errorOf(await getPdf(report, harbour))).toMatchObject(missing);
    const read = callAs(evening.app, harbour, readReport, { params: { id: report } });
    expect(errorOf(await read)).toMatchObject(missing);
    const list = await callAs(evening.app, harbour, listReports);
    expect(replyOf(listReports, list)).toEqual([]);
    expect(errorOf(await getPdf(report, evening.waiter))).toMatchObject({ status: 403 });
  });
});

test("a report without a PDF returns none", async () => {
  const parts = [
    { name: "endDrawerCash", value: "150000" },
    { name: "message", value: "" },
    { name: "fileName", value: "" },
  ];
  const { report } = replyOf(endShift, await end(aForm(parts)));
  expect(errorOf(await getPdf(report))).toMatchObject({ status: 404 });
});

test("a PDF can have up to 8 MiB, and not a byte more", async () => {
  const largest = Buffer.alloc(maximumPdfBytes, "%PDF-");
  const tooLarge = Buffer.concat([largest, Buffer.from("x")]);
  expect(errorOf(await end(aReportForm(fields, tooLarge)))).toMatchObject({
    status: 413,
    code: "body-too-large",
  });
  const { report } = replyOf(endShift, await end(aReportForm(fields, largest)));
  expect((await getPdf(report)).rawPayload.length).toBe(maximumPdfBytes);
});

test("nothing large is read from an unknown caller", async () => {
  const form = aReportForm(fields, Buffer.alloc(100_000, "%PDF-"));
  const known = signedRequest(evening.app, evening.cashier, endShift, { form });
  const { ["X-WSSE"]: token = "", ...unsigned } = known.headers;
  const stranger = token.replace(/Session="[^"]+"/, `Session="${"A".repeat(22)}"`);
  const replies = [
    await send(evening.app, { ...known, headers: unsigned }),
    await send(evening.app, { ...known, headers: { ...unsigned, "X-WSSE": stranger } }),
  ];
  expect(replies.map((reply) => [errorOf(reply).code, reply.headers["connection"]])).toEqual([
    ["token-missing", "close"],
    ["not-signed-in", "close"],
  ]);
});

describe("a form is refused", () => {
  test("whose file is not a PDF", async () => {
    const refused = errorOf(await end(aReportForm(fields, "<script>alert(1)</script>")));
    expect(refused).toMatchObject({
      status: 400,
      fields: [{ field: "pdf", error: "is not a PDF" }],
    });
  });

  test("with an additional file", async () => {
    const parts = [{ name: "virus", value: pdf, fileName: "virus.exe" }];
    expect(errorOf(await end(aForm(parts)))).toMatchObject({
      fields: [{ field: "virus", error: "is not expected" }],
    });
  });

  test("with a repeated field", async () => {
    const twice = [1500_00, 1_00].map((sum) => ({ name: "endDrawerCash", value: String(sum) }));
    expect(errorOf(await end(aForm(twice)))).toMatchObject({ code: "invalid-request" });
  });

  test.each(["", "%PDF-", "--a-boundary", "\u0000".repeat(64)])(
    "that is malformed: %j",
    async (text) => {
      const { contentType } = aForm([]);
      const response = await end({ contentType, bytes: Buffer.from(text) });
      expect(errorOf(response)).toMatchObject({ status: 400, code: "invalid-request" });
    },
  );

  test.each(["-1", "1e3", "0x10", "", " 150000", "1500.00"])(
    "whose amount is written as %j",
    async (endDrawerCash) => {
      const refused = errorOf(await end(aReportForm({ endDrawerCash }, pdf)));
      expect(refused).toMatchObject({ status: 400, fields: [{ field: "endDrawerCash" }] });
    },
  );

  test("by a call that takes no form", async () => {
    const response = await evening.write(evening.cashier, countCash, {
      form: aReportForm(fields, pdf),
    });
    expect(errorOf(response)).toMatchObject({ status: 415, code: "not-json" });
  });
});
