/**
 * Keeps the till on the device, so that it opens without a server. It keeps what was built, under names that say the
 * content, and never an answer of the venue.
 */
declare const self: ServiceWorkerGlobalScope;

/** Written in front of this file by the build. */
declare const shell: { readonly release: string; readonly files: readonly string[] };

const prefix = "comanda-shell-";
const cacheName = prefix + shell.release;
/** Every address of a screen shows it. */
const page = "/";
/** Who opens the till on a bad line waits so long for the newest page. */
const patienceMs = 3000;

self.addEventListener("install", (event) => {
  passCallsBy(event);
  event.waitUntil(keepFiles());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

/** The page says when: its own release may take over at once, another one when somebody has pressed Ok. */
self.addEventListener("message", ({ data }) => {
  if (data === "any" || data === shell.release) void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/api")) return;
  if (request.mode === "navigate" && !/\.\w+$/.test(pathname)) event.respondWith(openPage(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(fileOf(request));
});

/** Calls do not even wake the worker, where the browser can be told so. */
function passCallsBy(event: ExtendableEvent): void {
  if (!("addRoutes" in event) || typeof event.addRoutes !== "function") return;
  const rule = { condition: { urlPattern: { pathname: "/api/*" } }, source: "network" };
  event.waitUntil(Promise.resolve(event.addRoutes(rule)));
}

/** All of it, or this worker never begins. What an older worker keeps under the same name is the same. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  const response = await fetch(page, { cache: "no-cache" });
  if (!(await isOurs(response))) throw new Error("The server has another release by now");
  await cache.put(page, response);
  // One after the other: whoever is selling meanwhile goes first.
  // oxlint-disable no-await-in-loop
  for (const file of shell.files) {
    const kept = await caches.match(file, { ignoreVary: true });
    const fetched = kept ?? (await fetch(file));
    if (!fetched.ok) throw new Error(`There is no ${file}`);
    await cache.put(file, fetched);
  }
  // oxlint-enable no-await-in-loop
}

/** Windows of the release before may still fetch their files: it is kept until the next one. */
async function takeOver(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const old = names.filter((name) => name !== cacheName).slice(0, -1);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The server's page if it answers soon, else the kept one, all of whose files are here. */
async function openPage(request: Request): Promise<Response> {
  const fresh = await Promise.race([fetchedPage(request), pause(patienceMs)]);
  if (fresh !== null) return fresh;
  const cache = await caches.open(cacheName);
  return (await cache.match(page, { ignoreVary: true })) ?? fetch(request);
}

async function fetchedPage(request: Request): Promise<Response | null> {
  try {
    const response = await fetch(request);
    if (!response.ok) return null;
    // The server says with its page which bridges it may talk to; another release's is not kept without its files.
    if (await isOurs(response)) await (await caches.open(cacheName)).put(page, response.clone());
    return response;
  } catch {
    return null;
  }
}

async function isOurs(response: Response): Promise<boolean> {
  return response.ok && (await response.clone().text()).includes(shell.release);
}

/** A name says the content, so whichever release has kept it has kept the same. */
async function fileOf(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

function pause(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), ms));
}
