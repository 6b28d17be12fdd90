import { apiPrefix, type Call } from "@comanda/contract/call";

import {
  asksTheHouse,
  isStream,
  isWrite,
  requestErrorsOf,
  sentenceOf,
  titleOf,
  type DocumentedError,
} from "./call-facts.ts";
import { jsonSchema } from "./json-schema.ts";
import { html, nothing, type Markup } from "#http/markup.ts";
import { schemaTable } from "./render-schema.ts";

export function renderCall(call: Call): Markup {
  const { name, method, path, params, query, body, reply } = call;
  const search = [name, method, path, titleOf(call), sentenceOf(call)].join(" ").toLowerCase();
  return html`<article class="call" id="${name}" data-search="${search}">
    <h3><a href="#${name}">${titleOf(call)}</a></h3>
    <p class="target">
      <span class="method ${method.toLowerCase()}">${method}</span> <code>${apiPrefix}${path}</code>
    </p>
    <p>${sentenceOf(call)}</p>
    <ul class="facts">
      ${whoMay(call)}
      ${isWrite(call) ? html`<li>written into the journal, under an idempotency key</li>` : nothing}
      ${isStream(call) ? html`<li>goes on as server-sent events</li>` : nothing}
    </ul>
    ${part("Path", params)} ${part("Query", query)} ${part("Body", body)}
    ${part(isStream(call) ? "Each event" : "Reply", reply)} ${errors(call)}
  </article>`;
}

function whoMay({ permission }: Call): Markup {
  if (permission === "public") return html`<li>needs no session</li>`;
  if (permission === "session") return html`<li>needs a session</li>`;
  return html`<li>needs the permission <code>${permission}</code></li>`;
}

function part(title: string, schema: object | undefined): Markup {
  if (schema === undefined) return nothing;
  return html`<h4>${title}</h4>
    ${schemaTable(jsonSchema(schema))}`;
}

function errors(call: Call): Markup {
  const house = asksTheHouse(call)
    ? html`<p>Besides these, the <a href="#refusals">refusals of the house</a>.</p>`
    : nothing;
  return html`<details>
    <summary>What it may be refused with</summary>
    ${errorTable(requestErrorsOf(call))} ${house}
  </details>`;
}

export function errorTable(rows: readonly DocumentedError[]): Markup {
  return html`<table class="errors">
    <thead>
      <tr>
        <th scope="col">Status</th>
        <th scope="col">Code</th>
        <th scope="col">Sentence</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ status, code, message }) =>
          html`<tr>
            <td>${status}</td>
            <td><code>${code}</code></td>
            <td>${message}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
