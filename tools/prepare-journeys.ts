import { buildServer, builtServer } from "./build-server.ts";
import { buildTill } from "./build-till.ts";
import { findChromium } from "./find-chromium.ts";
import { journeyFonts } from "./journey-fonts.ts";

/** Makes what venues run, finds a browser for it, and says by which variables journeys are told of both. */
export async function prepareJourneys(
  signal?: AbortSignal,
): Promise<Readonly<Record<string, string>>> {
  const browser = await findChromium();
  await buildTill(signal);
  await buildServer();
  return {
    ...(await journeyFonts()),
    COMANDA_CHROMIUM: browser,
    COMANDA_SERVER: builtServer,
  };
}
