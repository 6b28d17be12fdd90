import type { Call } from "@comanda/contract/call";
import { errorReply } from "@comanda/contract/error-reply";
import { readReportPdf } from "@comanda/contract/report";
import { refusalMessages } from "@comanda/contract/all-refusals";
import { requestErrors } from "@comanda/contract/request-errors";
import { text as textOf } from "node:stream/consumers";

import { matchesSchema } from "#database/portable-columns.ts";

import type { TestApp } from "../../testing/test-app.ts";
import { signedRequest, type SignedIn } from "../../testing/test-till.ts";
import type { HostileRequest } from "./hostile-request.ts";

export type HostileReply = {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
};

const expectedStatuses: Readonly<Record<string, { readonly status: number }>> = {
  ...refusalMessages,
  ...requestErrors,
};

export async function sendHostile(
  test: TestApp,
  signedIn: SignedIn,
  { call, target, text, contentType, key }: HostileRequest,
): Promise<HostileReply> {
  const { method } = call;
  const { headers } = signedRequest(
    test,
    signedIn,
    { method, path: target },
    {
      ...(text !== "" && { form: { contentType, bytes: Buffer.from(text) } }),
      ...(key !== null && { idempotencyKey: key }),
    },
  );
  const response = await test.app().inject({
    method,
    url: `/api${target}`,
    headers,
    payloadAsStream: true,
    ...(text !== "" && { payload: text }),
  });
  const { statusCode: status } = response;
  const stream = response.stream();
  const replyType = response.headers["content-type"]?.toString() ?? "";
  if (replyType.startsWith("text/event-stream")) {
    stream.destroy();
    return { status, contentType: replyType, body: "" };
  }
  return { status, contentType: replyType, body: await textOf(stream) };
}

/** How a reply violates the contract; null if it does not. */
export function findContractViolation(
  call: Call,
  { status, contentType, body }: HostileReply,
): string | null {
  if (status === 200 && body === "") return call.method === "GET" ? null : "Nothing was answered";
  if (status === 200 && call.name === readReportPdf.name) {
    const isPdf = contentType === "application/pdf" && body.startsWith("%PDF-");
    return isPdf ? null : `Not a PDF: ${contentType} ${body.slice(0, 100)}`;
  }
  const reply: unknown = JSON.parse(body);
  if (status === 200)
    return matchesSchema(call.reply, reply) ? null : `Not the reply promised: ${body}`;
  if (!matchesSchema(errorReply, reply)) return `${status} is no refusal: ${body}`;
  const isPromised = reply.code !== "fault" && expectedStatuses[reply.code]?.status === status;
  return isPromised ? null : `${status} ${body}`;
}
