import { chmod, mkdtemp, rename, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { installPinned } from "./install-pinned.ts";
import { runCommand } from "./run-command.ts";

/** The browser inside an npm package, for Linux on x64 only: the package has no other. */
export async function packagedChromium(): Promise<string> {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(
      "There is no Chromium here. Install Chrome or Chromium, or name one in COMANDA_CHROMIUM.",
    );
  }
  process.stdout.write(
    "There is no browser for the journeys: using the one of the npm registry.\n",
  );
  const folder = installPinned("chromium");
  const unpacked = join(folder, "unpacked");
  if (!existsSync(unpacked)) await unpack(folder, unpacked);
  return join(unpacked, launcher);
}

const launcher = "comanda-chromium";

/** Renamed at the end, so that a folder with this name is always complete. */
async function unpack(folder: string, unpacked: string): Promise<void> {
  const half = await mkdtemp(join(folder, "unpacking-"));
  const script = 'await (await import("@sparticuz/chromium")).default.executablePath()';
  // The package unpacks into the temporary folder, and includes the NSS libraries only if it detects AWS Lambda.
  const env = { TMPDIR: half, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" };
  const run = await runCommand(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: folder,
    env,
  });
  if (run.exitCode !== 0)
    throw new Error(`The packaged Chromium could not be unpacked.\n${run.output}`);
  await writeFile(join(half, launcher), launcherScript);
  await chmod(join(half, launcher), 0o755);
  await rename(half, unpacked);
}

/** The package's libraries and fonts are for machines without any; the machine's own fit better. */
const launcherScript = `#!/bin/sh
here=$(dirname "$0")
"$here/chromium" --version > /dev/null 2>&1 || export LD_LIBRARY_PATH="$here/al2023/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;
