import { beforeEach, expect, test, vi } from 'vitest';
import { safeReturn } from './credentials.ts';

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://tandem.test' } });
});

test('returns to the requested page after sign-in', () => {
  expect(safeReturn('/partners?q=acme#top')).toBe('/partners?q=acme#top');
});

test.each(['https://evil.test/partners', '//evil.test', '/\\evil.test', 'javascript:alert(1)', 'http://tandem.test/'])(
  'signing in never leads to another site: %s',
  (to) => {
    expect(safeReturn(to)).toBe('/');
  },
);

test.each(['/.//evil.test', '/x/..//evil.test', 'https://tandem.test//evil.test'])(
  'ignores a return address that leads to another site: %s',
  (to) => {
    expect(safeReturn(to)).toBe('/');
  },
);

test.each(['//', 'http://', 'https://[', 'https:'])('ignores an invalid return address: %s', (to) => {
  expect(safeReturn(to)).toBe('/');
});

test('does not return to the sign-in page', () => {
  for (const page of ['/login?to=/login', '/register', '/forgot-password', '/update-password#token=abc']) {
    expect(safeReturn(page)).toBe('/');
  }
  expect(safeReturn(null)).toBe('/');
});
