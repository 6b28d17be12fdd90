import { promises as files } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Type } from "typebox";
import { Value } from "typebox/value";

import { bidiSession } from "./bidi-session.ts";
import { callText, type Device } from "./device.ts";
import { fingerAt, keysOf } from "./input-actions.ts";
import { endProgram, startProgram } from "./program.ts";

const tab = Type.Object({ context: Type.String() });
const tree = Type.Object({ contexts: Type.Array(tab) });
const evaluated = Type.Object({ result: Type.Object({ value: Type.String() }) });
const screenshot = Type.Object({ data: Type.String() });

/** Firefox on a new profile with its own defaults; its prompts stay unanswered. */
export async function startFirefox(path: string): Promise<Device> {
  const home = await files.mkdtemp(join(tmpdir(), "comanda-firefox-"));
  const profile = join(home, "profile");
  await files.mkdir(profile);
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"];
  const ready = /WebDriver BiDi listening on (ws:\S+)/;
  const { child, said } = await startProgram(path, args, ready, {
    HOME: home,
    // Its sandbox does not let pages read fonts outside the system's font folders.
    FONTCONFIG_FILE: undefined,
  });
  const session = await bidiSession(`${said}/session`);
  let context = "";
  const act = async (action: object) => {
    await session.send("input.performActions", { context, actions: [action] });
  };
  return {
    downloads: join(home, "Downloads"),
    begin: async (viewport) => {
      const { contexts } = Value.Parse(tree, await session.send("browsingContext.getTree", {}));
      const opened = await session.send("browsingContext.create", { type: "tab" });
      ({ context } = Value.Parse(tab, opened));
      // Firefox opens a saved PDF in a new tab and slows down the one behind it.
      await Promise.all(
        contexts.map(
          async (old) => await session.send("browsingContext.close", { context: old.context }),
        ),
      );
      await session.send("browsingContext.setViewport", { context, viewport });
    },
    open: async (url) => {
      await session.send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    run: async (task, argument) => {
      const expression = callText(task, argument);
      const target = { context };
      const asked = { expression, target, awaitPromise: true, userActivation: false };
      const reply: unknown = await session.send("script.evaluate", asked);
      if (!Value.Check(evaluated, reply)) throw new Error(JSON.stringify(reply));
      return JSON.parse(reply.result.value);
    },
    press: async (point, restMs) => await act(fingerAt(point, restMs)),
    type: async (text) => await act(keysOf(text)),
    picture: async () => {
      const reply = await session.send("browsingContext.captureScreenshot", { context });
      return Buffer.from(Value.Parse(screenshot, reply).data, "base64");
    },
    close: async () => {
      session.close();
      await endProgram(child);
      await files.rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
