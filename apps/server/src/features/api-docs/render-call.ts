import { apiPrefix, type Call } from "@comanda/contract/call";
import { bundleOf } from "@comanda/domain/staff/list-rights";

import {
  hasBusinessRules,
  isStream,
  isWrite,
  requestErrorsOf,
  sentenceOf,
  titleOf,
  type DocumentedError,
} from "./call-facts.ts";
import { jsonSchema } from "./json-schema.ts";
import { html, emptyMarkup, type Markup } from "#http/markup.ts";
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
      ${renderPermission(call)}
      ${isWrite(call) ? html`<li>written into the journal, under an idempotency key</li>` : emptyMarkup}
      ${isStream(call) ? html`<li>goes on as server-sent events</li>` : emptyMarkup}
    </ul>
    ${renderPart("Path", params)} ${renderPart("Query", query)} ${renderPart("Body", body)}
    ${renderPart(isStream(call) ? "Each event" : "Reply", reply)} ${renderErrors(call)}
  </article>`;
}

function renderPermission({ permission }: Call): Markup {
  if (permission === "public") return html`<li>needs no session</li>`;
  if (permission === "session") return html`<li>needs a session</li>`;
  return html`<li>
    needs the right <code>${permission}</code>, which the permission
    <code>${bundleOf(permission)}</code> includes
  </li>`;
}

function renderPart(title: string, schema: object | undefined): Markup {
  if (schema === undefined) return emptyMarkup;
  return html`<h4>${title}</h4>
    ${schemaTable(jsonSchema(schema))}`;
}

function renderErrors(call: Call): Markup {
  const byRule = hasBusinessRules(call)
    ? html`<p>Besides these, the <a href="#refusals">refusals by a rule</a>.</p>`
    : emptyMarkup;
  return html`<details>
    <summary>What it may be refused with</summary>
    ${errorTable(requestErrorsOf(call))} ${byRule}
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
