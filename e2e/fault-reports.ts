import type { Page } from "@playwright/test";

/** The error reports that the till sends to the server's log from now on. */
export function watchFaultReports(page: Page): readonly string[] {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/fault") reports.push(request.postData() ?? "");
  });
  return reports;
}
