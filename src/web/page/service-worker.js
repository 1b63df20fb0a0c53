// Keeps the files of the application in the browser, so that it opens without a network. `serviceWorker.ts` fills in
// the build. Answers of the API never pass through here: `src/web/offline` keeps copies of them, for each person.
const { build, files, publicPaths, sitePrefixes } = self.tandemShell;

const PREFIX = 'tandem-shell-';
const NAME = PREFIX + build;
/** A page that takes longer is shown from the copy. */
const PATIENCE_MS = 5_000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(NAME);
      // The page names its files by their content, so both belong together.
      await cache.addAll([new Request('/', { cache: 'reload' }), ...files.map((file) => `/${file}`)]);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const former = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
      // Open pages of the build before this one still load files of theirs.
      await Promise.all(former.slice(0, -1).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request));
  else if (request.mode === 'navigate' && isApplication(pathname)) event.respondWith(pageOf(event));
});

const isBelow = (path, prefix) => path === prefix || path.startsWith(`${prefix}/`);

function isApplication(path) {
  return (
    !path.includes('.') &&
    !['/api', '/mcp', ...publicPaths].some((prefix) => isBelow(path, prefix)) &&
    !sitePrefixes.some((prefix) => path.startsWith(prefix))
  );
}

/** A file never changes: a new one has a new name. */
async function fileOf(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(NAME);
    await cache.put(request, response.clone());
  }
  return response;
}

/** The server's page while there is a network, otherwise the one of this build. */
async function pageOf({ request }) {
  const answer = fetch(request);
  // The awaiting code handles a failure; it must not be reported again when the copy was faster.
  answer.catch(() => {});
  const copy = async () => (await caches.open(NAME)).match('/', { ignoreVary: true });
  try {
    const response = await Promise.race([answer, failAfter(PATIENCE_MS)]);
    // A proxy answers while the server is away.
    return (response.status >= 502 && (await copy())) || response;
  } catch {
    return (await copy()) ?? answer;
  }
}

function failAfter(ms) {
  return new Promise((_, fail) => setTimeout(fail, ms, new Error('The network is slow.')));
}
