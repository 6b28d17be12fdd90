import type { Permission } from "@comanda/domain/staff/permission";
import type { Static, TSchema } from "typebox";

/** Every call lives below it: the path `/auth` is asked for at `/api/auth`. */
export const apiPrefix = "/api";

/** A report is a picture of a few pages. */
export const maximumPdfBytes = 8 * 1024 * 1024;

/** `public` needs no session, `session` any session, the rest also that permission. */
export type CallPermission = "public" | "session" | Permission;

export type Call = {
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below /api; `{id}` stands for the field `id` of the params. */
  readonly path: `/${string}`;
  readonly permission: CallPermission;
  /** A GET that leaves something behind, and needs a key like every write. */
  readonly writes?: true;
  /** The till keeps its reply on the device, and asks only whether it is still the same. */
  readonly isKept?: true;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** The body may be a form (multipart/form-data) that brings a PDF under this name, of at most `maximumPdfBytes`. */
  readonly file?: "pdf";
  /** The body may be as large as a menu. */
  readonly isLarge?: true;
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

/** Whether a call needs a key, so that it happens once however often it is sent. */
export function needsKey({ method, writes }: Pick<Call, "method" | "writes">): boolean {
  return method !== "GET" || writes === true;
}

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/** The request target of a call, as it is fetched and as it is signed: `/api/pick-station/3`. */
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
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return apiPrefix + path + (pairs.length === 0 ? "" : `?${pairs.join("&")}`);
}
