import { expect, test } from "vitest";

import { parseYamlInBackground } from "./parse-yaml-in-background.ts";
import { parseYaml } from "./parse-yaml.ts";

const rows = (count: number) =>
  Array.from(
    { length: count },
    (_none, at) => `  - { name: Guest ${at}, phone: "+66 ${at}", notes: [a, b] }\n`,
  ).join("");
const large = `settings: { venueName: Lotus }\ncustomers:\n${rows(5000)}articles: []\nstaff:\n`;

test("a large file is parsed like a small one, without blocking the server", async () => {
  const idle = performance.eventLoopUtilization();
  const parsed = await parseYamlInBackground(large);
  const { active } = performance.eventLoopUtilization(idle);
  const before = performance.now();
  expect(parsed).toEqual(parseYaml(large));
  const takes = performance.now() - before;
  // The main thread only spends time on receiving the rows, a fraction of the time for parsing.
  expect(active).toBeLessThan(takes / 2);
});

test("the errors of a large file are reported like those of a small one", async () => {
  const broken = `${large}  - { name: "open\n`;
  const aliases = `a: &a [1]\nb: *a\n${large}`;
  expect(await parseYamlInBackground(broken)).toEqual(parseYaml(broken));
  expect(await parseYamlInBackground(broken)).toMatchObject({ kind: "not-yaml" });
  expect(await parseYamlInBackground(aliases)).toEqual({ kind: "no-lists" });
});
