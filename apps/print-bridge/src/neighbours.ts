import { existsSync, promises as files } from "node:fs";

/** Where Linux lists the machines that it has just talked to. */
const linuxTable = "/proc/net/arp";

/** The hardware address of each neighbour by its IP address; none where the system has no such file. */
export async function readNeighbours(file = linuxTable): Promise<ReadonlyMap<string, string>> {
  if (!existsSync(file)) return new Map();
  const table = await files.readFile(file, "utf8");
  const rows = table.split("\n").map((line) => line.split(/\s+/));
  return new Map(
    rows.flatMap(([address = "", , flags = "", mac = ""]) =>
      // 0x2: the entry is complete.
      /^[\da-f]{2}(:[\da-f]{2}){5}$/i.test(mac) && (Number(flags) & 2) !== 0
        ? [[address, mac.toLowerCase()] as const]
        : [],
    ),
  );
}
