import type { Right } from "@comanda/domain/staff/permission";
import type { Static, TSchema } from "typebox";

/** The prefix of every path: `/auth` is served at `/api/auth`. */
export const apiPrefix = "/api";

/** A report is a few pages of pictures. */
export const maximumPdfBytes = 8 * 1024 * 1024;

/** An amount off a bill of 1,000 lines is two items for each, or 700 kB; the rest is for long notes. */
export const maximumBillBytes = 2 * 1024 * 1024;

/** `public` needs no session, `session` any session, every other value also that right of the user. */
export type CallPermission = "public" | "session" | Right;

export type Call = {
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below /api; `{id}` is replaced by the field `id` of the params. */
  readonly path: `/${string}`;
  readonly permission: CallPermission;
  /** A GET that has a side effect, and needs an idempotency key like every write. */
  readonly writes?: true;
  /** The till caches the reply on the device, and only revalidates it. */
  readonly isCached?: true;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The body may be a form (multipart/form-data) with a PDF in this field, of at most `maximumPdfBytes`. */
  readonly file?: "pdf";
  /** The body may be as large as a menu. */
  readonly isLarge?: true;
  /** The body may name every line of a bill, and have `maximumBillBytes`. */
  readonly namesLines?: true;
  readonly reply: TSchema;
};

type StaticOr<Schema, Otherwise> = Schema extends TSchema ? Static<Schema> : Otherwise;

export type ParamsOf<C extends Call> = StaticOr<C["params"], undefined>;
export type QueryOf<C extends Call> = StaticOr<C["query"], undefined>;
export type BodyOf<C extends Call> = StaticOr<C["body"], undefined>;
export type ReplyOf<C extends Call> = Static<C["reply"]>;

export function defineCall<Definition extends Call>(definition: Definition): Definition {
  return definition;
}

/** Whether a call needs an idempotency key, so that it takes effect once however often it is sent. */
export function needsKey({ method, writes }: Pick<Call, "method" | "writes">): boolean {
  return method !== "GET" || writes === true;
}

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/** The request target of a call, as fetched and as signed: `/api/pick-station/3`. */
export function callTarget(
  call: Pick<Call, "path">,
  { params = {}, query = {} }: { readonly params?: Values; readonly query?: Values } = {},
): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`${call.path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeForQuery(name)}=${encodeForQuery(value)}`],
  );
  return apiPrefix + path + (pairs.length === 0 ? "" : `?${pairs.join("&")}`);
}

/** Browsers escape an apostrophe themselves if nobody has, and then send another target than the signed one. */
function encodeForQuery(value: string | number | boolean): string {
  return encodeURIComponent(value).replaceAll("'", "%27");
}
