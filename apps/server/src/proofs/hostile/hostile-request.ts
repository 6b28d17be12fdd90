import { apiPrefix, type Call } from "@comanda/contract/call";
import { calls } from "@comanda/contract/calls";
import fc from "fast-check";

import { fittingValue, type Schema } from "./fitting-value.ts";
import { anyHostileForm } from "./hostile-form.ts";
import { damaged } from "./hostile-value.ts";

/** A request of a signed-in user who is hostile, or whose program is broken. */
export type HostileRequest = {
  readonly call: Call;
  readonly target: `/${string}`;
  readonly text: string;
  readonly contentType: string;
  /** Null omits it. */
  readonly key: string | null;
};

const contentTypes = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/json; charset=utf-16",
  "application/jsonx",
  "*/*",
  "",
];

/** Texts that are not JSON, or JSON that no server should have to parse. */
const hostileTexts = [
  "",
  "{",
  '{"id":NaN}',
  '{"id":1e999}',
  '{"id":-1e999,"version":1,"billItems":[]}',
  '{"id":1,"id":2}',
  "[".repeat(30_000),
  '{"a":'.repeat(5000) + "1" + "}".repeat(5000),
  `"${"x".repeat(70_000)}"`,
  "\uFEFF{}",
  "null",
  "\u0000",
  "a=1&b=2",
];

const hostilePathParts = [
  "-1",
  "1.5",
  "1e5",
  "9007199254740993",
  "99999999999999999999",
  "%00",
  "%ff",
  "..%2f..%2fetc",
  "%E0%A4%A",
  "null",
  "x".repeat(300),
  "1%20or%201=1",
  "",
];
const hostileQueries = ["?", "?lastPing=1&lastPing=2", "?lastPing[]=1", "?lastPing=-1", "?%00=%00"];

/** Every call of the contract, including future ones, with values that match its schemas, damaged in every place. */
export const anyHostileRequest: fc.Arbitrary<HostileRequest> = fc
  .constantFrom<Call>(...calls)
  .chain((call) =>
    fc.record({
      call: fc.constant(call),
      target: anyTarget(call),
      content: anyContent(call),
      key: fc.oneof(
        { weight: 15, arbitrary: fc.uuid() },
        fc.constantFrom(null, "", "1", "x".repeat(5000), "00000000-0000-0000-0000-000000000000"),
      ),
    }),
  )
  .map(({ content, ...request }) => ({ ...request, ...content }));

type Content = Pick<HostileRequest, "text" | "contentType">;

function anyContent(call: Call): fc.Arbitrary<Content> {
  const json = fc.record({
    text: anyText(call),
    contentType: mostly("application/json", contentTypes),
  });
  if (call.file === undefined || call.body === undefined) return json;
  return fc.oneof(json, anyHostileForm(fittingValue(plain(call.body)), call.file));
}

function mostly<Value>(usual: Value, others: readonly Value[]): fc.Arbitrary<Value> {
  return fc.oneof(
    { weight: 15, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
}

function anyText({ body }: Call): fc.Arbitrary<string> {
  if (body === undefined) return mostly("", hostileTexts);
  const json = damaged(fittingValue(plain(body))).map((value) => JSON.stringify(value));
  return fc.oneof({ weight: 15, arbitrary: json }, fc.constantFrom(...hostileTexts));
}

function anyTarget({ path, params, query }: Call): fc.Arbitrary<`/${string}`> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const values = params === undefined ? fc.constant({}) : fittingValue(plain(params));
  const asked = query === undefined ? fc.constant({}) : fittingValue(plain(query));
  return fc
    .tuple(
      values,
      asked,
      fc.option(fc.constantFrom(...hostilePathParts), { freq: 4 }),
      fc.option(fc.constantFrom(...hostileQueries), { freq: 8 }),
    )
    .map(([fitting, pairs, part, search]) => {
      const text = (name: string) => part ?? safely(Reflect.get(Object(fitting), name));
      const below = path.slice(1);
      const filled = names.reduce((made, name) => made.replace(`{${name}}`, text(name)), below);
      return `/${filled}${search ?? queryOf(pairs)}` as const;
    });
}

function queryOf(pairs: unknown): string {
  const all = Object.entries(Object(pairs)).map(([name, value]) => `${name}=${safely(value)}`);
  return all.length === 0 ? "" : `?${all.join("&")}`;
}

/** An address cannot hold half of a surrogate pair. */
function safely(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed());
}

function plain(schema: object): Schema {
  const copy: Schema = JSON.parse(JSON.stringify(schema));
  return copy;
}

export function describeRequest({ call, target, text, contentType, key }: HostileRequest): string {
  return `${call.method} ${apiPrefix}${target} ${contentType} ${key}\n${text.slice(0, 2000)}`;
}
