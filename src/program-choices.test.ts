import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendDigests } from '#features/engagement/notifications/server/digest.ts';
import { sql } from '#server/db/sql.ts';
import { makePartner } from '#server/testing/samples.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Answers that name modules on purpose: what could be added, what the API has, and what flags and rights say. */
const namesAll = [
  '/api/session',
  '/api/program_modules',
  '/api/developers/operations',
  '/api/guide_pages',
  '/api/connections/catalog',
];
/** Keys of figures, which are zero. */
const figures = [
  '/api/dashboards',
  '/api/sample_data',
  '/api/sample_data/removal',
  '/api/referral_links/performance',
  '/api/prospects/look_alikes',
  '/api/resources/metrics',
  '/api/contract_portal_block',
];

interface Described {
  paths: Record<string, { get?: { responses: Record<string, unknown> } }>;
}

async function companyOf(...shape: string[]): Promise<Company> {
  const company = await world.company();
  await company.owner.request('PUT', '/program_modules', { shape });
  const wanted = shape.length > 0;
  await expect.poll(async () => (await hiddenFrom(company.owner)).has('mdf_funds')).toBe(wanted);
  return company;
}

/** The resources of modules outside the program. */
async function hiddenFrom(person: Person): Promise<Set<string>> {
  const { permissions } = await person.get<{ permissions: string[] }>('/session');
  return new Set(permissions.flatMap((grant) => /^-(\w+):view$/.exec(grant)?.[1] ?? []));
}

/** Every list of choices, found by itself: an answer without parameters, in which an empty company names resources. */
async function choiceLists(): Promise<string[]> {
  const { paths } = (await world.app.inject('/api/openapi.json')).json<Described>();
  return Object.entries(paths).flatMap(([path, { get }]) =>
    get &&
    !path.includes('{') &&
    !/\/(events|mcp|openapi\.json)$|\/export|\/public\//.test(path.replace('webhook_endpoints/events', '')) &&
    ![...namesAll, ...figures].includes(path)
      ? [path]
      : [],
  );
}

/** The resources among `names` that an answer names, alone or before a point or a colon. */
function namedIn(answer: unknown, names: ReadonlySet<string>): string[] {
  if (typeof answer === 'string') {
    const [word] = answer.split(/[.:/]/);
    return names.has(word!) ? [answer] : [];
  }
  if (answer === null || typeof answer !== 'object') return [];
  return Object.values(answer).flatMap((value) => namedIn(value, names));
}

async function namesIn(person: Person, paths: readonly string[], hidden: ReadonlySet<string>) {
  const named = new Map<string, string[]>();
  for (const path of paths) {
    const answer = await person.request('GET', path.replace(/^\/api/, ''));
    if (answer.statusCode !== 200 || !String(answer.headers['content-type']).includes('json')) continue;
    const names = [...new Set(namedIn(answer.json(), hidden))];
    if (names.length > 0) named.set(path, names);
  }
  return named;
}

test('no list of choices names a module outside the program, to the company or its partners', async () => {
  const [referral, full] = [await companyOf('referral'), await companyOf()];
  const [rep, other] = await Promise.all(
    [referral, full].map(async (company) => world.partnerUser(company, await makePartner(company))),
  );
  const paths = await choiceLists();
  for (const [person, everything] of [
    [referral.owner, full.owner],
    [rep!, other!],
  ] as const) {
    const hidden = await hiddenFrom(person);
    expect(Object.fromEntries(await namesIn(person, paths, hidden))).toEqual({});
    // With every module, the same lists name them.
    const lists = [...(await namesIn(everything, paths, hidden)).keys()];
    expect(lists).toEqual(expect.arrayContaining(['/api/chat_channels', '/api/webhook_endpoints/events']));
    expect(lists).toContain('/api/report_schedules/objects');
    if (person === referral.owner)
      expect(lists).toEqual(expect.arrayContaining(['/api/automations/catalog', '/api/imports/targets']));
  }
}, 120_000);

test('a list keeps what a stored record has chosen of a module that was removed', async () => {
  const { owner } = await companyOf();
  const channel = { name: 'Alerts', kind: 'slack', address: 'https://hooks.slack.com/services/T0/B0/x', is_on: true };
  await owner.post('/chat_channels', { ...channel, topics: ['tasks'] });
  await owner.post('/program_modules/tasks/remove');
  await owner.post('/program_modules/meetings/remove');
  await expect.poll(async () => (await hiddenFrom(owner)).has('meetings')).toBe(true);
  const { topics } = await owner.get<{ topics: { key: string }[] }>('/chat_channels');
  const keys = topics.map(({ key }) => key);
  expect([keys.includes('tasks'), keys.includes('meetings')]).toEqual([true, false]);
});

test('a module that was removed sends no notices, also none that waited, and makes no work', async () => {
  const company = await companyOf();
  const { owner } = company;
  const colleague = await company.member('admin');
  const assign = (title: string) => owner.post('/tasks', { title, assignee_user_id: colleague.user_id });
  const noticesOf = async () => (await colleague.get<unknown[]>('/in_app_notifications')).length;
  const workOf = async () =>
    (await colleague.get<{ kinds: { kind: string }[] }>('/work_items')).kinds.map(({ kind }) => kind);
  const waiting = () =>
    company.within((call) => call.rows(sql`select from waiting_notices where organization_id = ${company.id}`));
  await colleague.patch('/notification_preferences', { topics: [{ topic: 'tasks', in_app: true, email: 'daily' }] });
  await assign('Call the partner');
  await expect.poll(noticesOf).toBe(1);
  expect(await workOf()).toContain('task');
  expect(await waiting()).toHaveLength(1);

  await owner.post('/program_modules/tasks/remove');
  await expect.poll(async () => (await hiddenFrom(colleague)).has('tasks')).toBe(true);
  await assign('Send the price list');
  expect(await noticesOf()).toBe(1);
  expect(await workOf()).not.toContain('task');
  world.clock.advance(2 * 86_400_000);
  const mailsBefore = await mailsTo(colleague);
  await company.within(sendDigests);
  expect(await waiting()).toHaveLength(0);
  expect(await mailsTo(colleague)).toBe(mailsBefore);
});

const mailsTo = async ({ email }: Person) =>
  (await world.kernel.system.unscoped((tx) => tx.rows(sql`select from mail_outbox where to_address = ${email}`)))
    .length;
