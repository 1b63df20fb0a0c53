import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, api } from './api.ts';
import { keepMode, keepToken, readToken } from './credentials.ts';
import type { Early } from './early.ts';

function storage(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
    removeItem: (key: string) => void delete kept[key],
  };
}

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const script = readFileSync(join(import.meta.dirname, 'page/early.js'), 'utf8');

interface Arrival {
  tab?: Record<string, string>;
  browser?: Record<string, string>;
  /** As the server writes it into the page of one record. */
  asks?: string;
}

/** Runs the page's own script in a browser that keeps these tokens. */
function arrive({ tab = {}, browser = {}, asks = '' }: Arrival) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => json(200, { mode: 'company' }));
  const window: { tandemEarly?: Early[] } = {};
  const document = { currentScript: { dataset: { asks } } };
  const kept = { sessionStorage: storage(tab), localStorage: storage(browser) };
  runInNewContext(script, { ...kept, fetch, window, document, Date });
  return { asked: fetch.mock.calls, early: window.tandemEarly };
}

test('the page asks who is here, once, of our own server and with the token this tab works with', () => {
  const { asked } = arrive({ tab: { 'tandem.token': 'mask' }, browser: { 'tandem.token': 'own' } });
  expect(asked).toEqual([['/api/session', { headers: { accept: 'application/json', authorization: 'Bearer mask' } }]]);
  expect(arrive({ browser: { 'tandem.token': 'own' } }).early?.[0]?.headers.authorization).toBe('Bearer own');
});

test('the page of one record asks for it beside the session', () => {
  const headers = { accept: 'application/json', authorization: 'Bearer own' };
  const { asked } = arrive({ browser: { 'tandem.token': 'own' }, asks: '/api/partners/1' });
  expect(asked).toEqual([
    ['/api/session', { headers }],
    ['/api/partners/1', { headers }],
  ]);
});

test('who is not signed in asks nothing early', () => {
  expect(arrive({ asks: '/api/partners/1' })).toEqual({ asked: [], early: undefined });
});

test('a browser that keeps nothing for us still opens the page', () => {
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
  keepToken('t0ken', true);
  keepMode('company');
});

/** The page has asked with this browser's token; `answer` is on its way. */
function askedEarly(answer: Promise<Response>, { token = 't0ken', asks = '' } = {}) {
  answer.catch(() => undefined);
  const all = arrive({ browser: { 'tandem.token': token }, asks }).early!;
  vi.stubGlobal(
    'tandemEarly',
    all.map((early) => ({ ...early, answer })),
  );
}

const session = () => api('session', { modeless: true });

test('the early answer stands for the first question, and the next one is asked anew', async () => {
  askedEarly(Promise.resolve(json(200, { from: 'early' })));
  expect(await session()).toEqual({ from: 'early' });
  expect(later).not.toHaveBeenCalled();
  expect(await session()).toEqual({ from: 'later' });
  expect(later).toHaveBeenCalledTimes(1);
});

test('only the very same question takes it: not another address, not a write, not one for a chosen view', async () => {
  askedEarly(Promise.resolve(json(200, { from: 'early' })));
  await api('me');
  await api('session', { method: 'POST', modeless: true, body: {} });
  expect(later).toHaveBeenCalledTimes(2);
  expect(await api('session')).toEqual({ from: 'later' });
});

test('what was asked for somebody else is for nobody', async () => {
  askedEarly(Promise.resolve(json(200, { from: 'early' })), { token: 'of-who-was-here-before' });
  expect(await session()).toEqual({ from: 'later' });
  expect(await session()).toEqual({ from: 'later' });
});

test('a session that has ended leads to the sign-in page and back, as with a late answer', async () => {
  askedEarly(Promise.resolve(json(401, { message: 'Sign in to continue.' })));
  await expect(session()).rejects.toBeInstanceOf(ApiError);
  expect(replace).toHaveBeenCalledWith('/login?to=%2Fpartners');
  expect(readToken()).toBeNull();
  expect(later).not.toHaveBeenCalled();
});

test('one that never came fails as a late one does, and can be asked for again', async () => {
  askedEarly(Promise.reject(new TypeError('Failed to fetch')));
  await expect(session()).rejects.toThrow('Tandem cannot be reached.');
  expect(replace).not.toHaveBeenCalled();
  expect(await session()).toEqual({ from: 'later' });
});

test('the record the page asked for is for the screen in the view of the session, once', async () => {
  askedEarly(Promise.resolve(json(200, { from: 'early' })), { asks: '/api/partners/1' });
  expect(await api('partners/2')).toEqual({ from: 'later' });
  expect(await api('partners/1')).toEqual({ from: 'early' });
  expect(await api('partners/1')).toEqual({ from: 'later' });
});

test('a record is asked for anew by who comes for it later, or as somebody else', async () => {
  const asks = '/api/partners/1';
  askedEarly(Promise.resolve(json(200, { from: 'early' })), { asks, token: 'of-who-was-here-before' });
  expect(await api('partners/1')).toEqual({ from: 'later' });
  vi.useFakeTimers();
  askedEarly(Promise.resolve(json(200, { from: 'early' })), { asks });
  vi.advanceTimersByTime(11_000);
  expect(await api('partners/1')).toEqual({ from: 'later' });
  vi.useRealTimers();
});
