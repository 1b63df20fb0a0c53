import { beforeEach, expect, test } from 'vitest';
import { features } from '#features/web.ts';
import type { MenuEntry } from '../feature.ts';
import type { Session } from '../session.tsx';
import { menuOf, sidebarAt } from './menu.ts';

const menu = features.flatMap((feature) => feature.menu ?? []);
let owner: Session;
beforeEach(() => {
  owner = {
    user: { is_super_admin: false },
    mode: 'company',
    role: 'owner',
    impersonation: null,
    permissions: ['*:manage'],
    flags: Object.fromEntries(features.flatMap(({ flag }) => (flag ? [[flag, true]] : []))),
  } as unknown as Session;
});

const labels = (entries: readonly MenuEntry[]) => entries.map(({ label }) => label);
const at = (address: string, session = owner) => {
  const { place, active, sections } = sidebarAt(session, address);
  return { place, active: labels(active), sections: sections.map(({ title }) => title) };
};

test('shows the sidebar of the screen', () => {
  expect(at('/partners/show/1')).toMatchObject({ place: 'main', active: ['Partners'] });
  expect(at('/administration/logs')).toMatchObject({ place: 'Settings', active: ['Audit log'] });
  expect(at('/administration/settings')).toMatchObject({ place: 'Settings', active: ['Company Settings'] });
  expect(at('/administration/settings?tab=team')).toMatchObject({ place: 'Settings', active: ['Team'] });
  expect(at('/administration/settings/team/edit/1')).toMatchObject({ place: 'Settings', active: ['Team'] });
  expect(at('/administration/settings/roles/create')).toMatchObject({ place: 'Settings', active: ['Roles'] });
  expect(at('/profile')).toMatchObject({ place: 'main', active: [] });
  const admin = { ...owner, user: { ...owner.user, is_super_admin: true } };
  expect(at('/superadmin/companies/edit/1', admin)).toMatchObject({ place: 'Super Admin', active: ['Companies'] });
});

test('Settings has ordered sections, and the main sidebar no administration', () => {
  expect(at('/administration/logs').sections).toEqual(['Company', 'People', 'Program', 'Integrations', 'Logs']);
  expect(at('/partners').sections).toEqual(['Company', 'Partners', 'Revenue', 'Enablement', 'Data Manager', 'Work']);
  const [top] = menuOf(owner);
  expect(labels(top!.entries)).toEqual(['Dashboard', 'My work', 'Reports']);
});

test('shows types and regions under Partners and in the Data Manager', () => {
  const groups = Object.fromEntries(menuOf(owner).map(({ group, entries }) => [group, labels(entries)]));
  for (const group of ['Partners', 'Data Manager'])
    expect(groups[group]).toEqual(expect.arrayContaining(['Partner types', 'Partner regions']));
});

test('offers own data to owners only, never during an impersonation', () => {
  const offers = (session: Session) =>
    menuOf(session).some(({ entries }) => entries.some(({ label }) => label === 'Your data'));
  expect(offers(owner)).toBe(true);
  expect(offers({ ...owner, role: 'admin' })).toBe(false);
  expect(offers({ ...owner, impersonation: {} as Session['impersonation'] })).toBe(false);
});

test('entries of a group lead to different screens', () => {
  const places = menu.map(({ group, path, mode = 'both' }) => `${group} ${path} ${mode}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});
