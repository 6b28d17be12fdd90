import type { Call } from "@comanda/contract/call";

import { aboutComanda, aboutHeaders, aboutReplyHeaders } from "./about-calls.ts";
import { businessRefusals, titleOf, topicOf } from "./call-facts.ts";
import { html, withCode, type Markup } from "#http/markup.ts";
import { errorTable, renderCall } from "./render-call.ts";

const head = html`<head>
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="google" content="notranslate" />
  <meta name="color-scheme" content="light dark" />
  <title>Comanda: the calls</title>
  <link rel="stylesheet" href="/api/docs/page.css" />
  <link rel="stylesheet" href="/api/docs/calls.css" />
  <script src="/api/docs/search-calls.js" type="module"></script>
</head>`;

/** The contract as a readable page: calls by topic, their fields as tables. It needs no script. */
export function renderPage(calls: readonly Call[]): string {
  const topics = [...Map.groupBy(calls, topicOf)];
  const { markup } = html`<html lang="en" translate="no">
    ${head}
    <body>
      <a class="skip" href="#calls">To the calls</a>
      <nav aria-label="Calls">
        <p class="brand"><a href="#top">Comanda</a></p>
        <input
          id="search"
          type="search"
          placeholder="Search calls"
          aria-label="Search calls"
          hidden
        />
        <p id="found" role="status" class="found"></p>
        ${topics.map(([topic, ofTopic]) => topicLinks(topic, ofTopic))}
        <section>
          <h2><a href="#refusals">Refusals by a rule</a></h2>
        </section>
      </nav>
      <main id="top">
        <h1>Comanda API</h1>
        ${aboutComanda.map((paragraph) => html`<p class="lead">${withCode(paragraph)}</p>`)}
        <p><a href="/api/docs/openapi.json">OpenAPI document</a></p>
        ${headersSection("headers", "Headers of a signed call", Object.entries(aboutHeaders))}
        ${headersSection("reply-headers", "Headers of a reply", replyHeaders)}
        <div id="calls">
          ${topics.map(
            ([topic, ofTopic]) =>
              html`<section class="topic">
                <h2>${topic}</h2>
                ${ofTopic.map(renderCall)}
              </section>`,
          )}
        </div>
        <section id="refusals">
          <h2>Refusals by a rule</h2>
          <p>How a rule can refuse a write. Words in braces are filled in.</p>
          ${errorTable(businessRefusals)}
        </section>
      </main>
    </body>
  </html>`;
  return `<!doctype html>\n${markup}\n`;
}

const replyHeaders = Object.entries(aboutReplyHeaders).map(
  ([name, { description }]) => [name, description] as const,
);

function headersSection(
  id: string,
  title: string,
  headers: readonly (readonly [name: string, meaning: string])[],
): Markup {
  return html`<section id="${id}">
    <h2>${title}</h2>
    <dl>
      ${headers.map(
        ([name, meaning]) =>
          html`<dt><code>${name}</code></dt>
            <dd>${withCode(meaning)}</dd>`,
      )}
    </dl>
  </section>`;
}

function topicLinks(topic: string, calls: readonly Call[]): Markup {
  return html`<section>
    <h2>${topic}</h2>
    <ul>
      ${calls.map(
        (call) =>
          html`<li data-call="${call.name}"><a href="#${call.name}">${titleOf(call)}</a></li>`,
      )}
    </ul>
  </section>`;
}
