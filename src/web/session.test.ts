import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the session reads and writes of a browser. */
function stubBrowser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('window', {
    addEventListener() {},
    removeEventListener() {},
    location: { replace() {}, pathname: '/' },
  });
  vi.stubGlobal('document', {
    documentElement: { lang: 'en', dataset: {}, style: { setProperty() {}, removeProperty() {} } },
    addEventListener() {},
  });
}

// Some of what it is made of looks for the page when it is loaded.
stubBrowser();
const { QueryClient } = await import('@tanstack/react-query');
const { sessionQuery } = await import('./session.tsx');

const session = {
  user: { id: 'ann' },
  mode: 'company',
  permissions: ['partners:view'],
  unreadable: [],
  program: null,
  organization: { id: 'acme', primary_color: null },
  language: null,
  config: { region: 'en', currency: 'USD', timezone: 'UTC' },
};
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  stubBrowser();
});
afterEach(() => {
  vi.useRealTimers();
});

function asking() {
  const fetch = vi.fn(async () => new Response(JSON.stringify(session)));
  vi.stubGlobal('fetch', fetch);
  return { fetch, client: new QueryClient() };
}

test('reloads permissions after five minutes', async () => {
  const { fetch, client } = asking();
  await client.fetchQuery(sessionQuery);
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
  await client.fetchQuery(sessionQuery);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await client.fetchQuery(sessionQuery);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('keeps unused responses for ten minutes', async () => {
  const { client } = asking();
  await client.fetchQuery(sessionQuery);
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1);
  expect(client.getQueryData(sessionQuery.queryKey)?.permissions).toEqual(['partners:view']);
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(sessionQuery.queryKey)).toBeUndefined();
});

test('keeps the mode of a page when another tab switches', async () => {
  const { fetch, client } = asking();
  await client.fetchQuery(sessionQuery);
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  const [, { headers }] = fetch.mock.lastCall as unknown as [string, { headers: Record<string, string> }];
  expect(headers).toMatchObject({ 'x-tandem-mode': 'company', 'x-tandem-organization': 'acme' });
});
