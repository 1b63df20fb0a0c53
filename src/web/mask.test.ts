import { beforeEach, expect, test, vi } from 'vitest';
import { isMasked, keepToken, putOnMask, readToken, takeOffMask } from './credentials.ts';

/** What a browser keeps. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/partners', search: '?q=al' } });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});

test('looking through another’s eyes concerns this tab alone, and leads back to where one was', () => {
  keepToken('mine', true);
  putOnMask('theirs');
  expect([readToken(), localStorage.getItem('tandem.token'), isMasked()]).toEqual(['theirs', 'mine', true]);
  expect(takeOffMask()).toBe('/partners?q=al');
  expect([readToken(), isMasked(), takeOffMask()]).toEqual(['mine', false, null]);
});

test('a session that ends with the tab is there again afterwards', () => {
  keepToken('of this tab', false);
  putOnMask('theirs');
  takeOffMask();
  expect([readToken(), localStorage.getItem('tandem.token')]).toEqual(['of this tab', null]);
});
