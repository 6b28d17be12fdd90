import { buildServer, builtServer } from "./build-server.ts";
import { buildTill } from "./build-till.ts";
import { findChromium } from "./find-chromium.ts";
import { findHeadlessShell } from "./find-headless-shell.ts";
import { installPinned } from "./install-pinned.ts";
import { journeyFonts } from "./journey-fonts.ts";

/** Builds the product, finds what journeys need besides, and returns the environment variables for them. */
export async function prepareJourneys(
  signal?: AbortSignal,
): Promise<Readonly<Record<string, string>>> {
  const browser = await findChromium();
  const shell = await findHeadlessShell();
  await buildTill(signal);
  await buildServer();
  return {
    ...(await journeyFonts()),
    COMANDA_CHROMIUM: browser,
    ...(shell === undefined ? {} : { COMANDA_HEADLESS_SHELL: shell }),
    COMANDA_SERVER: builtServer,
    COMANDA_READERS: installPinned("readers"),
  };
}
