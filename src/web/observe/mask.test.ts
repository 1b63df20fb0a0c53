import { beforeEach, expect, test, vi } from 'vitest';
import {
  endImpersonation,
  isImpersonating,
  readToken,
  startImpersonation,
  storeToken,
} from '../session/credentials.ts';

/** The browser's storage. */
function storage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as unknown as Storage;
}

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/partners', search: '?q=al' } });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});

test('an impersonation affects one tab and returns to the previous page', () => {
  storeToken('mine', true);
  startImpersonation('theirs');
  expect([readToken(), localStorage.getItem('tandem.token'), isImpersonating()]).toEqual(['theirs', 'mine', true]);
  expect(endImpersonation()).toBe('/partners?q=al');
  expect([readToken(), isImpersonating(), endImpersonation()]).toEqual(['mine', false, null]);
});

test('restores a tab session afterwards', () => {
  storeToken('of this tab', false);
  startImpersonation('theirs');
  endImpersonation();
  expect([readToken(), localStorage.getItem('tandem.token')]).toEqual(['of this tab', null]);
});
