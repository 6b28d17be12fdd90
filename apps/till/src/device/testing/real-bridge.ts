import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../../../print-bridge/src/main.ts", import.meta.url));

export type RealBridge = {
  readonly secure: string;
  readonly plain: string;
  readonly kill: () => Promise<void>;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
};

/** The real bridge program, as a machine of the venue runs it. */
export async function startBridge(
  printers: string,
  plainPort = 0,
  /** Where it searches for printers. */
  networks = "127.0.0.1/32",
): Promise<RealBridge> {
  const folder = mkdtempSync(join(tmpdir(), "comanda-till-bridge-"));
  const child = spawn(process.execPath, [program], {
    env: {
      COMANDA_DATA: folder,
      PORT: "0",
      COMANDA_PLAIN_PORT: String(plainPort),
      HOST: "127.0.0.1",
      COMANDA_ORIGIN: "https://pos.example",
      COMANDA_PRINTERS: printers,
      COMANDA_SEARCH: networks,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  for await (const bytes of child.stdout.iterator({ destroyOnReturn: false })) {
    said += String(bytes);
    if (said.includes("is not asked")) break;
  }
  child.stdout.resume();
  const addressOf = (pattern: RegExp): string => pattern.exec(said)?.[0] ?? "";
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return {
    secure: addressOf(/https:\/\/127\.0\.0\.1:\d+/),
    plain: addressOf(/http:\/\/127\.0\.0\.1:\d+/),
    kill,
    async [Symbol.asyncDispose]() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}
