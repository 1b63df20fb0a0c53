import '#features/nouns.ts';
import { expect, test } from 'vitest';
import {
  allows,
  companyRoles,
  covers,
  grantsOf,
  inCommon,
  isWithheld,
  partnerRoles,
  sideOf,
  standingOf,
} from './permissions.ts';

test('to manage is to view, and a star stands for everything', () => {
  expect(allows(['partners:manage'], 'partners', 'view')).toBe(true);
  expect(allows(['partners:view'], 'partners', 'manage')).toBe(false);
  expect(allows(['*:view'], 'anything', 'view')).toBe(true);
  expect(allows([], 'partners', 'view')).toBe(false);
});

test('a refusal wins over any grant', () => {
  expect(allows(['*:manage', '!imports:view'], 'imports', 'view')).toBe(false);
  expect(allows(['*:manage', '!imports:view'], 'imports', 'manage')).toBe(false);
  expect(allows(['*:manage', '!roles:manage'], 'roles', 'view')).toBe(true);
  expect(allows(['*:manage', '!roles:manage'], 'roles', 'manage')).toBe(false);
});

test('only owners and administrators may everything, and a partner manager sees own partners only', () => {
  const everything = companyRoles.filter((role) => allows(standingOf(role, null).permissions, 'memberships', 'manage'));
  expect(everything).toEqual(['owner', 'admin']);
  const restricted = companyRoles.filter((role) => standingOf(role, null).scope === 'own');
  expect(restricted).toEqual(['partner_manager']);
  expect(allows(standingOf('partner_manager', null).permissions, 'imports', 'view')).toBe(false);
});

test('a role of one’s own has what it names, and what everybody of its side has', () => {
  const { permissions, scope } = standingOf('custom', { permissions: ['opportunities:view'], scope: 'own' });
  expect(scope).toBe('own');
  expect(allows(permissions, 'opportunities', 'view')).toBe(true);
  expect(allows(permissions, 'opportunities', 'manage')).toBe(false);
  expect(allows(permissions, 'partner_types', 'view')).toBe(true);
  expect(allows(permissions, 'partners', 'view')).toBe(false);
  // The books are the company's, whatever the role says.
  const greedy = standingOf('custom', { permissions: ['journal_entries:view'], scope: 'own' });
  expect(allows(greedy.permissions, 'journal_entries', 'view')).toBe(false);
});

test('a role without its definition may nothing but what everybody may', () => {
  expect(allows(standingOf('partner_custom', null).permissions, 'opportunities', 'view')).toBe(false);
});

test('two lists have in common what both allow', () => {
  const both = inCommon(['*:view', 'contacts:manage', '!imports:view'], ['contacts:manage', 'imports:manage']);
  expect(allows(both, 'contacts', 'manage')).toBe(true);
  expect(allows(both, 'imports', 'view')).toBe(false);
  expect(allows(both, 'partners', 'view')).toBe(false);
  expect(inCommon(['*:manage'], ['partners:view'])).toEqual(['partners:view']);
});

test('nobody covers more than they have', () => {
  expect(covers(grantsOf('owner'), grantsOf('admin'))).toBe(true);
  expect(covers(grantsOf('finance'), grantsOf('owner'))).toBe(false);
  expect(covers(grantsOf('finance'), grantsOf('read_only'))).toBe(true);
  expect(covers(grantsOf('read_only'), ['partners:view'])).toBe(true);
  expect(covers(grantsOf('read_only'), ['api_keys:view'])).toBe(false);
  expect(covers(['*:view', '!api_keys:view'], ['*:view'])).toBe(false);
});

test('every role belongs to one side', () => {
  for (const role of companyRoles) expect(sideOf(role), role).toBe('company');
  for (const role of partnerRoles) expect(sideOf(role), role).toBe('partner');
});

test('what is switched off counts for what one may do, and not for what one may give', () => {
  const mine = ['*:manage', '-documents:view', '-documents:manage', '-tags:manage'];
  expect(allows(mine, 'documents', 'view')).toBe(false);
  expect([allows(mine, 'tags', 'view'), allows(mine, 'tags', 'manage')]).toEqual([true, false]);
  expect(isWithheld(mine, 'documents')).toBe(true);
  expect([isWithheld(mine, 'tags'), isWithheld(mine, 'tags', 'manage')]).toEqual([false, true]);
  expect(covers(mine, ['documents:manage'])).toBe(true);
  expect(covers(mine, ['*:manage'])).toBe(true);
  expect(covers(['*:manage', '!documents:view'], ['documents:view'])).toBe(false);
});
