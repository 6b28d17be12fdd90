import { createHash } from "node:crypto";

import type { BridgeStatus, PrinterStatus } from "@comanda/contract/bridge";

import type { PrintedJob } from "./job-log.ts";
import { pageMessages, type PageMessages } from "./page-messages.ts";

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1rem; max-inline-size: 44rem; }
h1, h2 { line-height: 1.2; }
ul { padding: 0; list-style: none; }
li { padding-block: 0.5rem; border-block-start: 1px solid #8886; }
b { font-variant-numeric: tabular-nums; }
.good::before { content: "✓ "; color: #1a7f37; }
.bad::before { content: "✕ "; color: #d1242f; }
.quiet { opacity: 0.75; font-variant-numeric: tabular-nums; }
`;

const styleHash = createHash("sha256").update(style).digest("base64");

export const pageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
};

type StatusPageData = {
  readonly status: BridgeStatus;
  readonly latest: readonly PrintedJob[];
  readonly hasAuthority: boolean;
};

/** The bridge's page for a person with a phone; it reloads every few seconds. */
export function renderStatusPage(
  { status, latest, hasAuthority }: StatusPageData,
  acceptLanguage: string,
): string {
  const words = pageMessages(acceptLanguage);
  const papers = latest.map((printed) => latestItem(printed, words)).join("");
  const authority = `<p><a href="/authority.crt">${words.authority}</a><br>${words.authorityHint}</p>`;
  return `<!doctype html>
<html lang="${words.tag}" translate="no">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="google" content="notranslate">
<meta http-equiv="refresh" content="5">
<title>${words.title}</title>
<style>${style}</style>
<h1>${words.title}</h1>
<p class="good">${words.works}</p>
<h2>${words.printers}</h2>
<ul>${status.printers.map((printer) => printerItem(printer, words)).join("")}</ul>
<h2>${words.latest}</h2>
${papers === "" ? `<p>${words.nothingYet}</p>` : `<ul>${papers}</ul>`}
${hasAuthority ? authority : ""}
<p class="quiet">${words.version} ${status.version}</p>
</html>
`;
}

function printerItem({ printer, length, last }: PrinterStatus, words: PageMessages): string {
  const result = last === null ? words.nothingYet : outcomeHtml(last.outcome, words);
  const waiting = length === 0 ? "" : `<br>${words.waiting(length)}`;
  return `<li><b>${printer}</b><br>${result}${waiting}</li>`;
}

function latestItem({ at, printer, name, delivery }: PrintedJob, words: PageMessages): string {
  const time = at.toLocaleTimeString("en-GB");
  const job = name === null ? "" : ` · ${name}`;
  return `<li><span class="quiet">${time} · ${printer}${job}</span><br>${outcomeHtml(delivery.outcome, words)}</li>`;
}

function outcomeHtml(name: PrintedJob["delivery"]["outcome"], { outcomes }: PageMessages): string {
  return `<span class="${name === "delivered" ? "good" : "bad"}">${outcomes[name]}</span>`;
}
