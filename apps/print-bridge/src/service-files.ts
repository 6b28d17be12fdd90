/** How a service manager starts the bridge. */
export type Service = {
  readonly node: string;
  /** The path of the bridge's main.ts. */
  readonly program: string;
  readonly dataFolder: string;
};

export const unitName = "comanda-bridge.service";

/**
 * Restricts what neither the bridge nor the server needs but an intruder could use. MemoryDenyWriteExecute is missing
 * because Node compiles code at run time.
 */
export const sandboxDirectives = `NoNewPrivileges=true
LockPersonality=true
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK
RestrictNamespaces=true
RestrictRealtime=true
RestrictSUIDSGID=true
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallErrorNumber=EPERM
UMask=0077
`;

/** A private view of the file system, which only the system-wide service manager can provide. */
export const fileSystemDirectives = `ProtectSystem=strict
ProtectHome=read-only
PrivateTmp=true
PrivateDevices=true
ProtectClock=true
ProtectControlGroups=true
ProtectHostname=true
ProtectKernelLogs=true
ProtectKernelModules=true
ProtectKernelTunables=true
ProtectProc=invisible
RemoveIPC=true
`;

/**
 * A systemd unit, which starts the bridge with the machine and restarts it whenever it ends: a system unit that runs as
 * the given user, or without one a user unit of the person who installs it.
 */
export function systemdUnit({ node, program, dataFolder }: Service, user: number | null): string {
  const view = `${fileSystemDirectives}CapabilityBoundingSet=\nReadWritePaths="${escapeForUnit(dataFolder)}"\n`;
  const network = "Wants=network-online.target\nAfter=network-online.target\n";
  return `[Unit]
Description=Comanda print bridge
${user === null ? "" : network}
[Service]
${user === null ? "" : `User=${user}\n`}Environment="COMANDA_DATA=${escapeForUnit(dataFolder)}"
ExecStart="${escapeForCommand(node)}" "${escapeForCommand(program)}"
Restart=always
RestartSec=2
# What it has accepted is printed before it ends.
TimeoutStopSec=120
${sandboxDirectives}${user === null ? "" : view}
[Install]
WantedBy=${user === null ? "default.target" : "multi-user.target"}
`;
}

/** In a unit file, a percent sign begins a systemd specifier. */
function escapeForUnit(text: string): string {
  return text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll("%", "%%");
}

/** In a command line, a dollar sign begins a variable as well. */
function escapeForCommand(text: string): string {
  return escapeForUnit(text).replaceAll("$", "$$$$");
}

/** Instructions for a manual set-up without systemd. */
export function manualStartInstructions(service: Service, platform: string): readonly string[] {
  switch (platform) {
    case "win32":
      return [
        "To start it with the machine, run this once in PowerShell as administrator:",
        ...scheduledTask(service).map((line) => `  ${line}`),
        "If Windows asks about network access for Node, allow it for private networks.",
      ];
    case "darwin":
      return [
        "To start it with the machine, run this once in a terminal:",
        `  sudo sh -c 'cat > /Library/LaunchDaemons/app.comanda.bridge.plist' <<'END'`,
        ...launchdPlist(service).split("\n"),
        "END",
        "  sudo launchctl load -w /Library/LaunchDaemons/app.comanda.bridge.plist",
      ];
    default:
      return ["Start it with: npm run bridge"];
  }
}

/**
 * By default Windows ends a task after three days and does not start it on battery. A task action has no environment of
 * its own, so the command prompt sets it; the prompt strips the outermost quotes.
 */
function scheduledTask({ node, program, dataFolder }: Service): readonly string[] {
  const name = quoteForPowerShell("Comanda print bridge");
  const command = `set "COMANDA_DATA=${dataFolder}"&& "${node}" "${program}"`;
  return [
    `$action = New-ScheduledTaskAction -Execute cmd.exe -Argument ${quoteForPowerShell(`/d /s /c "${command}"`)}`,
    "$trigger = New-ScheduledTaskTrigger -AtStartup",
    "$settings = New-ScheduledTaskSettingsSet -AllowStartIfOnBatteries -DontStopIfGoingOnBatteries -ExecutionTimeLimit ([TimeSpan]::Zero) -RestartCount 999 -RestartInterval (New-TimeSpan -Minutes 1)",
    `Register-ScheduledTask -TaskName ${name} -Action $action -Trigger $trigger -Settings $settings -User SYSTEM -Force`,
    `Start-ScheduledTask -TaskName ${name}`,
  ];
}

/** A PowerShell string in which only the quote itself has a meaning. */
function quoteForPowerShell(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function launchdPlist({ node, program, dataFolder }: Service): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>Label</key><string>app.comanda.bridge</string>
<key>ProgramArguments</key><array>${escapeXml(node)}${escapeXml(program)}</array>
<key>EnvironmentVariables</key><dict><key>COMANDA_DATA</key>${escapeXml(dataFolder)}</dict>
<key>RunAtLoad</key><true/><key>KeepAlive</key><true/>
</dict></plist>`;
}

function escapeXml(value: string): string {
  return `<string>${value.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</string>`;
}
