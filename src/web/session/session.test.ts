import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectEvery } from '#server/testing/expect-every.ts';
import type { Check } from './permissionCheck.ts';

/** The part of a browser that the session reads and writes. */
function stubBrowser() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
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

// Some of the imported modules use the page when they are loaded.
stubBrowser();
const { allows } = await import('#shared/access/permissions.ts');
const { readToken, storeToken } = await import('./credentials.ts');
const { refreshCheck, knownChecks, withAnswers } = await import('./permissionCheck.ts');
const { QueryClient } = await import('@tanstack/react-query');
const { sessionQuery } = await import('./session.tsx');

const session = {
  user: { id: 'ann' },
  mode: 'company',
  permissions: ['partners:view'],
  unreadable: [],
  rules: { idle_minutes: null, is_remembered: true },
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

test('reloads the session after five minutes', async () => {
  const { fetch, client } = asking();
  await client.fetchQuery(sessionQuery);
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
  await client.fetchQuery(sessionQuery);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await client.fetchQuery(sessionQuery);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a mode saved by the user takes precedence over a different one of this browser', async () => {
  vi.resetModules();
  const { sessionQuery: first } = await import('./session.tsx');
  (await import('./credentials.ts')).storeToken('t0ken', true);
  const modes: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    const mode = headers['x-tandem-mode']!;
    modes.push(mode);
    const both = { ...session, mode, modes: ['company', 'partner'], user_mode_state: 'Partner' };
    return new Response(JSON.stringify(both));
  });
  const { mode } = await new QueryClient().fetchQuery(first);
  expect([mode, modes]).toEqual(['partner', ['company', 'partner']]);
});

test('the frame is orange unless the company wants its color there', async () => {
  const { frameLook } = await import('./session.tsx');
  const acme = {
    id: 'acme',
    name: 'Acme',
    slug: 'acme',
    primary_color: '#0b6e4f',
    font: 'system',
    favicon_url: '/f.png',
  };
  const program = { partner_id: 'p', partner_name: 'P', company: acme };
  expect(frameLook({ organization: acme, program: null })).toEqual({ favicon_url: '/f.png' });
  expect(frameLook({ organization: acme, program })).toEqual({ font: 'system', favicon_url: '/f.png' });
  const wanted = { ...acme, brands_frame: true };
  const look = { primary_color: '#0b6e4f', font: 'system', favicon_url: '/f.png' };
  expect(frameLook({ organization: wanted, program: null })).toEqual(look);
  expect(frameLook({ organization: acme, program: { ...program, company: wanted } })).toEqual(look);
});

test('keeps the mode of a page when another tab switches', async () => {
  const { fetch, client } = asking();
  await client.fetchQuery(sessionQuery);
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  const [, { headers }] = fetch.mock.lastCall as unknown as [string, { headers: Record<string, string> }];
  expect(headers).toMatchObject({ 'x-tandem-mode': 'company', 'x-tandem-organization': 'acme' });
});

/** Counts the checks requested from the server, and reads those the page knows. */
function checking(isAllowed = true) {
  const { client } = asking();
  const requestedUrls: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.startsWith('/api/permissions/check')) return new Response(JSON.stringify(session));
    requestedUrls.push(address);
    return new Response(JSON.stringify(isAllowed ? { isAllowed } : { isAllowed, reason: 'Unauthorized' }));
  });
  const cachedChecks = () => knownChecks.map(({ queryKey }) => client.getQueryData<Check>(queryKey));
  return { requestedUrls, client, cachedChecks };
}

test('the session answers the checks of a first view', async () => {
  const { requestedUrls, client, cachedChecks } = checking();
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  for (const resource of ['roles', 'opportunities', 'deal_registrations'])
    for (const action of ['view', 'manage']) await refreshCheck(client, `${resource}:${action}`);
  expect(requestedUrls).toEqual([]);
  expect(cachedChecks()).toHaveLength(6);
  for (const check of cachedChecks()) expect(check).toEqual({ isAllowed: false, reason: 'Unauthorized' });
});

test('a check is asked of the server again after five minutes, once, and only of the governed groups', async () => {
  const { requestedUrls, client } = checking();
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
  await refreshCheck(client, 'opportunities:manage');
  expect(requestedUrls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await Promise.all([refreshCheck(client, 'opportunities:manage'), refreshCheck(client, 'opportunities:manage')]);
  await refreshCheck(client, 'deal_registrations:view');
  await refreshCheck(client, 'roles:view');
  await refreshCheck(client, 'partners:manage');
  expect(requestedUrls).toEqual([
    '/api/permissions/check?resource=opportunities&action=edit',
    '/api/permissions/check?resource=deal-desk&action=view',
    '/api/permissions/check?resource=permission&action=view',
  ]);
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
  await refreshCheck(client, 'opportunities:manage');
  expect(requestedUrls).toHaveLength(3);
});

test('an unused answer is kept for ten minutes', async () => {
  const { client, cachedChecks } = checking();
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1);
  expectEvery(cachedChecks(), Boolean);
  await vi.advanceTimersByTimeAsync(1);
  expect(cachedChecks().some(Boolean)).toBe(false);
});

test('actions follow the server’s answer, and none are offered without it', () => {
  const [allowed, refused] = [{ isAllowed: true }, { isAllowed: false, reason: 'Unauthorized' }];
  const granted = ['*:view', 'partners:manage', '!payouts:view'];
  const asSessionSaid = knownChecks.map((_, at) => (at % 2 === 0 ? allowed : refused));
  expect(withAnswers(granted, asSessionSaid)).toBe(granted);
  const can = (answers: (Check | undefined)[], resource: string, action: 'view' | 'manage') =>
    allows(withAnswers(granted, answers), resource, action);
  for (const resource of ['roles', 'opportunities', 'deal_registrations'])
    for (const action of ['view', 'manage'] as const) {
      expect(
        can(
          knownChecks.map(() => allowed),
          resource,
          action,
        ),
        `${resource}:${action}`,
      ).toBe(true);
      expect(
        can(
          knownChecks.map(() => refused),
          resource,
          action,
        ),
        `${resource}:${action}`,
      ).toBe(false);
      expect(
        can(
          knownChecks.map(() => undefined),
          resource,
          action,
        ),
        `${resource}:${action}`,
      ).toBe(false);
    }
  const everything = knownChecks.map(() => refused);
  expect(can(everything, 'partners', 'manage')).toBe(true);
  expect(can(everything, 'payouts', 'view')).toBe(false);
});

test.each([
  [401, '/login?to=%2Fcommissions%2Fopportunities'],
  [403, '/'],
])('a check that is answered %i signs out and leads to %s', async (status, address) => {
  const { client } = checking();
  const replace = vi.fn();
  vi.stubGlobal('window', {
    location: { replace, pathname: '/commissions/opportunities', search: '', origin: 'https://tandem.test' },
  });
  storeToken('t0ken', true);
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ message: 'No.' }), { status }));
  const refresh = refreshCheck(client, 'opportunities:manage');
  await vi.runAllTimersAsync();
  await refresh;
  expect(readToken()).toBeNull();
  expect(replace).toHaveBeenCalledExactlyOnceWith(address);
});
