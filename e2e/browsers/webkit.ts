import { promises as files } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promises as timers } from "node:timers";
import { Type } from "typebox";
import { Value } from "typebox/value";

import { freePort } from "../free-port.ts";
import { callText, type Device } from "./device.ts";
import { fingerAt, keysOf } from "./input-actions.ts";
import { endProgram, startProgram, startSilentProgram } from "./program.ts";
import { webDriverSession } from "./web-driver-session.ts";

/**
 * WebKit in its smallest browser, which Debian's driver starts by itself. It has no headless mode, so it runs on a
 * virtual screen.
 */
export async function startWebKit(path: string): Promise<Device> {
  const home = await files.mkdtemp(join(tmpdir(), "comanda-webkit-"));
  // The download folder is a desktop setting, and there is no desktop here.
  await files.mkdir(join(home, ".config"));
  await files.mkdir(join(home, "Downloads"));
  const folders = 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n';
  await files.writeFile(join(home, ".config", "user-dirs.dirs"), folders);
  const screenArgs = ["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", "1366x768x24"];
  const screen = await startProgram("Xvfb", screenArgs, /^(\d+)\n/, {});
  const port = await freePort();
  const env = {
    DISPLAY: `:${screen.said}`,
    HOME: home,
    GDK_BACKEND: "x11",
    XDG_CONFIG_HOME: undefined,
  };
  const driver = startSilentProgram(path, [`--port=${port}`], env);
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(address);
  const session = await webDriverSession(address, { "webkitgtk:browserOptions": browserOptions });
  const act = async (action: object) => {
    await session.call("POST", "/actions", { actions: [action] });
  };
  return {
    downloads: join(home, "Downloads"),
    begin: async (size) => {
      await session.call("POST", "/window/rect", { x: 0, y: 0, ...size });
    },
    open: async (url) => {
      await session.call("POST", "/url", { url });
    },
    run: async (task, argument) => {
      const script = `const done = arguments[0]; ${callText(task, argument)}.then(done, (error) => done("!" + error));`;
      const reply = await session.call("POST", "/execute/async", { script, args: [] });
      const text = Value.Parse(Type.String(), reply);
      if (text.startsWith("!")) throw new Error(text.slice(1));
      return JSON.parse(text);
    },
    press: async (point, restMs) => await act(fingerAt(point, restMs)),
    type: async (text) => await act(keysOf(text)),
    picture: async () => {
      const reply = await session.call("GET", "/screenshot");
      return Buffer.from(Value.Parse(Type.String(), reply), "base64");
    },
    close: async () => {
      await session.end();
      await endProgram(driver);
      await endProgram(screen.child);
      await files.rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Debian's WebKit disables `navigator.storage`, which Safari has had since 15.2. */
const browserOptions = { args: ["--automation", "--features=+StorageAPI,+StorageAPIEstimate"] };

/** The driver does not report when it listens. */
async function waitUntilReady(address: string): Promise<void> {
  const timeout = AbortSignal.timeout(60_000);
  while (!timeout.aborted) {
    const status = await fetch(`${address}/status`).catch(() => null);
    if (status?.ok === true) return;
    await timers.setTimeout(50);
  }
  throw new Error("WebKitWebDriver does not answer");
}
