import { expect, test } from 'vitest';
import { isOffered, offeredInOtherMode } from './access.ts';
import type { Session } from './session.tsx';

const session = (over: Partial<Session>) =>
  ({
    mode: 'company',
    modes: ['company', 'partner'],
    permissions: ['*:view', 'partners:manage'],
    flags: {},
    ...over,
  }) as Session;

test('what names no guard is for everybody', () => {
  expect(isOffered({}, session({ permissions: [] }))).toBe(true);
});

test('a permission is needed in full, and to manage includes to view', () => {
  expect(isOffered({ permission: 'partners:manage' }, session({}))).toBe(true);
  expect(isOffered({ permission: 'payouts:view' }, session({}))).toBe(true);
  expect(isOffered({ permission: 'payouts:manage' }, session({}))).toBe(false);
  expect(isOffered({ permission: 'partners:view' }, session({ permissions: ['partners:manage'] }))).toBe(true);
});

test('a screen of the other view is not offered, but pointed to', () => {
  expect(isOffered({ mode: 'partner' }, session({}))).toBe(false);
  expect(offeredInOtherMode({ mode: 'partner' }, session({}))).toBe('partner');
});

test('who has only one view is not pointed to the other', () => {
  expect(offeredInOtherMode({ mode: 'partner' }, session({ modes: ['company'] }))).toBeNull();
});

test('a flagged entry needs its flag', () => {
  expect(isOffered({ flag: 'tasks' }, session({}))).toBe(false);
  expect(isOffered({ flag: 'tasks' }, session({ flags: { tasks: true } }))).toBe(true);
});
