import { tillErrors } from "./till-errors.ts";

/**
 * How a request can fail before a domain rule is checked. `{…}` is filled in from the reply's `about`. The codes from
 * `token-missing` to `too-many-calls` are in the order in which a signature is checked.
 */
export const requestErrors = {
  "invalid-request": { status: 400, message: "Please check what was entered" },
  "credentials-wrong": { status: 401, message: "Wrong username or password" },
  /** Signatures cover the Host header, so the first call after this login would end its session. */
  "host-replaced": {
    status: 400,
    message:
      "A proxy replaces the address of this page. It has to pass on the Host header unchanged",
  },
  /** The session stays: it is the manager's password that is wrong. */
  "approval-password-wrong": { status: 403, message: "Wrong username or password" },
  /** The manager lacks the right, has left, or does not work here. */
  "approval-not-allowed": { status: 403, message: "This person cannot allow it" },
  /** It is for another request, station or session, or older than two minutes. */
  "approval-invalid": { status: 403, message: "The approval no longer holds. Please ask again" },
  "token-missing": { status: 401, message: "Please log in" },
  "token-malformed": { status: 401, message: "Please log in" },
  "created-malformed": { status: 401, message: "Please log in" },
  "location-malformed": { status: 401, message: "Please log in" },
  "timer-mismatch": { status: 401, message: "Please log in" },
  "header-repeated": {
    status: 400,
    message: "The request was damaged on its way. Please try again",
  },
  "header-malformed": {
    status: 400,
    message: "The request was damaged on its way. Please try again",
  },
  "target-malformed": {
    status: 400,
    message: "The request was damaged on its way. Please try again",
  },
  "not-signed-in": tillErrors["not-signed-in"],
  /** `about.serverTimeMs` is the server's clock, to sign again by. */
  "clock-skewed": { status: 401, message: "The clock of this device is wrong. Please set it" },
  "request-replayed": { status: 401, message: "This request was already received" },
  /** A session sends more calls than a person and their till can, or an address reports too many faults. */
  "too-many-calls": {
    status: 429,
    message: "Server is busy at the moment. Please try again",
  },
  /** Without a key, the server could not tell a write from its repetition. */
  "idempotency-key-missing": {
    status: 400,
    message: "The request was damaged on its way. Please try again",
  },
  /** The key was already used for a different request. */
  "idempotency-key-reused": {
    status: 409,
    message: "The request was damaged on its way. Please try again",
  },
  /** The call needs a station, and the session has picked none. */
  "station-missing": { status: 400, message: "Please choose your sale point" },
  "path-not-found": { status: 404, message: "There is nothing at this address" },
  /** `about.entity` and `about.id` identify it. */
  "record-not-found": { status: 404, message: "{entity} #{id} does not exist or deleted" },
  "body-too-large": tillErrors["body-too-large"],
  "not-json": { status: 415, message: "The request was damaged on its way. Please try again" },
  "too-many-sign-ins": {
    status: 429,
    message: "Server is busy at the moment. Please try again",
  },
  /**
   * Too many wrong passwords for this name, or from this address. The password is not checked, not even a correct one.
   */
  "sign-in-delayed": {
    status: 429,
    message: "Too many wrong passwords. Please try again in {waitSeconds} seconds",
  },
  /** `about.reference` identifies the fault in the log. */
  fault: {
    status: 500,
    message:
      "Sorry, something went wrong on our end. We are notified about this and currently trying to fix the problem.",
  },
  /** The request was not carried out, or its outcome is unknown: retry with the same key. */
  "server-busy": { status: 503, message: "Server is busy at the moment. Please try again" },
  "database-away": {
    status: 503,
    message: "The server cannot reach its database. Please try again in a moment",
  },
  "disk-full": { status: 503, message: "The server's disk is full. Please free some space" },
  "database-read-only": { status: 503, message: "The server cannot write to its database" },
  "disk-failing": {
    status: 503,
    message: "The server's disk is failing. Please have it checked",
  },
  /** It lasts until the server is restarted. Before that, the copy of the acknowledged data must be restored. */
  "database-replaced": {
    status: 503,
    message: "The server's database file was deleted or replaced. Please see the server's log",
  },
} as const satisfies Readonly<
  Record<string, { readonly status: number; readonly message: string }>
>;

export type RequestErrorCode = keyof typeof requestErrors;
