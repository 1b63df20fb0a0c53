import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, api } from '../requests/api.ts';
import { readToken, storeMode, storeOrganization, storeToken } from './credentials.ts';
import type { PreloadedResponses } from './preloaded.ts';

function storage(items: Record<string, string> = {}) {
  return {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(items, { [key]: value }),
    removeItem: (key: string) => void delete items[key],
  };
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const script = readFileSync(join(import.meta.dirname, '../page/early.js'), 'utf8');

interface Arrival {
  tab?: Record<string, string>;
  browser?: Record<string, string>;
  /** The attribute that the server writes into the page of a record. */
  asks?: string;
}

/** Runs the page's own script in a browser with these tokens. */
function arrive({ tab = {}, browser = {}, asks = '' }: Arrival) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => json(200, { mode: 'company' }));
  const window: { tandemEarly?: PreloadedResponses[] } = {};
  const document = { currentScript: { dataset: { asks } } };
  const storages = { sessionStorage: storage(tab), localStorage: storage(browser) };
  runInNewContext(script, { ...storages, fetch, window, document, Date });
  return { requests: fetch.mock.calls, early: window.tandemEarly };
}

test('requests the session once with this tab’s token', () => {
  const { requests } = arrive({ tab: { 'tandem.token': 'mask' }, browser: { 'tandem.token': 'own' } });
  const headers = { accept: 'application/json', authorization: 'Bearer mask', 'x-tandem-mode': 'company' };
  expect(requests).toEqual([['/api/session', { headers }]]);
  expect(arrive({ browser: { 'tandem.token': 'own' } }).early?.[0]?.headers.authorization).toBe('Bearer own');
});

test('requests the record of a detail page with the session', () => {
  const headers = { accept: 'application/json', authorization: 'Bearer own', 'x-tandem-mode': 'partner' };
  const browser = { 'tandem.token': 'own', 'tandem.mode': 'partner' };
  const { requests } = arrive({ browser, asks: '/api/partners/1' });
  expect(requests).toEqual([
    ['/api/session', { headers }],
    ['/api/partners/1', { headers }],
  ]);
});

test('requests nothing without a sign-in', () => {
  expect(arrive({ asks: '/api/partners/1' })).toEqual({ requests: [], early: undefined });
});

test('works in a browser without storage', () => {
  const forbidden = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(() => runInNewContext(script, { sessionStorage: forbidden, localStorage: forbidden })).not.toThrow();
});

const replace = vi.fn();
const later = vi.fn();

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('window', { location: { origin: 'https://tandem.test', pathname: '/partners', search: '', replace } });
  vi.stubGlobal('fetch', later);
  later.mockReset().mockImplementation(async () => json(200, { from: 'later' }));
  replace.mockReset();
  storeToken('t0ken', true);
  storeMode('company');
  storeOrganization(null);
});

/** The page has sent requests with this browser's token; `answer` is pending. */
function askedEarly(answer: Promise<Response>, { token = 't0ken', asks = '' } = {}) {
  answer.catch(() => undefined);
  const all = arrive({ browser: { 'tandem.token': token }, asks }).early!;
  vi.stubGlobal(
    'tandemEarly',
    all.map((early) => ({ ...early, answer })),
  );
}

const session = () => api('session', { opens: true });

test('uses the preloaded response once', async () => {
  askedEarly(Promise.resolve(json(200, { from: 'early' })));
  expect(await session()).toEqual({ from: 'early' });
  expect(later).not.toHaveBeenCalled();
  expect(await session()).toEqual({ from: 'later' });
  expect(later).toHaveBeenCalledTimes(1);
});

test('uses it while the page counts as unattended', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 });
  try {
    askedEarly(Promise.resolve(json(200, { from: 'early' })));
    expect(await session()).toEqual({ from: 'early' });
  } finally {
    vi.useRealTimers();
  }
});

test('uses it only for an identical request', async () => {
  askedEarly(Promise.resolve(json(200, { from: 'early' })));
  await api('me');
  await api('session', { method: 'POST', opens: true, body: {} });
  expect(later).toHaveBeenCalledTimes(2);
  storeOrganization('acme');
  expect(await api('session')).toEqual({ from: 'later' });
});

test('never uses a response requested for another user', async () => {
  askedEarly(Promise.resolve(json(200, { from: 'early' })), { token: 'of-who-was-here-before' });
  expect(await session()).toEqual({ from: 'later' });
  expect(await session()).toEqual({ from: 'later' });
});

test('redirects to sign-in when the session ended', async () => {
  askedEarly(Promise.resolve(json(401, { message: 'Sign in to continue.' })));
  await expect(session()).rejects.toBeInstanceOf(ApiError);
  expect(replace).toHaveBeenCalledWith('/login?to=%2Fpartners');
  expect(readToken()).toBeNull();
  expect(later).not.toHaveBeenCalled();
});

test('reports a failed preload like a normal failure, with a retry', async () => {
  askedEarly(Promise.reject(new TypeError('Failed to fetch')));
  await expect(session()).rejects.toThrow('Tandem cannot be reached.');
  expect(replace).not.toHaveBeenCalled();
  expect(await session()).toEqual({ from: 'later' });
});

test('uses the preloaded record once in the session’s mode', async () => {
  askedEarly(Promise.resolve(json(200, { from: 'early' })), { asks: '/api/partners/1' });
  expect(await api('partners/2')).toEqual({ from: 'later' });
  expect(await api('partners/1')).toEqual({ from: 'early' });
  expect(await api('partners/1')).toEqual({ from: 'later' });
});

test('requests a record again later or as another user', async () => {
  const asks = '/api/partners/1';
  askedEarly(Promise.resolve(json(200, { from: 'early' })), { asks, token: 'of-who-was-here-before' });
  expect(await api('partners/1')).toEqual({ from: 'later' });
  vi.useFakeTimers();
  askedEarly(Promise.resolve(json(200, { from: 'early' })), { asks });
  vi.advanceTimersByTime(11_000);
  expect(await api('partners/1')).toEqual({ from: 'later' });
  vi.useRealTimers();
});
