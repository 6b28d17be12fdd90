import type { Call } from "@comanda/contract/call";
import { requestErrors, type RequestErrorCode } from "@comanda/contract/request-errors";

import type { RawResponse } from "../interpret-response.ts";

export type SignedRequest = { readonly nonce: number; readonly key: string };

export type GuardedServer = {
  readonly receive: (request: SignedRequest) => RawResponse;
  /** How often the call was carried out, by idempotency key. */
  readonly effects: () => ReadonlyMap<string, number>;
};

/**
 * A server that guards against replays: a signature is accepted once, and a key stands for one effect and its reply.
 */
export function createGuardedServer(reply: unknown): GuardedServer {
  const nonces = new Set<number>();
  const effects = new Map<string, number>();
  return {
    receive: ({ nonce, key }) => {
      if (nonces.has(nonce)) return refusal("request-replayed");
      nonces.add(nonce);
      if (!effects.has(key)) effects.set(key, 1);
      return { status: 200, body: { value: reply }, retryAfter: null };
    },
    effects: () => effects,
  };
}

export function refusal(
  code: RequestErrorCode,
  about?: Readonly<Record<string, string | number>>,
): NonNullable<RawResponse> {
  const { status, message } = requestErrors[code];
  return { status, body: { value: { code, message, ...(about && { about }) } }, retryAfter: null };
}

/** Responses of other servers in the server's place. */
export const foreignResponses: readonly NonNullable<RawResponse>[] = [
  { status: 502, body: null, retryAfter: null },
  { status: 503, body: null, retryAfter: "1" },
  { status: 504, body: null, retryAfter: null },
  { status: 200, body: null, retryAfter: null },
  { status: 401, body: null, retryAfter: null },
  { status: 401, body: { value: { error: "Unauthorized" } }, retryAfter: null },
  { status: 401, body: { value: { code: "expired", message: "Log in" } }, retryAfter: null },
  { status: 403, body: null, retryAfter: null },
  { status: 404, body: null, retryAfter: null },
  { status: 500, body: { value: { statusCode: 500 } }, retryAfter: null },
  { status: 503, body: { value: { error: "Service Unavailable" } }, retryAfter: null },
];

/** What a connection does with one request. */
export const requestOutcomes = [
  "carried",
  "request lost",
  "reply lost",
  /**
   * A browser that repeats the request because the connection broke before the reply, and delivers the second reply.
   */
  "resent",
  "resent and lost",
  /** A copy of it arrives before the next request does. */
  "copy late",
  "stranger",
  "busy",
  "skewed",
] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

export type FaultyConnection = { readonly carry: (request: SignedRequest) => RawResponse };

/** Carries requests as the script says; after its end, every request arrives. */
export function createFaultyConnection(
  server: GuardedServer,
  script: readonly { readonly fate: RequestOutcome; readonly stranger: number }[],
): FaultyConnection {
  let turn = 0;
  let late: SignedRequest | null = null;
  return {
    carry: (request) => {
      if (late !== null) server.receive(late);
      late = null;
      const { fate, stranger } = script[turn++] ?? { fate: "carried", stranger: 0 };
      switch (fate) {
        case "carried":
          return server.receive(request);
        case "request lost":
          return null;
        case "reply lost":
          server.receive(request);
          return null;
        case "resent":
          server.receive(request);
          return server.receive(request);
        case "resent and lost":
          server.receive(request);
          server.receive(request);
          return null;
        case "copy late":
          late = request;
          return null;
        case "stranger":
          return foreignResponses[stranger % foreignResponses.length] ?? null;
        case "busy":
          return refusal("too-many-calls");
        case "skewed":
          return refusal("clock-skewed", { serverTimeMs: 1 });
      }
    },
  };
}

/** Public calls are not signed, so they have no guard against replays. */
export function isSigned({ permission }: Pick<Call, "permission">): boolean {
  return permission !== "public";
}
