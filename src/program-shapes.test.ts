import { afterAll, beforeAll, expect, test } from 'vitest';
import { features } from '#features/server.ts';
import { features as screens } from '#features/web.ts';
import { flagOf } from '#server/flags/modules.ts';
import { makePartner, makeSamples } from '#server/testing/samples.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { commonModules, moduleNames, type ProgramShape, programShapes, shapes } from '#shared/program/shapes.ts';
import { menuOf, sidebarAt } from '#web/layout/menu.ts';
import type { DetailTab } from '#web/resource/detailTab.ts';
import { groupTabs } from '#web/resource/record/tabGroups.ts';
import { isOffered } from '#web/session/access.ts';
import type { Session } from '#web/session/session.tsx';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function companyOf(...shape: string[]): Promise<Company> {
  const company = await world.company();
  const chosen = await company.owner.request('PUT', '/program_modules', { shape });
  expect(chosen.json()).toMatchObject({ shape });
  await shows(
    company.owner,
    'mdf',
    shape.some((one) => shapes[one as ProgramShape].modules.includes('mdf')),
  );
  return company;
}
const sessionOf = (person: Person) => person.get<Session & Record<string, unknown>>('/session');

/** Cached identities follow the change as soon as it is announced. */
const shows = (person: Person, module: string, isShown: boolean) =>
  expect.poll(async () => (await sessionOf(person)).flags[module]).toBe(isShown);

/** The labels of the main menu, without Settings. */
const menuLabels = (session: Session) =>
  menuOf(session).flatMap(({ group, entries }) => (group === 'Settings' ? [] : entries.map(({ label }) => label)));

function partnerTabs(session: Session): string[] {
  const added = screens
    .flatMap(({ tabs = [] }) => tabs)
    .filter(({ on }) => (typeof on === 'function' ? on('partners') : on.includes('partners')))
    .filter((tab) => isOffered(tab, session));
  const own = [
    { key: 'overview', label: 'Overview', group: 'Overview' },
    ...added,
    { key: 'history', label: 'Status and tier', group: 'Overview' },
  ] as DetailTab[];
  return groupTabs(own).map(({ label }) => label);
}

const topicsOf = async (person: Person) =>
  (await person.get<{ topics: { topic: string }[] }>('/notification_preferences')).topics.map(({ topic }) => topic);

test('every module with a flag belongs to a shape or to every program', () => {
  const keys = [...new Set(features.flatMap((feature) => flagOf(feature, features)?.key ?? []))];
  const ofShapes = programShapes.flatMap((shape) => shapes[shape].modules);
  expect(keys.filter((key) => !commonModules.includes(key) && !ofShapes.includes(key))).toEqual([]);
  expect([...new Set([...commonModules, ...ofShapes])].filter((key) => !keys.includes(key))).toEqual([]);
  expect(Object.keys(moduleNames).sort()).toEqual([...new Set(ofShapes)].sort());
  expect(ofShapes.filter((key) => commonModules.includes(key))).toEqual([]);
});

test('a company that chose no shape has every module', async () => {
  const { owner } = await world.company();
  const { flags, hidden } = await sessionOf(owner);
  expect(hidden).toEqual([]);
  expect(Object.keys(moduleNames).filter((key) => !flags[key])).toEqual([]);
});

test('a referral program has 26 entries, four tabs on a partner and 16 notification topics', async () => {
  const { owner } = await companyOf('referral');
  const session = await sessionOf(owner);
  expect(menuLabels(session)).toHaveLength(26);
  expect(partnerTabs(session)).toEqual(['Overview', 'People', 'Deals', 'Money']);
  expect(await topicsOf(owner)).toHaveLength(16);
  const settings = menuOf(session).find(({ group }) => group === 'Settings')!;
  expect(settings.entries.map(({ label }) => label)).not.toContain('Approval chains');
});

test('referral links stand at first sight where partners do not register deals', async () => {
  const dailyOf = async (...shape: string[]) => {
    const session = await sessionOf((await companyOf(...shape)).owner);
    return sidebarAt(session, '/dashboard').daily.map(({ label }) => label);
  };
  expect(await dailyOf('referral')).toContain('Referral links');
  const both = await dailyOf('referral', 'reseller');
  expect([both.includes('Referral links'), both.includes('Deal registrations')]).toEqual([false, true]);
});

test('several shapes show the modules of each', async () => {
  const { owner } = await companyOf('referral', 'services');
  const { flags } = await sessionOf(owner);
  expect(flags).toMatchObject({ referral_links: true, partners_directory: true, distributions: false, mdf: false });
});

test('the first row of a hidden module shows it, to the company and its partners, and changes no other company', async () => {
  const [company, other] = [await companyOf('referral'), await companyOf('referral')];
  const partner_id = await makePartner(company);
  const rep = await world.partnerUser(company, partner_id);
  await shows(rep, 'mdf', false);
  expect(menuLabels(await sessionOf(rep))).not.toContain('MDF');

  // Hidden is not forbidden: the requests of the module work.
  expect((await company.owner.request('GET', '/mdf_funds')).statusCode).toBe(200);
  await company.owner.post('/mdf_funds', {
    name: 'Launch fund',
    kind: 'fixed',
    currency: 'USD',
    amount_minor: 100_000,
    starts_on: '2026-01-01',
    ends_on: '2027-12-31',
  });
  await shows(company.owner, 'mdf', true);
  await shows(rep, 'mdf', true);
  expect(menuLabels(await sessionOf(rep))).toContain('MDF');
  expect(await topicsOf(company.owner)).toContain('mdf_requests');
  await shows(other.owner, 'mdf', false);
});

test('a row of every module outside the shape shows it', async () => {
  const company = await companyOf('referral');
  await makeSamples(company);
  await shows(company.owner, 'mdf', true);
  // No sample is written of these.
  const { hidden } = await sessionOf(company.owner);
  expect(hidden.sort()).toEqual([
    'chat_channels',
    'deal_exchange',
    'forwarded_deals',
    'partner_health',
    'program_files',
  ]);
});

test('whoever may change the program adds and removes modules, and their data stay', async () => {
  const company = await companyOf('referral');
  const { owner } = company;
  await owner.post('/program_modules/tasks/add');
  await shows(owner, 'tasks', true);
  const task = await owner.post<{ id: string }>('/tasks', { title: 'Call back' });
  await owner.post('/program_modules/tasks/remove');
  await shows(owner, 'tasks', false);
  expect(await topicsOf(owner)).not.toContain('tasks');
  expect(await owner.get(`/tasks/${task.id}`)).toMatchObject({ title: 'Call back' });
  await owner.post('/program_modules/tasks/add');
  await shows(owner, 'tasks', true);

  expect((await owner.request('POST', '/program_modules/payouts/remove')).statusCode).toBe(400);
  const rep = await world.partnerUser(company, await makePartner(company));
  const reader = await company.member('read_only');
  expect((await rep.request('POST', '/program_modules/tasks/remove')).statusCode).toBe(404);
  expect((await reader.request('POST', '/program_modules/tasks/remove')).statusCode).toBe(403);
  expect((await rep.request('PUT', '/program_modules', { shape: [] })).statusCode).toBe(404);
});

test('a person of two programs sees each in its shape', async () => {
  const [referral, full] = [await companyOf('referral'), await world.company()];
  const user = await world.partnerUser(full, await makePartner(full));
  await world.join(referral.id, user.user_id, 'admin');
  await shows(user, 'mdf', false);
  const inPortal = await user.request('GET', '/session', undefined, { 'x-tandem-mode': 'partner' });
  expect(inPortal.json().flags.mdf).toBe(true);
});

test('flags stay above: a module that is switched off is neither offered nor added', async () => {
  const company = await companyOf('referral');
  await world.switchFor(company, ['mdf'], false);
  const { modules } = await company.owner.get<{ modules: { key: string }[] }>('/program_modules');
  expect(modules.map(({ key }) => key)).not.toContain('mdf');
  expect((await company.owner.request('POST', '/program_modules/mdf/add')).statusCode).toBe(404);
});
