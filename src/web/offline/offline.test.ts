import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../session/session.tsx';
import type { Copy } from './database.ts';
import { database } from './testing/database.ts';

/** The part of a browser that the offline portal uses. */
const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
};
function stubBrowser() {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', { ...storage, getItem: () => null });
  vi.stubGlobal('indexedDB', database);
  vi.stubGlobal('window', { isSecureContext: true, addEventListener() {}, location: { replace() {}, pathname: '/' } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} }, addEventListener() {} });
}

// The imported modules use the page when they are loaded.
stubBrowser();
await import('#features/web.ts');
const { deleteCopies, deleteWaitingExcept, readWaiting, writeCopy } = await import('./database.ts');
const { answerOrCopy, copiesKey, forgetCopies, isCopied, noteOwner } = await import('./copies.ts');
const { forgetWaiting, keepForLater, noteWriter, replaceWaiting, waitingLabel, waitingWrites } = await import(
  './waiting.ts'
);
const { sendWaiting } = await import('./send.ts');
const { NoConnection } = await import('../requests/connection.ts');
const { workWithoutNetwork } = await import('./start.ts');
workWithoutNetwork();

const session = (over: object = {}) =>
  ({
    user: { id: 'ann' },
    mode: 'partner',
    program: { partner_id: 'north' },
    impersonation: null,
    rules: { is_remembered: true, idle_minutes: null },
    ...over,
  }) as unknown as Session;

const DEALS = '/api/deal_registrations';
const offline = async (): Promise<Response> => {
  throw new NoConnection('offline');
};
const online = (body: unknown) => async () => new Response(JSON.stringify(body), { headers: { 'x-total-count': '7' } });
/** The copies in the database of the browser. */
function copies(): Promise<Copy[]> {
  return new Promise((resolve, reject) => {
    const opening = database.open('tandem-offline');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('copies').objectStore('copies').getAll();
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
      opening.result.close();
    };
  });
}
/** Reads an address online, and waits until its copy is there. */
async function copied(address: string, body: unknown): Promise<void> {
  await answerOrCopy(address, online(body));
  await vi.waitFor(async () => expect((await copies()).map((copy) => copy.address)).toContain(address));
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(async () => {
  stubBrowser();
  await deleteCopies();
  await deleteWaitingExcept(() => false);
  items.clear();
  items.set('tandem.token', 'token of ann');
  await noteOwner(session());
  await noteWriter(session());
});

test('answers from the copy without a network, with the total of the list', async () => {
  await copied(DEALS, [{ id: 1 }]);
  const answer = await answerOrCopy(DEALS, offline);
  expect(await answer.json()).toEqual([{ id: 1 }]);
  expect(answer.headers.get('x-total-count')).toBe('7');
  await expect(answerOrCopy(`${DEALS}?q=other`, offline)).rejects.toBeInstanceOf(NoConnection);
});

test('uses the copy while a proxy answers for a server that is away, and passes refusals on', async () => {
  await copied(DEALS, ['kept']);
  expect(await (await answerOrCopy(DEALS, async () => new Response('', { status: 503 }))).json()).toEqual(['kept']);
  expect((await answerOrCopy(DEALS, async () => new Response('{}', { status: 403 }))).status).toBe(403);
});

test('waits for a single slow answer while others arrive, and takes the copy when none does', async () => {
  await copied(DEALS, ['kept']);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The database answers in real time.
  const copyIsRead = async () => {
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  try {
    const slow = () => new Promise<Response>((resolve) => setTimeout(resolve, 9_000, new Response('["new"]')));
    const alone = answerOrCopy(DEALS, slow);
    await copyIsRead();
    await vi.advanceTimersByTimeAsync(6_500);
    expect(await (await alone).json()).toEqual(['kept']);
    const beside = answerOrCopy(DEALS, slow);
    await copyIsRead();
    await vi.advanceTimersByTimeAsync(10);
    await answerOrCopy('/api/tasks', online([]));
    await vi.advanceTimersByTimeAsync(9_500);
    expect(await (await beside).json()).toEqual(['new']);
  } finally {
    vi.useRealTimers();
  }
});

test('shows nothing of another person or program, and removes it', async () => {
  await copied(DEALS, ['of ann']);
  await noteOwner(session({ program: { partner_id: 'south' } }));
  expect(await copies()).toEqual([]);
  await copied(DEALS, ['of ann in south']);
  items.set('tandem.token', 'token of ben');
  await noteOwner(session({ user: { id: 'ben' } }));
  expect(await copies()).toEqual([]);
  await expect(answerOrCopy(DEALS, offline)).rejects.toBeInstanceOf(NoConnection);
});

test('finds the session by a digest of its token, never by the token', async () => {
  await copied('/api/session', session());
  expect(JSON.stringify(await copies())).not.toContain('token of ann');
  expect(await (await answerOrCopy('/api/session', offline)).json()).toMatchObject({ user: { id: 'ann' } });
  items.set('tandem.token', 'another token');
  await expect(answerOrCopy('/api/session', offline)).rejects.toBeInstanceOf(NoConnection);
});

test('opens no session that rested longer than the company allows', async () => {
  await copied('/api/session', session({ rules: { is_remembered: true, idle_minutes: 30 } }));
  expect((await answerOrCopy('/api/session', offline)).ok).toBe(true);
  for (const copy of await copies()) await writeCopy({ ...copy, at: copy.at - 31 * 60_000 });
  await expect(answerOrCopy('/api/session', offline)).rejects.toBeInstanceOf(NoConnection);
});

test('keeps nothing for someone who signed out while the answer was on its way', async () => {
  await answerOrCopy(DEALS, async () => {
    items.delete('tandem.token');
    return online(['late'])();
  });
  await settle();
  expect(await copies()).toEqual([]);
  items.set('tandem.token', 'token of ann');
  await copied(DEALS, ['x']);
  await forgetCopies();
  expect(await copies()).toEqual([]);
});

test.each<[string, object]>([
  ['in the company’s view', { mode: 'company', program: null }],
  ['while someone is impersonating', { impersonation: { reason: 'x' } }],
  ['where browsers may not remember sessions', { rules: { is_remembered: false, idle_minutes: null } }],
])('copies nothing %s', async (_, over) => {
  expect(copiesKey(session(over))).toBeNull();
});

test('copies no secrets, tokens, bank details or files', () => {
  for (const address of [
    'api_keys',
    'me/sessions',
    'payout_methods',
    'payout_methods/1',
    'tax_profiles',
    'resources/1/address',
    'resources/1/file',
    'documents/1/file',
    'document_files/name',
    'webhook_endpoints',
    'sso_connections',
    'deal_registrations/1/receipt.pdf',
    'user/two-factor',
  ])
    expect(isCopied(`/api/${address}`), address).toBe(false);
  expect(isCopied('/api/deal_registrations/1?x=1')).toBe(true);
});

const park = (id: string, more: object = {}) =>
  keepForLater({ id, path: 'deal_registrations/captures', body: { id }, label: `Register ${id}`, ...more });

/** Answers requests in turn. @returns the requests */
function server(...answers: (Response | 'lost')[]) {
  const requests: { path: string; headers: Record<string, string>; body: string }[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    requests.push({ path, headers, body });
    const answer = answers.shift() ?? 'lost';
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  });
  return requests;
}

test('sends what waits in its order, each with its own key, and again with the same key after a lost answer', async () => {
  await park('first');
  await park('second');
  const requests = server('lost', new Response('{}', { status: 201 }), new Response('{}', { status: 201 }));
  await sendWaiting();
  expect(waitingWrites().map(({ id }) => id)).toEqual(['first', 'second']);
  await sendWaiting();
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['first', 'first', 'second']);
  expect(requests[0]!.headers['x-tandem-program']).toBe('north');
  expect(waitingWrites()).toEqual([]);
});

test.each([409, 422, 403, 404])(
  'keeps a write that was refused with %i, with its reason, and does not repeat it',
  async (status) => {
    await park('taken');
    await park('next');
    const requests = server(
      new Response(JSON.stringify({ message: 'Already registered.', errors: { account_name: ['is taken'] } }), {
        status,
      }),
      new Response('{}', { status: 201 }),
    );
    await sendWaiting();
    await sendWaiting();
    expect(requests).toHaveLength(2);
    expect(waitingWrites()).toMatchObject([
      { id: 'taken', refusal: { status, message: 'Already registered.', errors: { account_name: ['is taken'] } } },
    ]);
  },
);

test.each([401, 429, 500, 503])('waits on after %i, which is not about the write', async (status) => {
  await park('mine');
  server(new Response('{}', { status }));
  await sendWaiting();
  expect(waitingWrites()).toMatchObject([{ id: 'mine', refusal: null }]);
});

test('keeps waiting writes for the same person only', async () => {
  await park('of ann');
  await noteWriter(session({ impersonation: { reason: 'support' } }));
  expect(await readWaiting()).toHaveLength(1);
  await noteWriter(session());
  expect(waitingWrites()).toHaveLength(1);
  await noteWriter(session({ user: { id: 'ben' } }));
  expect([await readWaiting(), waitingWrites()]).toEqual([[], []]);
  await park('of ben');
  await forgetWaiting();
  expect(await readWaiting()).toEqual([]);
});

test('sends the photo of a capture once the capture has arrived, and never without it', async () => {
  const file = { name: 'card.jpg', content: new Blob(['photo'], { type: 'image/jpeg' }) };
  const next = { id: 'photo', path: 'deal_registrations/captures/deal/photo', label: 'Photo', file };
  await park('deal', { next });
  const requests = server(
    new Response('{"message":"Already registered."}', { status: 409 }),
    new Response('{}', { status: 201 }),
    'lost',
    new Response('{}', { status: 201 }),
  );
  await sendWaiting();
  expect(waitingWrites()).toMatchObject([{ id: 'deal', refusal: { status: 409 }, next: { id: 'photo' } }]);
  await replaceWaiting({ ...waitingWrites()[0]!, refusal: null });
  await sendWaiting();
  expect(waitingWrites()).toMatchObject([{ id: 'photo', user_id: 'ann', partner_id: 'north', refusal: null }]);
  await sendWaiting();
  expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual(['deal', 'deal', 'photo', 'photo']);
  const [, , , last] = requests;
  expect(last!.headers).not.toHaveProperty('content-type');
  const sent = (last!.body as unknown as FormData).get('file') as File;
  expect([sent.name, await sent.text()]).toEqual(['card.jpg', 'photo']);
  expect(waitingWrites()).toEqual([]);
});

test('lets only declared writes wait, and none for companies', async () => {
  expect(waitingLabel('tasks/1/complete', {})).toBe('Complete task');
  for (const path of ['tasks/1/cancel', 'payout_batches/1/approve', 'tasks/1/complete/2'])
    expect(waitingLabel(path, {}), path).toBeUndefined();
  await noteWriter(session({ mode: 'company', program: null }));
  expect(await park('of the company')).toBe(false);
});
