import { readFileSync } from "node:fs";

import { apiPrefix } from "@comanda/contract/call";
import { calls } from "@comanda/contract/calls";

import type { Pages } from "#http/serve-pages.ts";

import { openApiDocument } from "./openapi-document.ts";
import { renderPage } from "./render-page.ts";

/** Serves the contract at /api/docs. It is the same for every caller, so it is public and rendered once. */
export function serveApiDocs(pages: Pages): void {
  const root = `${apiPrefix}/docs`;
  pages.serve(root, "text/html; charset=utf-8", () => renderPage(calls));
  pages.serve(`${root}/openapi.json`, "application/json; charset=utf-8", () =>
    JSON.stringify(openApiDocument(calls)),
  );
  pages.serve(`${root}/page.css`, "text/css; charset=utf-8", () => fileOf("page.css"));
  pages.serve(`${root}/calls.css`, "text/css; charset=utf-8", () => fileOf("calls.css"));
  pages.serve(`${root}/search-calls.js`, "text/javascript; charset=utf-8", () =>
    fileOf("search-calls.js"),
  );
}

function fileOf(name: string): string {
  return readFileSync(new URL(`page/${name}`, import.meta.url), "utf8");
}
