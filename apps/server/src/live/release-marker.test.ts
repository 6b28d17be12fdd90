import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

import { releaseMarker } from "./release-marker.ts";

test.each([
  ['<head><meta name="comanda-release" content="a1b2c3"></head>', "a1b2c3"],
  ["<head></head>", "not-marked"],
  [null, "not-built"],
])("the release of a till whose page is %s is %s", (page, release) => {
  const folder = mkdtempSync(join(tmpdir(), "comanda-till-"));
  try {
    if (page !== null) writeFileSync(join(folder, "index.html"), page);
    expect(releaseMarker(folder)).toBe(release);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
