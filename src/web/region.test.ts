import { afterEach, describe, expect, it } from 'vitest';
import { formatRelative, setRegion } from './region.ts';

const region = (timezone: string) => setRegion({ region: 'en', currency: 'USD', timezone });
afterEach(() => region('UTC'));

describe('how long it is to an instant', () => {
  const now = Date.parse('2026-11-22T13:00:00Z');

  it('counts calendar days', () => {
    expect(formatRelative('2026-11-24T12:00:00Z', now)).toBe('in 2 days');
    expect(formatRelative('2026-11-23T23:00:00Z', now)).toBe('tomorrow');
    expect(formatRelative('2026-11-20T14:00:00Z', now)).toBe('2 days ago');
    expect(formatRelative('2026-11-21T01:00:00Z', now)).toBe('yesterday');
  });

  it('uses the company’s calendar', () => {
    region('Pacific/Auckland');
    expect(formatRelative('2026-11-24T12:00:00Z', now)).toBe('in 2 days');
    expect(formatRelative('2026-11-24T10:30:00Z', now)).toBe('tomorrow');
  });

  it('formats hours, months and years', () => {
    expect(formatRelative('2026-11-22T10:00:00Z', now)).toBe('3 hr. ago');
    expect(formatRelative('2026-09-25T13:00:00Z', now)).toBe('1 mo. ago');
    expect(formatRelative('2024-12-22T13:00:00Z', now)).toBe('1 yr. ago');
    expect(formatRelative('2026-11-22T13:00:30Z', now)).toBe('now');
  });
});
