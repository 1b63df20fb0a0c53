import { beforeEach, expect, test, vi } from 'vitest';

type Heard = (event: object) => void;

let hears: Record<string, Heard>;
const location = { pathname: '/partners', search: '?q=al', replace: vi.fn(), reload: vi.fn() };
const body = { replaceChildren: vi.fn() };
const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
};
let who = 'ann';
const session = () => ({
  user: { id: who },
  mode: 'company',
  permissions: [],
  unreadable: [],
  rules: { idle_minutes: null, is_remembered: true },
  program: null,
  organization: { id: 'acme', primary_color: null },
  language: null,
  config: { region: 'en', currency: 'USD', timezone: 'UTC' },
});

async function open() {
  vi.resetModules();
  const { followSession } = await import('./followSession.ts');
  const { queryClient } = await import('../requests/queryClient.ts');
  const { sessionQuery } = await import('./session.tsx');
  await queryClient.fetchQuery(sessionQuery);
  followSession();
}

beforeEach(async () => {
  vi.clearAllMocks();
  hears = {};
  who = 'ann';
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', { ...storage, getItem: () => null });
  vi.stubGlobal('window', {
    addEventListener: (name: string, hear: Heard) => {
      hears[name] = hear;
    },
    removeEventListener() {},
    location,
  });
  vi.stubGlobal('document', {
    body,
    documentElement: { lang: 'en', dataset: {}, style: { setProperty() {}, removeProperty() {} } },
    addEventListener() {},
  });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(session()))),
  );
  items.set('tandem.token', 'of ann');
  await open();
});

test('clears a page kept by the browser after sign-out', () => {
  items.delete('tandem.token');
  hears.pagehide!({ persisted: true });
  expect(body.replaceChildren).toHaveBeenCalledOnce();
  hears.pageshow!({ persisted: true });
  expect(location.reload).toHaveBeenCalledOnce();
});

test('asks for a sign-in on a cached page after the session ended', () => {
  hears.pagehide!({ persisted: true });
  expect(body.replaceChildren).not.toHaveBeenCalled();
  items.delete('tandem.token');
  hears.pageshow!({ persisted: true });
  expect(location.replace).toHaveBeenCalledWith('/login?to=%2Fpartners%3Fq%3Dal');
});

test('keeps a cached page when nothing changed', async () => {
  hears.pagehide!({ persisted: true });
  hears.pageshow!({ persisted: true });
  expect(fetch).toHaveBeenCalledTimes(1);
  expect([location.replace, location.reload].some(({ mock }) => mock.calls.length > 0)).toBe(false);
});

test('signs out when another tab signs out', () => {
  items.delete('tandem.token');
  hears.storage!({ key: 'tandem.token' });
  expect(location.replace).toHaveBeenCalledWith('/login?to=%2Fpartners%3Fq%3Dal');
});

test('clears everything when another user signs in in another tab', async () => {
  items.set('tandem.token', 'of bea');
  who = 'bea';
  hears.storage!({ key: 'tandem.token' });
  await vi.waitFor(() => expect(location.replace).toHaveBeenCalledWith('/'));
});

test('continues when the same user signs in again in another tab', async () => {
  items.set('tandem.token', 'of ann, new');
  hears.storage!({ key: 'tandem.token' });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve));
  expect(location.replace).not.toHaveBeenCalled();
});
