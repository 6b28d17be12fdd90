import { parentPort, workerData } from "node:worker_threads";

import { parseYaml, type ParsedYaml } from "./parse-yaml.ts";

/** A parsed text, sent in pieces, so that the receiver never blocks for long. */
export type YamlPiece =
  | { readonly kind: "rows"; readonly name: string; readonly rows: readonly unknown[] }
  | { readonly kind: "value"; readonly name: string; readonly value: unknown }
  | Exclude<ParsedYaml, { readonly kind: "contents" }>
  | { readonly kind: "end" };

/** Receiving this many rows takes a few milliseconds. */
const rowsInPiece = 500;

sendParsed(parseYaml(String(workerData)));

function sendParsed(parsed: ParsedYaml): void {
  if (parsed.kind !== "contents") return sendPiece(parsed);
  for (const [name, value] of parsed.contents) sendList(name, value);
  sendPiece({ kind: "end" });
}

function sendList(name: string, value: unknown): void {
  if (!Array.isArray(value)) return sendPiece({ kind: "value", name, value });
  sendPiece({ kind: "value", name, value: [] });
  for (let start = 0; start < value.length; start += rowsInPiece) {
    sendPiece({ kind: "rows", name, rows: value.slice(start, start + rowsInPiece) });
  }
}

function sendPiece(piece: YamlPiece): void {
  // The rule is about windows: a thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(piece);
}
