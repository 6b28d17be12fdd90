import { describe, expect, test } from "vitest";

import { startByHand, systemdUnit } from "./service-files.ts";

const service = {
  node: "/opt/node 24/bin/node",
  program: "/home/som/100% ours/main.ts",
  dataFolder: "/home/som/data",
};

describe("the unit for systemd", () => {
  test("of the machine has the rights of one user", () => {
    const unit = systemdUnit(service, 1000);
    expect(unit).toContain("User=1000\n");
    expect(unit).toContain("WantedBy=multi-user.target\n");
    expect(unit).toContain('Environment="COMANDA_DATA=/home/som/data"\n');
    expect(unit).toContain('ExecStart="/opt/node 24/bin/node" "/home/som/100%% ours/main.ts"\n');
  });

  test("of a user names none", () => {
    const unit = systemdUnit(service, null);
    expect(unit).not.toContain("User=");
    expect(unit).not.toContain("network-online");
    expect(unit).toContain("WantedBy=default.target\n");
  });
});

describe("where there is no systemd", () => {
  test.each([
    ["win32", "schtasks /create"],
    ["darwin", "launchctl load"],
    ["linux", "npm run bridge"],
  ])("%s is told how", (platform, command) => {
    expect(startByHand(service, platform).join("\n")).toContain(command);
  });

  test("on a Mac the paths are written as its files want them", () => {
    const lines = startByHand({ ...service, program: "/a & b/<main>.ts" }, "darwin").join("\n");
    expect(lines).toContain("<string>/a &amp; b/&lt;main>.ts</string>");
  });
});
