// Keeps what other apps share with the installed one, so that it also works without a network. No such request reaches the
// server. `serviceWorker.ts` fills in the addresses, and `src/web/offline/shared.ts` reads the rows.
const { shareTarget } = self.tandemShell;

const MOST_FILES = 5;
/** A hostile page can send shares, too. */
const MOST_ROWS = 20;
/** In bytes. Values are at the beginning of a file. */
const MOST_HEAD = 512 * 1024;
/** In characters. */
const MOST_TEXT = 20_000;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'POST' || origin !== self.location.origin || pathname !== shareTarget.action) return;
  event.respondWith(shareAnswer(request));
});

/** Opens the screen with the id of the first row, or with the reason why there is none. */
async function shareAnswer(request) {
  const shared = request.destination === 'document' ? await storedShare(request).catch(() => 'failed') : 'failed';
  return Response.redirect(`${shareTarget.screen}?shared=${shared}`, 303);
}

async function storedShare(request) {
  const items = await itemsOf(await request.formData());
  const database = await openDatabase();
  try {
    if (!database.objectStoreNames.contains('shared')) return 'signed-out';
    const transaction = database.transaction(['people', 'shared']);
    const [person, count] = await Promise.all([
      answerOf(transaction.objectStore('people').get('present')),
      answerOf(transaction.objectStore('shared').count()),
    ]);
    // Without a person, the next one to sign in would see it.
    if (!person) return 'signed-out';
    if (count >= MOST_ROWS) return 'full';
    const { user_id, partner_id } = person;
    const shared = items.map((item) => ({ id: crypto.randomUUID(), user_id, partner_id, at: Date.now(), ...item }));
    await store(database, shared);
    return shared[0]?.id ?? 'failed';
  } finally {
    database.close();
  }
}

/** One item for each file; the first also has the texts. */
async function itemsOf(form) {
  const textOf = (name) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, MOST_TEXT) : '';
  };
  const texts = { title: textOf('title'), text: textOf('text'), url: textOf('url') };
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0);
  if (files.length === 0) return texts.title || texts.text || texts.url ? [{ ...texts, file: null }] : [];
  const none = { title: '', text: '', url: '' };
  return Promise.all(
    files.slice(0, MOST_FILES).map(async (file, at) => ({
      ...(at === 0 ? texts : none),
      file: { name: file.name.slice(0, 200), size: file.size, head: await file.slice(0, MOST_HEAD).arrayBuffer() },
    })),
  );
}

/** The page creates the stores when a person signs in. */
function openDatabase() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('tandem-offline');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function store(database, shared) {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction('shared', 'readwrite');
    for (const row of shared) transaction.objectStore('shared').put(row);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

function answerOf(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
