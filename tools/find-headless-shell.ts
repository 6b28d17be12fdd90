import { existsSync } from "node:fs";
import { installDebianPackage, isDebian } from "./debian-packages.ts";
import { starts } from "./find-chromium.ts";

/** The program itself: a signal that ends Debian's script in front of it would leave it running. */
const debianShell = "/usr/lib/chromium/chromium-headless-shell";

/**
 * Chromium without its windows and menus, in which the journeys take a third less time.
 * Undefined where there is none; they run in the whole browser then.
 */
export async function findHeadlessShell(): Promise<string | undefined> {
  if (process.env["COMANDA_CHROMIUM"] !== undefined || !isDebian()) return undefined;
  if (!existsSync(debianShell)) await installDebianPackage("chromium-headless-shell");
  return existsSync(debianShell) && (await starts(debianShell)) ? debianShell : undefined;
}
