import { StartupError } from "#database/startup-error.ts";

const example = "postgres://user:password@host:5432/database";

/** Refuses an address that no waiting makes right. It stays out of the messages, because it holds the password. */
export function requireAddress(address: string): void {
  // The folder of a Unix socket.
  if (address.startsWith("/") || address.startsWith("socket:")) return;
  // An address with a Unix socket may have no host.
  const url = URL.parse(address.replace("@/", "@localhost/"));
  if (namesSeveralHosts(address, url)) {
    throw new StartupError(
      "DATABASE_URL names several hosts. Name one, such as the address that follows the primary.",
    );
  }
  if (url === null || !/^postgres(?:ql)?:$/.test(url.protocol) || url.hash !== "") {
    throw new StartupError(
      `DATABASE_URL is not an address such as ${example}. Write characters of a password such as # / ? % as %23 %2F %3F %25.`,
    );
  }
}

function namesSeveralHosts(address: string, url: URL | null): boolean {
  const [authority = ""] = address.replace(/^\w+:\/\//, "").split(/[/?#]/);
  const hosts = authority.slice(authority.lastIndexOf("@") + 1);
  return hosts.includes(",") || (url?.searchParams.get("host") ?? "").includes(",");
}
