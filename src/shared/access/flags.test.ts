import { expect, test } from 'vitest';
import { bucketOf, decideFlag, type FlagRule, type FlagSettings, type FlagSubject, reachesCompany } from './flags.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ann: FlagSubject = { user_id: 'ann', organization_id: 'acme', role: 'owner', is_super_admin: false };
const root: FlagSubject = { ...ann, user_id: 'root', is_super_admin: true };
const off: FlagSettings = { key: 'tasks', is_on: false, is_killed: false, rules: [], overrides: [] };
const rule = (fields: Partial<FlagRule>): FlagRule => ({
  organizations: [],
  roles: [],
  rollout_ppm: 1_000_000,
  stickiness: 'organization',
  starts_at: null,
  ends_at: null,
  is_on: true,
  ...fields,
});
const override = (
  kind: 'user' | 'organization' | 'role',
  target: string,
  is_on: boolean,
  until: string | null = null,
) => ({
  kind,
  target,
  is_on,
  until,
});

test('uses the default of an undecided flag', () => {
  expect(decideFlag(off, ann, now)).toEqual({ is_on: false, because: 'default' });
  expect(decideFlag({ ...off, is_on: true }, ann, now)).toEqual({ is_on: true, because: 'default' });
});

test('evaluates person, company, role, then rules', () => {
  const rules = [rule({ is_on: false })];
  const role = override('role', 'owner', true);
  const company = override('organization', 'acme', false);
  const person = override('user', 'ann', true);
  expect(decideFlag({ ...off, is_on: true, rules }, ann, now)).toEqual({ is_on: false, because: 'rule', rule: 0 });
  expect(decideFlag({ ...off, rules, overrides: [role] }, ann, now)).toEqual({ is_on: true, because: 'role' });
  expect(decideFlag({ ...off, rules, overrides: [role, company] }, ann, now).because).toBe('organization');
  expect(decideFlag({ ...off, rules, overrides: [role, company, person] }, ann, now)).toEqual({
    is_on: true,
    because: 'user',
  });
});

test('enables all modules for super admins unless overridden by name', () => {
  expect(decideFlag(off, root, now)).toEqual({ is_on: true, because: 'super_admin' });
  expect(decideFlag({ ...off, overrides: [override('organization', 'acme', false)] }, root, now).is_on).toBe(true);
  expect(decideFlag({ ...off, overrides: [override('user', 'root', false)] }, root, now).is_on).toBe(false);
});

test('the kill switch overrides everything', () => {
  const killed = { ...off, is_on: true, is_killed: true, overrides: [override('user', 'ann', true)] };
  expect(decideFlag(killed, ann, now)).toEqual({ is_on: false, because: 'kill_switch' });
  expect(decideFlag(killed, root, now).is_on).toBe(false);
});

test('ends an override at its time', () => {
  const until = (at: string) => ({ ...off, overrides: [override('user', 'ann', true, at)] });
  expect(decideFlag(until('2026-11-21T12:00:01Z'), ann, now).is_on).toBe(true);
  expect(decideFlag(until('2026-11-21T12:00:00Z'), ann, now).is_on).toBe(false);
});

test('uses the first matching rule', () => {
  const rules = [
    rule({ starts_at: '2026-12-01T00:00:00Z' }),
    rule({ ends_at: '2026-11-21T12:00:00Z' }),
    rule({ organizations: ['globex'] }),
    rule({ roles: ['finance'] }),
    rule({ organizations: ['acme'], roles: ['owner'] }),
    rule({ is_on: false }),
  ];
  expect(decideFlag({ ...off, rules }, ann, now)).toEqual({ is_on: true, because: 'rule', rule: 4 });
  expect(decideFlag({ ...off, rules }, { ...ann, role: 'content' }, now)).toEqual({
    is_on: false,
    because: 'rule',
    rule: 5,
  });
});

test('rolls out to the same companies every time', () => {
  const companies = Array.from({ length: 10_000 }, (_, index) => `company-${index}`);
  const reached = (ppm: number) =>
    companies.filter(
      (organization_id) =>
        decideFlag({ ...off, rules: [rule({ rollout_ppm: ppm })] }, { ...ann, organization_id }, now).is_on,
    );
  expect(reached(0)).toEqual([]);
  expect(reached(1_000_000)).toHaveLength(10_000);
  const quarter = reached(250_000);
  expect(quarter.length).toBeGreaterThan(2_300);
  expect(quarter.length).toBeLessThan(2_700);
  // Subjects that were in the rollout stay in it when the share grows.
  expect(reached(500_000)).toEqual(expect.arrayContaining(quarter));
});

test('rolls out by company or by person', () => {
  const share = (stickiness: 'organization' | 'user') =>
    new Set(
      Array.from({ length: 200 }, (_, index) => index).map(
        (index) =>
          decideFlag(
            { ...off, rules: [rule({ rollout_ppm: 500_000, stickiness })] },
            { ...ann, user_id: `user-${index}` },
            now,
          ).is_on,
      ),
    );
  expect(share('organization').size).toBe(1);
  expect(share('user').size).toBe(2);
});

test('rolls out flags independently', () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => `company-${index}`);
  const low = (key: string) => new Set(ids.filter((id) => bucketOf(key, id) < 100_000));
  const both = [...low('tasks')].filter((id) => low('feedback').has(id));
  expect(both.length).toBeLessThan(30);
});

test('runs background work where anyone of the company has the module', () => {
  const reaches = (fields: Partial<FlagSettings>, company = 'acme') =>
    reachesCompany({ ...off, ...fields }, company, (id) => id === 'ann' && company === 'acme', now);
  expect([reaches({}), reaches({ is_on: true }), reaches({ is_on: true, is_killed: true })]).toEqual([
    false,
    true,
    false,
  ]);
  const forAcme = [override('organization', 'acme', true)];
  expect([reaches({ overrides: forAcme }), reaches({ overrides: forAcme }, 'other')]).toEqual([true, false]);
  const forAnn = [override('organization', 'acme', false), override('user', 'ann', true)];
  expect([reaches({ overrides: forAnn }), reaches({ overrides: forAnn }, 'other')]).toEqual([true, false]);
  expect(reaches({ overrides: [override('user', 'ann', true, '2026-11-20T00:00:00Z')] })).toBe(false);
  expect(reaches({ overrides: [override('role', 'finance', true)] })).toBe(true);
  expect(reaches({ rules: [rule({ roles: ['finance'] })] })).toBe(true);
  expect(reaches({ is_on: true, rules: [rule({ roles: ['finance'], is_on: false })] })).toBe(true);
  expect(reaches({ is_on: true, rules: [rule({ is_on: false })] })).toBe(false);
  expect(reaches({ rules: [rule({ rollout_ppm: 1, stickiness: 'user' })] })).toBe(true);
  expect(reaches({ rules: [rule({ rollout_ppm: 0, stickiness: 'user' })] })).toBe(false);
  expect(reaches({ rules: [rule({ organizations: ['other'] })] })).toBe(false);
});
