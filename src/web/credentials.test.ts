import { beforeEach, expect, test, vi } from 'vitest';
import { safeReturn } from './credentials.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://tandem.test' } });
});

test('signing in leads back to where one was going', () => {
  expect(safeReturn('/partners?q=acme#top')).toBe('/partners?q=acme#top');
});

test.each(['https://evil.test/partners', '//evil.test', '/\\evil.test', 'javascript:alert(1)', 'http://tandem.test/'])(
  'signing in never leads to another site: %s',
  (to) => {
    expect(safeReturn(to)).toBe('/');
  },
);

test.each(['/.//evil.test', '/x/..//evil.test', 'https://tandem.test//evil.test'])(
  'an address that would become another site’s once it is followed leads home: %s',
  (to) => {
    expect(safeReturn(to)).toBe('/');
  },
);

test.each(['//', 'http://', 'https://[', 'https:'])('what is no address leads home: %s', (to) => {
  expect(safeReturn(to)).toBe('/');
});

test('signing in does not lead back to signing in', () => {
  for (const page of ['/login?to=/login', '/register', '/forgot-password', '/update-password#token=abc']) {
    expect(safeReturn(page)).toBe('/');
  }
  expect(safeReturn(null)).toBe('/');
});
