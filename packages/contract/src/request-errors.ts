/**
 * How a request can fail before a rule of the house is asked. `{…}` is filled in from the reply's `about`.
 * Those from `token-missing` to `too-many-calls` stand in the order in which a signature is checked.
 */
export const requestErrors = {
  "invalid-request": { status: 400, message: "Please check what was entered" },
  "credentials-wrong": { status: 401, message: "Wrong username or password" },
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
  /** One answer for a session that is unknown, ended, revoked, or another user's, and for a wrong digest. */
  "not-signed-in": { status: 401, message: "Please log in again" },
  /** `about.serverTimeMs` is the server's clock: sign again by it. */
  "clock-skewed": { status: 401, message: "The clock of this device is wrong. Please set it" },
  "request-replayed": { status: 401, message: "This request was already received" },
  /** One session asks more often than a person and their till can, or an address reports too many faults. */
  "too-many-calls": {
    status: 429,
    message: "Server is busy at the moment. Please try again",
  },
  /** A write without a key could not be told from its repetition. */
  "idempotency-key-missing": {
    status: 400,
    message: "The request was damaged on its way. Please try again",
  },
  /** The same key already stands for another request. */
  "idempotency-key-reused": {
    status: 409,
    message: "The request was damaged on its way. Please try again",
  },
  /** What is asked for needs a station, and the session has picked none. */
  "station-missing": { status: 400, message: "Please choose your sale point" },
  "path-not-found": { status: 404, message: "There is nothing at this address" },
  /** `about.entity` and `about.id`. */
  "record-not-found": { status: 404, message: "{entity} #{id} does not exist or deleted" },
  "body-too-large": { status: 413, message: "This is too large to send at once" },
  "not-json": { status: 415, message: "The request was damaged on its way. Please try again" },
  "too-many-sign-ins": {
    status: 429,
    message: "Server is busy at the moment. Please try again",
  },
  /** Too many wrong passwords for this name, or from this address. The right one is not looked at either. */
  "sign-in-delayed": {
    status: 429,
    message: "Too many wrong passwords. Please try again in {waitSeconds} seconds",
  },
  /** `about.reference` finds it in the log. */
  fault: {
    status: 500,
    message:
      "Sorry, something went wrong on our end. We are notified about this and currently trying to fix the problem.",
  },
  /** Nothing of this request was done, or it is not known whether it was: the same key asks again. */
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
} as const satisfies Readonly<
  Record<string, { readonly status: number; readonly message: string }>
>;

export type RequestErrorCode = keyof typeof requestErrors;

/** The only answer that ends a session. Every other 401 is about one request, which is signed again or given up. */
export const sessionEndCode: RequestErrorCode = "not-signed-in";
