import { expect, test } from 'vitest';
import { isAnnounced, isOffered, otherModeFor } from './access.ts';
import type { Session } from './session.tsx';

const session = (over: Partial<Session>) =>
  ({
    mode: 'company',
    modes: ['company', 'partner'],
    permissions: ['*:view', 'partners:manage'],
    flags: {},
    announced: [],
    ...over,
  }) as Session;

test('allows everyone without a guard', () => {
  expect(isOffered({}, session({ permissions: [] }))).toBe(true);
});

test('requires the full permission, and manage includes view', () => {
  expect(isOffered({ permission: 'partners:manage' }, session({}))).toBe(true);
  expect(isOffered({ permission: 'payouts:view' }, session({}))).toBe(true);
  expect(isOffered({ permission: 'payouts:manage' }, session({}))).toBe(false);
  expect(isOffered({ permission: 'partners:view' }, session({ permissions: ['partners:manage'] }))).toBe(true);
});

test('points to a screen of the other mode instead of offering it', () => {
  expect(isOffered({ mode: 'partner' }, session({}))).toBe(false);
  expect(otherModeFor({ mode: 'partner' }, session({}))).toBe('partner');
});

test('does not point to a mode the user lacks', () => {
  expect(otherModeFor({ mode: 'partner' }, session({ modes: ['company'] }))).toBeNull();
});

test('requires the flag of an entry', () => {
  expect(isOffered({ flag: 'tasks' }, session({}))).toBe(false);
  expect(isOffered({ flag: 'tasks' }, session({ flags: { tasks: true } }))).toBe(true);
});

test('announces a module that is off, whatever its permission, and in its mode only', () => {
  const guard = { flag: 'tasks', permission: 'tasks:view' } as const;
  expect(isAnnounced(guard, session({}))).toBe(false);
  expect(isAnnounced(guard, session({ announced: ['tasks'], permissions: ['!tasks:view'] }))).toBe(true);
  expect(isAnnounced({ ...guard, mode: 'partner' }, session({ announced: ['tasks'] }))).toBe(false);
  expect(isAnnounced({ permission: 'partners:view' }, session({ announced: ['tasks'] }))).toBe(false);
});
