/**
 * Chromium with everything that belongs to it, such as profiles on the disk and the prompts of the network; `npm test`
 * finds it, and a manual run of Playwright sets its path.
 */
export const wholeBrowser = process.env["COMANDA_CHROMIUM"] ?? "/usr/bin/chromium";
