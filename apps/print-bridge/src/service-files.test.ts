import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import {
  fileSystemDirectives,
  sandboxDirectives,
  manualStartInstructions,
  systemdUnit,
} from "./service-files.ts";

const service = {
  node: "/opt/node 24/bin/node",
  program: "/home/som/100% ours/main.ts",
  dataFolder: "/home/som/data",
};

const linesOf = (text: string) => text.trimEnd().split("\n");

describe("the systemd unit", () => {
  test("for the whole machine has the rights of one user", () => {
    const unit = systemdUnit(service, 1000);
    expect(unit).toContain("User=1000\n");
    expect(unit).toContain("WantedBy=multi-user.target\n");
    expect(unit).toContain('Environment="COMANDA_DATA=/home/som/data"\n');
    expect(unit).toContain('ExecStart="/opt/node 24/bin/node" "/home/som/100%% ours/main.ts"\n');
  });

  test("for the whole machine can write only to its data", () => {
    const unit = systemdUnit({ ...service, dataFolder: "/home/som/our $ & 5%" }, 1000);
    const lines = new Set(unit.split("\n"));
    for (const line of [...linesOf(sandboxDirectives), ...linesOf(fileSystemDirectives)])
      expect(lines).toContain(line);
    expect(lines).toContain("CapabilityBoundingSet=");
    expect(lines).toContain('ReadWritePaths="/home/som/our $ & 5%%"');
    expect(lines).toContain('Environment="COMANDA_DATA=/home/som/our $ & 5%%"');
  });

  test("for a user has no private file system view, which user managers cannot always provide", () => {
    const lines = new Set(systemdUnit(service, null).split("\n"));
    for (const line of linesOf(sandboxDirectives)) expect(lines).toContain(line);
    for (const line of linesOf(fileSystemDirectives)) expect(lines).not.toContain(line);
  });

  test("for the server, in the manual, has the same restrictions", () => {
    const manual = readFileSync(
      new URL("../../../docs/running/service.md", import.meta.url),
      "utf8",
    );
    const unit = /```ini\n([^`]*)```/.exec(manual)?.[1] ?? "";
    const lines = new Set(unit.split("\n"));
    for (const line of [...linesOf(sandboxDirectives), ...linesOf(fileSystemDirectives)])
      expect(lines).toContain(line);
    expect(lines).toContain("StateDirectory=comanda");
    expect(lines).toContain("ReadWritePaths=/opt/comanda");
  });

  test("for a user names no user", () => {
    const unit = systemdUnit(service, null);
    expect(unit).not.toContain("User=");
    expect(unit).not.toContain("network-online");
    expect(unit).toContain("WantedBy=default.target\n");
  });
});

describe("without systemd", () => {
  test.each([
    ["win32", "Register-ScheduledTask"],
    ["darwin", "launchctl load"],
    ["linux", "npm run bridge"],
  ])("%s is told how", (platform, command) => {
    expect(manualStartInstructions(service, platform).join("\n")).toContain(command);
  });

  test("on Windows the task has no three-day limit, runs on battery and restarts", () => {
    const lines = manualStartInstructions(service, "win32").join("\n");
    expect(lines).toContain("-AtStartup");
    expect(lines).toContain("-ExecutionTimeLimit ([TimeSpan]::Zero)");
    expect(lines).toContain("-AllowStartIfOnBatteries -DontStopIfGoingOnBatteries");
    expect(lines).toContain("-RestartCount 999 -RestartInterval (New-TimeSpan -Minutes 1)");
  });

  test("on Windows the paths are quoted for PowerShell and the command prompt", () => {
    const lines = manualStartInstructions(
      {
        node: String.raw`C:\Program Files\node.exe`,
        program: String.raw`C:\Som's & co\main.ts`,
        dataFolder: String.raw`C:\Som's data`,
      },
      "win32",
    );
    expect(lines[1]).toContain(
      String.raw`-Argument '/d /s /c "set "COMANDA_DATA=C:\Som''s data"&& "C:\Program Files\node.exe" "C:\Som''s & co\main.ts""'`,
    );
  });

  test("on a Mac the paths are escaped for property lists", () => {
    const lines = manualStartInstructions(
      { ...service, program: "/a & b/<main>.ts" },
      "darwin",
    ).join("\n");
    expect(lines).toContain("<string>/a &amp; b/&lt;main>.ts</string>");
  });
});
