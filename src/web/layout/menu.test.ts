import { beforeEach, expect, test } from 'vitest';
import { features } from '#features/web.ts';
import type { MenuEntry } from '../feature.ts';
import type { Session } from '../session/session.tsx';
import { crumbsOf } from './crumbs.ts';
import { countsByPath, menuOf, sidebarAt, sumOf } from './menu.ts';
import { screenTabsAt } from './screenFamilies.ts';

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

test('in the portal, entries for developers stand apart and only administrators have them', () => {
  const admin = { ...owner, mode: 'partner', role: 'partner_admin' } as Session;
  const sections = sidebarAt(admin, '/administration/logs').sections;
  expect(labels(sections.find(({ title }) => title === 'For developers')!.entries)).toEqual([
    'API keys',
    'Webhooks',
    'Developers',
    'Provisioning',
  ]);
  const rep = { ...admin, role: 'partner_sales', permissions: ['api_keys:view', 'partners:view'] } as Session;
  expect(menuOf(rep).flatMap(({ entries }) => labels(entries))).not.toContain('Developers');
  expect(sidebarAt(owner, '/administration/logs').sections.map(({ title }) => title)).not.toContain('For developers');
});

test('in the portal, one entry leads to everything about the own company', () => {
  const admin = { ...owner, mode: 'partner', role: 'partner_admin' } as Session;
  const settings = menuOf(admin).find(({ group }) => group === 'Settings')!.entries;
  expect(labels(settings.filter(({ label }) => /profile|listing|Company Settings/i.test(label)))).toEqual([
    'Company profile',
  ]);
});

test('Settings has ordered sections, and the main sidebar every group of the specification', () => {
  expect(at('/administration/logs').sections).toEqual(['Company', 'People', 'Program', 'Integrations', 'Logs']);
  expect(at('/partners').sections).toEqual([
    'Company',
    'Partners',
    'Revenue',
    'Enablement',
    'Data Manager',
    'Work',
    'Settings',
  ]);
  const [top] = menuOf(owner);
  expect(labels(top!.entries)).toEqual(['Dashboard', 'My work', 'Reports']);
});

const daily = (session: Session) => labels(sidebarAt(session, '/').daily);

test('at most eleven entries are visible at first', () => {
  expect(daily(owner)).toEqual([
    'Dashboard',
    'My work',
    'Partners',
    'Deal registrations',
    'Opportunities',
    'Leads',
    'Contracts',
    'Commissions',
    'Payouts',
    'Training',
    'Reports',
  ]);
});

test('a partner has nine entries at first sight, each for a family of screens', () => {
  const partner = { ...owner, mode: 'partner', role: 'partner_admin' } as Session;
  expect(daily(partner)).toEqual([
    'Dashboard',
    'My work',
    'Deals',
    'Earnings',
    'Links',
    'Learn',
    'Resources',
    'Program',
    'Documents',
  ]);
  const active = (address: string) => sidebarAt(partner, address).activeDaily?.label;
  expect(active('/revenue/payouts')).toBe('Earnings');
  expect(active('/enablement/partner-mdf/show/1')).toBe('Program');
  expect(active('/partners/contracts')).toBe('Documents');
  // Without registrations, the entry leads to what is left of the family.
  const without = { ...partner, flags: { ...partner.flags, deal_registrations: false } };
  expect(sidebarAt(without, '/').daily.find(({ label }) => label === 'Deals')?.path).toBe('/revenue/opportunities');
});

test('every group keeps its entries, even those at first sight', () => {
  const { sections } = sidebarAt(owner, '/');
  const paths = sections.flatMap(({ entries }) => entries.map(({ path }) => path));
  for (const { path } of sidebarAt(owner, '/').daily) expect(paths).toContain(path);
});

test('related screens are tabs of one another, as far as they are offered', () => {
  const tabs = (session: Session, path: string) => screenTabsAt(session, path).map(({ label }) => label);
  expect(tabs(owner, '/partners/contracts/templates')).toEqual(['Contracts', 'Templates', 'Signings']);
  expect(tabs(owner, '/documents')).toEqual(['Documents', 'Folders', 'Requests']);
  expect(tabs({ ...owner, mode: 'partner' }, '/documents')).toEqual(['Documents', 'Folders', 'Requests', 'Contracts']);
  expect(tabs({ ...owner, permissions: ['contracts:view'] }, '/partners/contracts')).toEqual(['Contracts', 'Signings']);
  expect(tabs({ ...owner, permissions: ['ledger_accounts:view'] }, '/commissions/ledger')).toEqual([]);
  expect(tabs(owner, '/dashboard')).toEqual([]);
});

test('every tab leads to a screen without parameters', () => {
  const routes = features.flatMap((feature) => feature.routes.map(({ path }) => path));
  const lost = features.flatMap((feature) => feature.screenTabs ?? []).filter(({ path }) => !routes.includes(path));
  expect(lost).toEqual([]);
});

test('open work counts beside the entry to which its screens belong', () => {
  const item = '/partners/pending/opportunities/show/$id';
  const registrations = { to: item, label: 'Registrations', count: 2, overdue: 1, is_more: false };
  const applications = { to: `${item}?queue=sign-ups`, label: 'Applications', count: 3, overdue: 0, is_more: true };
  const counts = countsByPath(menu, [
    registrations,
    applications,
    { to: '/nowhere/$id', label: 'Nothing', count: 9, overdue: 9, is_more: false },
  ]);
  // The sum keeps its parts, so that the entry can say what its number is made of.
  expect([...counts.values()].map(sumOf)).toEqual([
    { parts: [registrations, applications], count: 5, overdue: 1, is_more: true },
  ]);
  expect([...counts.keys()]).toEqual(['/partners/pending']);
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

test('every tab is highlighted and has its breadcrumb under the same entry, that of its family', () => {
  const tabs = features.flatMap(({ screenTabs = [] }) => screenTabs).filter(({ mode }) => mode !== 'partner');
  const routes = features.flatMap(({ routes }) => routes);
  const shown = tabs.filter(({ path }) => screenTabsAt(owner, path).length > 0);
  expect(shown.length).toBeGreaterThan(30);
  for (const { path } of shown) {
    const [entry] = sidebarAt(owner, path).active;
    expect(entry, path).toBeDefined();
    expect(
      screenTabsAt(owner, path).some((tab) => tab.path === entry!.path),
      path,
    ).toBe(true);
    const crumbs = crumbsOf(
      path,
      routes.find((route) => route.path === path),
      null,
      entry,
    );
    const above = crumbs.map(({ to }) => to).filter(Boolean);
    expect(above, path).toEqual(entry!.path === path ? [] : [entry!.path]);
  }
});
