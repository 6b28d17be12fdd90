import { Worker } from "node:worker_threads";

import { parseYaml, type ParsedYaml } from "./parse-yaml.ts";
import type { YamlPiece } from "./parse-yaml-worker.ts";

/** Texts this short parse within milliseconds, faster than a thread starts. */
const inlineLength = 10_000;
/** Enough for the largest accepted file; a file that needs more ends only its thread. */
const resourceLimits = { maxOldGenerationSizeMb: 2048 };

/** Parses a text on its own thread: the largest takes many seconds, which would block every till. */
export async function parseYamlInBackground(text: string): Promise<ParsedYaml> {
  return text.length <= inlineLength ? parseYaml(text) : parseOnThread(text);
}

async function parseOnThread(text: string): Promise<ParsedYaml> {
  const { promise, resolve, reject } = Promise.withResolvers<ParsedYaml>();
  const url = new URL("./parse-yaml-worker.ts", import.meta.url);
  const worker = new Worker(url, { workerData: text, resourceLimits });
  const lists = new Map<string, unknown[]>();
  const contents = new Map<string, unknown>();
  worker.on("message", (piece: YamlPiece) => {
    switch (piece.kind) {
      case "value":
        contents.set(piece.name, piece.value);
        if (Array.isArray(piece.value)) lists.set(piece.name, piece.value);
        break;
      case "rows":
        lists.get(piece.name)?.push(...piece.rows);
        break;
      case "end":
        resolve({ kind: "contents", contents });
        break;
      case "not-yaml":
      case "no-lists":
        resolve(piece);
    }
  });
  worker.on("error", reject);
  worker.on("exit", () => reject(new Error("The thread that reads a file has ended")));
  return await promise;
}
