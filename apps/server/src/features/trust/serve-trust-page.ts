import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";

import type { Pages } from "#http/serve-pages.ts";
import { html, type Markup } from "#http/markup.ts";

import { trustMessages, type TrustMessages } from "./trust-messages.ts";

export const trustPath = "/trust";

/** Serves the certificate of the authority, and the steps to trust it, which each device of the venue needs once. */
export function serveTrustPage(pages: Pages, authority: string): void {
  const { fingerprint256 } = new X509Certificate(authority);
  pages.serve(`${trustPath}/comanda.crt`, "application/x-x509-ca-cert", () => authority);
  pages.serve(`${trustPath}/page.css`, "text/css; charset=utf-8", style);
  for (const words of trustMessages) {
    const page = () => renderTrustPage(words, fingerprint256);
    pages.serve(`${trustPath}/${words.tag}`, "text/html; charset=utf-8", page);
    if (words.tag === "en") pages.serve(trustPath, "text/html; charset=utf-8", page);
  }
}

function style(): string {
  return readFileSync(new URL("page.css", import.meta.url), "utf8");
}

/** Without a script: devices that do not trust this server yet read it. */
function renderTrustPage(words: TrustMessages, fingerprint: string): string {
  const { markup } = html`<html lang="${words.tag}" translate="no">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="google" content="notranslate" />
      <meta name="color-scheme" content="light dark" />
      <title>${words.title}</title>
      <link rel="stylesheet" href="/trust/page.css" />
    </head>
    <body>
      <nav>${trustMessages.map(languageLink)}</nav>
      <main>
        <h1>${words.title}</h1>
        <p>${words.why}</p>
        <p><a class="next" href="/trust/comanda.crt" download>${words.download}</a></p>
        ${words.devices.map(deviceSteps)}
        <h2>${words.afterwards}</h2>
        <p><a class="next" href="/">${words.openTill}</a></p>
        <h2>${words.check}</h2>
        <p>${words.checkHint}</p>
        <p><code>${fingerprint}</code></p>
      </main>
    </body>
  </html>`;
  return `<!doctype html>${markup}`;
}

function languageLink({ tag, name }: TrustMessages): Markup {
  return html`<a href="/trust/${tag}" lang="${tag}">${name}</a> `;
}

function deviceSteps({ name, steps }: TrustMessages["devices"][number]): Markup {
  return html`<h2>${name}</h2>
    <ol>
      ${steps.map((step) => html`<li>${step}</li>`)}
    </ol>`;
}
