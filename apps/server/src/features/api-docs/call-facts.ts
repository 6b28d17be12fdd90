import { rightToApprove } from "@comanda/contract/approval";
import { needsKey, type Call } from "@comanda/contract/call";
import { refusalMessages } from "@comanda/contract/all-refusals";
import { requestErrors, type RequestErrorCode } from "@comanda/contract/request-errors";

import { callSentences } from "./call-sentences.ts";
import { jsonSchema } from "./json-schema.ts";

export type DocumentedError = {
  readonly code: string;
  readonly status: number;
  readonly message: string;
};

/** Topics by the start of the path; any other path is listed under its own first word. */
const topics: Readonly<Record<string, string>> = {
  auth: "Sign-in",
  "pick-station": "Sign-in",
  approval: "Sign-in",
  product: "Menu",
  setting: "Venue",
  customer: "Customers",
  "customer-type": "Customers",
  admin: "Staff",
  user: "Staff",
  "user-group": "Staff",
  "work-day": "Days and shifts",
  shift: "Days and shifts",
  payment: "Payments in and out",
  "expense-category": "Payments in and out",
  bill: "Bills",
  stock: "Stock",
  "management-group": "Stock",
  commission: "Commissions",
  ping: "Live changes",
  live: "Live changes",
  health: "The server",
  fault: "The server",
  office: "Back office",
};

export function topicOf({ path }: Call): string {
  const [, first = ""] = path.split("/");
  return topics[first] ?? sentenceCase(first);
}

/** "read-bill-history" is "Read bill history". */
export function titleOf({ name }: Call): string {
  return sentenceCase(name);
}

export function sentenceOf({ name }: Call): string {
  return callSentences[name] ?? "";
}

function sentenceCase(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A call that replies with change lists is written to the journal, under an idempotency key. */
export function isWrite(call: Call): boolean {
  const { properties = {} } = jsonSchema(call.reply);
  return needsKey(call) && "insert" in properties && "delete" in properties;
}

export function isPdf({ name }: Call): boolean {
  return name === "read-report-pdf";
}

export function isStream({ name }: Call): boolean {
  return name === "watch-changes";
}

/** A read whose reply a client may keep, and ask whether it has changed. */
export function isTagged(call: Call): boolean {
  return call.method === "GET" && !isWrite(call) && !isPdf(call) && !isStream(call);
}

const signatureErrors: readonly RequestErrorCode[] = [
  "token-missing",
  "token-malformed",
  "created-malformed",
  "location-malformed",
  "timer-mismatch",
  "header-repeated",
  "header-malformed",
  "target-malformed",
  "not-signed-in",
  "clock-skewed",
  "request-replayed",
  "too-many-calls",
];

/** The errors that a call can return before any business rule runs, or because what it names does not exist. */
export function requestErrorsOf(call: Call): readonly DocumentedError[] {
  const isSigned = call.permission !== "public";
  const codes: readonly RequestErrorCode[] = [
    ...(takesInput(call) ? (["invalid-request"] as const) : []),
    ...(call.body === undefined ? [] : (["not-json", "body-too-large"] as const)),
    ...(call.name === "sign-in" ? signInErrors : []),
    ...(call.name === "approve" ? approvalErrors : []),
    ...(rightToApprove(call.name) === null
      ? []
      : (["approval-invalid", "approval-not-allowed"] as const)),
    ...(call.name === "report-fault" ? (["too-many-calls"] as const) : []),
    ...(isSigned ? signatureErrors : []),
    // Each signed call names a location, too.
    ...(isSigned || call.params !== undefined ? (["record-not-found"] as const) : []),
    ...(isSigned && hasBusinessRules(call) ? (["station-missing"] as const) : []),
    ...(isWrite(call) ? (["idempotency-key-missing", "idempotency-key-reused"] as const) : []),
    "fault",
    "server-busy",
    "database-away",
    "disk-full",
    "database-read-only",
    "disk-failing",
    "database-replaced",
  ];
  const denied = { code: "permission-denied", ...refusalMessages["permission-denied"] };
  const needsRight = isSigned && call.permission !== "session";
  return [
    ...codes.map((code) => ({ code, ...requestErrors[code] })),
    ...(needsRight ? [denied] : []),
  ];
}

const approvalErrors = [
  "approval-password-wrong",
  "approval-not-allowed",
  "too-many-sign-ins",
  "sign-in-delayed",
] as const;

const signInErrors = ["credentials-wrong", "too-many-sign-ins", "sign-in-delayed"] as const;

function takesInput({ params, query, body }: Call): boolean {
  return params !== undefined || query !== undefined || body !== undefined;
}

/** Calls without input that business rules can refuse, such as while no day is open. */
const refusedByState: ReadonlySet<string> = new Set(["read-work-day", "read-shift-count"]);

/** Whether business rules decide the call and can refuse it with their own codes. */
export function hasBusinessRules(call: Call): boolean {
  return isWrite(call) || takesInput(call) || refusedByState.has(call.name);
}

/** Every error that a call can return. */
export function errorsOf(call: Call): readonly DocumentedError[] {
  const known = new Set<string>();
  return [...requestErrorsOf(call), ...(hasBusinessRules(call) ? businessRefusals : [])].filter(
    ({ code }) => !known.has(code) && known.add(code),
  );
}

/** Every refusal of the business rules. */
export const businessRefusals: readonly DocumentedError[] = Object.entries(refusalMessages).map(
  ([code, { status, message }]) => ({ code, status, message }),
);
