/**
 * Caches the built till on the device, so that it opens without a server. It caches only build output with
 * content-hashed names, never API replies.
 */
declare const self: ServiceWorkerGlobalScope;

/** The build prepends this to the file. */
declare const shell: { readonly release: string; readonly files: readonly string[] };

const prefix = "comanda-shell-";
const cacheName = prefix + shell.release;
/** Serves every screen's address. */
const page = "/";
/** How long to wait for the newest page on a slow network before the cached one is used. */
const pageTimeoutMs = 3000;

self.addEventListener("install", (event) => {
  bypassForCalls(event);
  event.waitUntil(cacheFiles());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activateCache());
});

/** The page decides when to activate this worker: at once for its own release, otherwise when the user presses Ok. */
self.addEventListener("message", ({ data }) => {
  if (data === "any" || data === shell.release) void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/api")) return;
  if (request.mode === "navigate" && !/\.\w+$/.test(pathname))
    event.respondWith(servePage(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(serveFile(request));
});

/** Where the browser supports static routes, API calls bypass the worker entirely. */
function bypassForCalls(event: ExtendableEvent): void {
  if (!("addRoutes" in event) || typeof event.addRoutes !== "function") return;
  const rule = { condition: { urlPattern: { pathname: "/api/*" } }, source: "network" };
  event.waitUntil(Promise.resolve(event.addRoutes(rule)));
}

/** Caches all files, or the installation fails. A file that an older worker cached under the same name is identical. */
async function cacheFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  const response = await fetch(page, { cache: "no-cache" });
  if (!(await isOwnRelease(response))) throw new Error("The server has another release by now");
  await cache.put(page, response);
  // One file at a time, so that sales traffic goes first.
  for (const file of shell.files) {
    const kept = await caches.match(file, { ignoreVary: true });
    const fetched = kept ?? (await fetch(file));
    if (!fetched.ok) throw new Error(`There is no ${file}`);
    await cache.put(file, fetched);
  }
}

/** Keeps the cache of the previous release, whose open windows may still fetch files, and deletes older ones. */
async function activateCache(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const old = names.filter((name) => name !== cacheName).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The server's page if it answers in time, otherwise the cached page, whose files are all cached. */
async function servePage(request: Request): Promise<Response> {
  const fresh = await Promise.race([fetchPage(request), pause(pageTimeoutMs)]);
  if (fresh !== null) return fresh;
  const cache = await caches.open(cacheName);
  return (await cache.match(page, { ignoreVary: true })) ?? fetch(request);
}

async function fetchPage(request: Request): Promise<Response | null> {
  try {
    const response = await fetch(request);
    if (!response.ok) return null;
    // The page's headers list the bridges that it may contact, so a fresh copy is cached; the page of another release
    // is not, since its files are missing.
    if (await isOwnRelease(response))
      await (await caches.open(cacheName)).put(page, response.clone());
    return response;
  } catch {
    return null;
  }
}

async function isOwnRelease(response: Response): Promise<boolean> {
  return response.ok && (await response.clone().text()).includes(shell.release);
}

/** Names are content hashes, so the file is the same whichever release cached it. */
async function serveFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
