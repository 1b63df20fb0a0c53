import { afterEach, beforeEach, expect, test, vi } from 'vitest';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

const replace = vi.fn();
const asked: string[] = [];
const answers: Record<string, () => Response> = {};
beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('window', {
    addEventListener() {},
    location: { origin: 'https://tandem.test', pathname: '/partners', search: '', replace },
  });
  vi.stubGlobal('document', { addEventListener() {}, documentElement: { dataset: {}, style: {} } });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answers[path]!();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a tab whose company is no longer one’s own begins anew, and asks for no more news of it', async () => {
  const { keepToken } = await import('./credentials.ts');
  const { listenForChanges } = await import('./live.ts');
  keepToken('t0ken', true);
  const ended = { message: 'You do not work for this company.', statusCode: 409, view: 'ended' };
  for (const path of ['/api/events', '/api/me'])
    answers[path] = () => new Response(JSON.stringify(ended), { status: 409 });
  const stop = listenForChanges();
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
  stop();
  expect(asked).toEqual(['/api/events', '/api/me']);
});
