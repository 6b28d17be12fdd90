import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";

import type { Pages } from "#http/serve-pages.ts";

import { renderTrustPage } from "./render-trust-page.ts";
import { trustMessages } from "./trust-messages.ts";

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
