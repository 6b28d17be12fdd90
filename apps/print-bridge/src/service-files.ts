/** How a service manager is to start the bridge. */
export type Service = {
  readonly node: string;
  /** The bridge's main.ts. */
  readonly program: string;
  readonly dataFolder: string;
};

export const unitName = "comanda-bridge.service";

/**
 * For systemd, which starts it with the machine and again whenever it ends: a unit of the whole machine with the
 * rights of that user, or, where it names none, a unit of whoever installs it.
 */
export function systemdUnit({ node, program, dataFolder }: Service, user: number | null): string {
  const network = "Wants=network-online.target\nAfter=network-online.target\n";
  return `[Unit]
Description=Comanda print bridge
${user === null ? "" : network}
[Service]
${user === null ? "" : `User=${user}\n`}Environment="COMANDA_DATA=${escaped(dataFolder)}"
ExecStart="${escaped(node)}" "${escaped(program)}"
Restart=always
RestartSec=2
# What it has accepted is printed before it ends.
TimeoutStopSec=120
NoNewPrivileges=true

[Install]
WantedBy=${user === null ? "default.target" : "multi-user.target"}
`;
}

/** In a unit, a percent sign and a dollar name something of systemd's. */
function escaped(text: string): string {
  return text
    .replaceAll(/["\\]/g, String.raw`\$&`)
    .replaceAll("%", "%%")
    .replaceAll("$", "$$$$");
}

/** What to do by hand where there is no systemd. */
export function startByHand(
  { node, program, dataFolder }: Service,
  platform: string,
): readonly string[] {
  switch (platform) {
    case "win32":
      return [
        "To start it with the machine, run this once in a command prompt of the administrator:",
        `  schtasks /create /tn "Comanda print bridge" /sc onstart /ru SYSTEM /rl limited /f /tr "cmd /c set COMANDA_DATA=${dataFolder}&& \\"${node}\\" \\"${program}\\""`,
        '  schtasks /run /tn "Comanda print bridge"',
        "Windows may ask whether Node may be reached from the network: allow it for private networks.",
      ];
    case "darwin":
      return [
        "To start it with the machine, run this once in a terminal:",
        `  sudo sh -c 'cat > /Library/LaunchDaemons/app.comanda.bridge.plist' <<'END'`,
        ...launchdPlist({ node, program, dataFolder }).split("\n"),
        "END",
        "  sudo launchctl load -w /Library/LaunchDaemons/app.comanda.bridge.plist",
      ];
    default:
      return ["Start it with: npm run bridge"];
  }
}

function launchdPlist({ node, program, dataFolder }: Service): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>Label</key><string>app.comanda.bridge</string>
<key>ProgramArguments</key><array>${xmlText(node)}${xmlText(program)}</array>
<key>EnvironmentVariables</key><dict><key>COMANDA_DATA</key>${xmlText(dataFolder)}</dict>
<key>RunAtLoad</key><true/><key>KeepAlive</key><true/>
</dict></plist>`;
}

function xmlText(value: string): string {
  return `<string>${value.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</string>`;
}
