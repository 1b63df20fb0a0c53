import '#features/nouns.ts';
import { expect, test } from 'vitest';
import {
  allows,
  companyRoles,
  covers,
  grantsOf,
  isModuleOff,
  partnerRoles,
  sharedPermissions,
  sideOf,
  standingOf,
} from './permissions.ts';

test('manage includes view, and a star includes everything', () => {
  expect(allows(['partners:manage'], 'partners', 'view')).toBe(true);
  expect(allows(['partners:view'], 'partners', 'manage')).toBe(false);
  expect(allows(['*:view'], 'anything', 'view')).toBe(true);
  expect(allows([], 'partners', 'view')).toBe(false);
});

test('a denial overrides any grant', () => {
  expect(allows(['*:manage', '!imports:view'], 'imports', 'view')).toBe(false);
  expect(allows(['*:manage', '!imports:view'], 'imports', 'manage')).toBe(false);
  expect(allows(['*:manage', '!roles:manage'], 'roles', 'view')).toBe(true);
  expect(allows(['*:manage', '!roles:manage'], 'roles', 'manage')).toBe(false);
});

test('only owners and admins have full access, and a partner manager sees own partners', () => {
  const everything = companyRoles.filter((role) => allows(standingOf(role, null).permissions, 'memberships', 'manage'));
  expect(everything).toEqual(['owner', 'admin']);
  const restricted = companyRoles.filter((role) => standingOf(role, null).scope === 'own');
  expect(restricted).toEqual(['partner_manager']);
  expect(allows(standingOf('partner_manager', null).permissions, 'imports', 'view')).toBe(false);
});

test('a custom role has its permissions plus the common ones', () => {
  const { permissions, scope } = standingOf('custom', { permissions: ['opportunities:view'], scope: 'own' });
  expect(scope).toBe('own');
  expect(allows(permissions, 'opportunities', 'view')).toBe(true);
  expect(allows(permissions, 'opportunities', 'manage')).toBe(false);
  expect(allows(permissions, 'partner_types', 'view')).toBe(true);
  expect(allows(permissions, 'partners', 'view')).toBe(false);
  // The ledger covers the whole company, so a role limited to its own partners cannot view it.
  const greedy = standingOf('custom', { permissions: ['journal_entries:view'], scope: 'own' });
  expect(allows(greedy.permissions, 'journal_entries', 'view')).toBe(false);
});

test('built-in roles have the common permissions, too', () => {
  for (const role of [...companyRoles, ...partnerRoles])
    expect([role, allows(standingOf(role, null).permissions, 'saved_views', 'manage')]).toEqual([role, true]);
  expect(allows(standingOf('partner_manager', null).permissions, 'automation_approvals', 'manage')).toBe(true);
  expect(allows(standingOf('read_only', null).permissions, 'automations', 'manage')).toBe(false);
});

test('a role without permissions has the common ones only', () => {
  expect(allows(standingOf('partner_custom', null).permissions, 'opportunities', 'view')).toBe(false);
});

test('intersects two permission lists', () => {
  const both = sharedPermissions(['*:view', 'contacts:manage', '!imports:view'], ['contacts:manage', 'imports:manage']);
  expect(allows(both, 'contacts', 'manage')).toBe(true);
  expect(allows(both, 'imports', 'view')).toBe(false);
  expect(allows(both, 'partners', 'view')).toBe(false);
  expect(sharedPermissions(['*:manage'], ['partners:view'])).toEqual(['partners:view']);
});

test('nobody can grant more than they have', () => {
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

test('a disabled module limits use but not granting', () => {
  const mine = ['*:manage', '-documents:view', '-documents:manage', '-tags:manage'];
  expect(allows(mine, 'documents', 'view')).toBe(false);
  expect([allows(mine, 'tags', 'view'), allows(mine, 'tags', 'manage')]).toEqual([true, false]);
  expect(isModuleOff(mine, 'documents')).toBe(true);
  expect([isModuleOff(mine, 'tags'), isModuleOff(mine, 'tags', 'manage')]).toEqual([false, true]);
  expect(covers(mine, ['documents:manage'])).toBe(true);
  expect(covers(mine, ['*:manage'])).toBe(true);
  expect(covers(['*:manage', '!documents:view'], ['documents:view'])).toBe(false);
});
