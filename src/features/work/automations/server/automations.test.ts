import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { updatePartner } from '#features/partners/partners/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { automationAction } from '#server/extension-points/automations.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Automation, AutomationApproval, Catalog, Recipe, Trial } from '../schema.ts';
import { createDraft, DAY, goLive, runsOf, settle, step, stepsOf, wait, whenPartnerAdded } from './testing/flow.ts';

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company();
  owner = company.owner;
});

const tag = (id: string, name: string) => step(id, 'tag', { mode: 'add', tags: [name] });
const inGermany = { any: [{ all: [{ field: 'partner.country', op: 'in' as const, value: ['DE'] }] }] };
const partnerOf = (id: string) =>
  owner.get<{ tags: string[]; description: string | null; owner_user_id: string | null }>(`/partners/${id}`);
const mailsTo = (address: string) =>
  company.within((call) =>
    call.rows<{ subject: string; body_text: string }>(
      sql`select subject, body_text from mail_outbox where organization_id = ${company.id} and to_address = ${address}`,
    ),
  );
const addPartner = (values: Parameters<typeof samplePartner>[1] = {}) =>
  company.within((call) => samplePartner(call, values));

describe('publishing', () => {
  test('needs a dry run before the first version goes live, and shows problems at their step', async () => {
    const { id } = await createDraft(owner, whenPartnerAdded([tag('one', 'New')]));
    const early = await owner.request('POST', `/automations/${id}/publish`, {});
    expect(early.statusCode).toBe(409);
    expect(early.json().message).toMatch(/dry run/);
    await owner.post(`/automations/${id}/try`);
    expect(await owner.post(`/automations/${id}/publish`)).toMatchObject({ status: 'active', published_version: 1 });
    await owner.patch(`/automations/${id}`, { definition: whenPartnerAdded([step('one', 'tag', { tags: [] })]) });
    expect(await owner.get(`/automations/${id}`)).toMatchObject({ has_changes: true });
    const refused = await owner.request('POST', `/automations/${id}/publish`, {});
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors.one).toEqual(expect.arrayContaining([expect.stringMatching(/required/)]));
  });

  test('keeps versions: a run follows the version that was live when it began', async () => {
    const { id } = await goLive(
      owner,
      whenPartnerAdded([step('w', 'wait', { amount: 1, unit: 'days' }), tag('t', 'Old')]),
    );
    const partner = await addPartner();
    await settle(world);
    await owner.patch(`/automations/${id}`, { definition: whenPartnerAdded([tag('t', 'Newer')]) });
    expect(await owner.post(`/automations/${id}/publish`)).toMatchObject({ published_version: 2 });
    await wait(world, company, DAY);
    expect((await partnerOf(partner)).tags).toEqual(['Old']);
    const other = await addPartner();
    await settle(world);
    expect((await partnerOf(other)).tags).toEqual(['Newer']);
    expect(await owner.rows(`/automations/${id}/versions`)).toMatchObject([{ version: 2 }, { version: 1 }]);
  });

  test('makes the publisher the owner, whose role limits the steps', async () => {
    const { id } = await createDraft(owner, whenPartnerAdded([tag('t', 'Any')]));
    const reader = await company.member('read_only');
    const role = await owner.post<{ id: string }>('/roles', {
      name: 'Flows',
      permissions: ['automations:manage', 'partners:view'],
    });
    await owner.patch(`/team_members/${reader.user_id}`, { role: 'custom', role_id: role.id });
    const checked = await reader.post<{ problems: { step: string; text: string }[] }>('/automations/check', {
      definition: whenPartnerAdded([tag('t', 'Any')]),
    });
    expect(checked.problems).toMatchObject([{ step: 't', text: expect.stringMatching(/Your role does not allow/) }]);
    expect((await reader.request('POST', `/automations/${id}/try`, {})).statusCode).toBe(422);
  });
});

describe('events', () => {
  test('start a run whose steps are done once, with the conditions explained where they are not met', async () => {
    const { id } = await goLive(owner, whenPartnerAdded([tag('t', 'German')], { when: inGermany }));
    const [berlin, paris] = [await addPartner({ country: 'DE' }), await addPartner({ country: 'FR' })];
    await settle(world);
    expect((await partnerOf(berlin)).tags).toEqual(['German']);
    expect((await partnerOf(paris)).tags).toEqual([]);
    const runs = await runsOf(owner, id);
    expect(runs).toMatchObject([
      { status: 'succeeded', subject_id: berlin },
      { status: 'skipped', subject_id: paris, context: { why: [{ holds: false, actual: 'FR' }] } },
    ]);
    expect(await stepsOf(owner, runs[0]!.id)).toMatchObject([{ status: 'done', label: 'Add the tag German' }]);
  });

  test.each([
    ['opportunities', 'opportunities.created', 'deal.amount.USD'],
    ['deal_registrations', 'deal_registrations.submitted', 'record.amount_minor.USD'],
  ] as const)('compare amounts of %s at the rate of the day', async (table, event, field) => {
    await owner.post('/exchange_rates', { base: 'USD', quote: 'EUR', rate: '0.8', as_of: '2026-01-01' });
    const { id } = await goLive(owner, {
      trigger: { kind: 'event', table, event },
      when: { any: [{ all: [{ field, op: 'gt', value: 5_000_000 }] }] },
      steps: [step('w', 'wait', { amount: 1, unit: 'days' })],
    });
    const partner_id = await addPartner();
    for (const [amount_minor, currency] of [
      [20_000_000, 'EUR'],
      [4_100_000, 'EUR'],
      [3_900_000, 'EUR'],
      [20_000_000, 'NOK'],
    ] as const)
      await company.within((call) =>
        table === 'opportunities'
          ? sampleOpportunity(call, { partner_id, amount_minor, currency })
          : samplePendingRegistration(call, { partner_id, amount_minor, currency }),
      );
    await settle(world);
    const runs = await runsOf(owner, id);
    expect(runs.map(({ status }) => status).sort()).toEqual(['skipped', 'skipped', 'waiting', 'waiting']);
    const notes = runs.flatMap(({ context }) => (context.why ?? []) as { note?: string }[]).map(({ note }) => note);
    expect(notes.filter((note) => note !== undefined)).toEqual(['There is no exchange rate from NOK to USD.']);
  });

  test('start a run when a field gets a value, once for each transaction', async () => {
    const { id } = await goLive(owner, {
      trigger: { kind: 'change', table: 'partners', field: 'country', to: ['AT'] },
      steps: [tag('t', 'Moved')],
    });
    const partner = await addPartner({ country: 'DE' });
    await company.within(async (call) => {
      await updatePartner(call, partner, { country: 'AT' });
      await updatePartner(call, partner, { description: 'Two changes in one transaction' });
    });
    await company.within((call) => updatePartner(call, partner, { website: 'https://a.test' }));
    await settle(world);
    expect(await runsOf(owner, id)).toHaveLength(1);
    expect((await partnerOf(partner)).tags).toEqual(['Moved']);
  });

  test('that a flow causes itself end in a loop guard, which lists an error', async () => {
    const { id } = await goLive(owner, {
      trigger: { kind: 'event', table: 'partners', event: 'partners.updated' },
      reentry: 'always',
      steps: [step('u', 'update', { field: 'description', value: '{{record.description}}x' })],
    });
    const partner = await addPartner({ country: 'DE' });
    await company.within((call) => updatePartner(call, partner, { country: 'FR' }));
    await settle(world);
    const runs = await runsOf(owner, id);
    expect(runs.filter(({ status }) => status === 'succeeded')).toHaveLength(6);
    expect(runs.at(-1)).toMatchObject({ status: 'failed', error: expect.stringMatching(/started each other/) });
    expect(await owner.get('/automations/settings')).toMatchObject({ open_errors: 1 });
    await owner.post(`/automation_runs/${runs.at(-1)!.id}/acknowledge`);
    expect(await owner.get('/automations/settings')).toMatchObject({ open_errors: 0 });
  });

  test('do not start more than ten runs for a record within an hour', async () => {
    const { id } = await goLive(owner, {
      trigger: { kind: 'change', table: 'partners', field: 'description' },
      reentry: 'always',
      steps: [step('n', 'notify', { to: 'owner', text: 'Changed' })],
    });
    const partner = await addPartner();
    for (let n = 0; n < 13; n += 1) {
      await company.within((call) => updatePartner(call, partner, { description: `Text ${n}` }));
      await settle(world);
    }
    const statuses = (await runsOf(owner, id)).map(({ status }) => status);
    expect(statuses.filter((one) => one === 'succeeded')).toHaveLength(10);
    expect(statuses.filter((one) => one === 'failed')).toHaveLength(1);
  });

  test('start a flow again only as its rule of repetition says', async () => {
    const change = (reentry: 'once' | 'when_finished') => ({
      trigger: { kind: 'change' as const, table: 'partners', field: 'description' },
      reentry,
      steps: [step('w', 'wait', { amount: 1, unit: 'days' })],
    });
    const once = await goLive(owner, change('once'), 'Once');
    const finished = await goLive(owner, change('when_finished'), 'Finished');
    const partner = await addPartner();
    const edit = (description: string) => company.within((call) => updatePartner(call, partner, { description }));
    await edit('a');
    await settle(world);
    await edit('b');
    await settle(world);
    await wait(world, company, DAY);
    await edit('c');
    await settle(world);
    expect(await runsOf(owner, once.id)).toHaveLength(1);
    expect(await runsOf(owner, finished.id)).toHaveLength(2);
  });
});

describe('steps', () => {
  test('branch, repeat for related records, wait and stop', async () => {
    const { id } = await goLive(
      owner,
      whenPartnerAdded([
        step('w', 'wait', { amount: 2, unit: 'hours' }),
        step(
          'b',
          'branch',
          {},
          {
            when: inGermany,
            // biome-ignore lint/suspicious/noThenProperty: it is data, and nothing awaits a step
            then: [step('e', 'each', { relation: 'contacts' }, { steps: [tag('ct', 'Called')] })],
            else: [step('s', 'stop')],
          },
        ),
        tag('end', 'Ended'),
      ]),
    );
    const [berlin, paris] = [await addPartner({ country: 'DE' }), await addPartner({ country: 'FR' })];
    await company.within(async (call) => {
      for (const n of [1, 2, 3]) await sampleContact(call, { partner_id: berlin, first_name: `Person ${n}` });
    });
    await settle(world);
    expect(await runsOf(owner, id)).toMatchObject([{ status: 'waiting', wait_kind: 'time' }, { status: 'waiting' }]);
    await wait(world, company, 2 * 3_600_000);
    expect((await partnerOf(berlin)).tags).toEqual(['Ended']);
    expect((await partnerOf(paris)).tags).toEqual([]);
    const contacts = await owner.get<{ tags: string[] }[]>(`/contacts?partner_id=${berlin}`);
    expect(contacts.map(({ tags }) => tags)).toEqual([['Called'], ['Called'], ['Called']]);
    const [run] = await runsOf(owner, id);
    expect((await stepsOf(owner, run!.id)).map(({ effect_key }) => effect_key)).toEqual([
      'w',
      'b',
      'e',
      'e[0].ct',
      'e[1].ct',
      'e[2].ct',
      'end',
    ]);
  });

  test('wait for an event, at most for some days', async () => {
    const flow = whenPartnerAdded([
      step('e', 'wait_event', { event: 'partners.updated', days: 3 }),
      step('u', 'update', { field: 'manager_name', value: 'Done' }),
    ]);
    const { id } = await goLive(owner, flow);
    const [changed, silent] = [await addPartner(), await addPartner()];
    await settle(world);
    await company.within((call) => updatePartner(call, changed, { description: 'Hello' }));
    await settle(world);
    expect(await runsOf(owner, id)).toMatchObject([{ status: 'succeeded' }, { status: 'waiting' }]);
    await wait(world, company, 3 * DAY);
    const [, run] = await runsOf(owner, id);
    expect(run).toMatchObject({ status: 'succeeded', subject_id: silent });
    expect((await stepsOf(owner, run!.id))[0]).toMatchObject({ output: { timed_out: true } });
  });

  test('ask a person and wait for the decision', async () => {
    const approver = await company.member('admin');
    const { id } = await goLive(
      owner,
      whenPartnerAdded([
        step('a', 'approval', {
          to: 'person',
          user_id: approver.user_id,
          question: 'Tag {{record.name}}?',
          on_reject: 'stop',
          days: 3,
        }),
        tag('t', 'Approved'),
      ]),
    );
    const [yes, no, late] = [
      await addPartner({ name: 'Yes' }),
      await addPartner({ name: 'No' }),
      await addPartner({ name: 'Late' }),
    ];
    await settle(world);
    expect(await owner.get('/automation_approvals')).toEqual([]);
    const offered = await company.within((call) =>
      call.rows(sql`
        select action_key from mail_actions
        where organization_id = ${company.id} and user_id = ${approver.user_id}
          and action_key like 'automation_approvals.%'`),
    );
    expect(offered).toHaveLength(6);
    const asked = await approver.get<AutomationApproval[]>('/automation_approvals');
    const of = (name: string) => asked.find(({ question }) => question === `Tag ${name}?`)!;
    expect((await owner.request('POST', `/automation_approvals/${of('Yes').id}/approve`, {})).statusCode).toBe(404);
    await approver.post(`/automation_approvals/${of('Yes').id}/approve`, { note: 'Fine' });
    await approver.post(`/automation_approvals/${of('No').id}/reject`, {});
    expect((await approver.request('POST', `/automation_approvals/${of('No').id}/approve`, {})).statusCode).toBe(409);
    await settle(world);
    await wait(world, company, 3 * DAY);
    expect((await partnerOf(yes)).tags).toEqual(['Approved']);
    for (const partner of [no, late]) expect((await partnerOf(partner)).tags).toEqual([]);
    expect((await runsOf(owner, id)).map(({ status }) => status)).toEqual(['succeeded', 'succeeded', 'succeeded']);
    const told = await approver.get<{ text: string }[]>('/in_app_notifications');
    expect(told.map(({ text }) => text)).toContain('Tag Yes?');
  });

  test('assign owners in turn', async () => {
    const people = [await company.member('admin'), await company.member('admin')];
    await goLive(owner, whenPartnerAdded([step('a', 'assign', { people: people.map(({ user_id }) => user_id) })]));
    const owners: (string | null)[] = [];
    for (let n = 0; n < 4; n += 1) {
      const partner = await addPartner();
      await settle(world);
      owners.push((await partnerOf(partner)).owner_user_id);
    }
    expect(owners).toEqual([0, 1, 0, 1].map((at) => people[at]!.user_id));
  });

  test('email the primary contact with placeholders and fallbacks', async () => {
    await goLive(
      owner,
      whenPartnerAdded([
        step('w', 'wait', { amount: 1, unit: 'hours' }),
        step('m', 'email', {
          to: 'contact',
          subject: 'Welcome, {{partner.name}}',
          text: 'Phone: {{record.phone|unknown}}',
        }),
      ]),
    );
    const partner = await addPartner({ name: 'Nordwind' });
    await company.within((call) =>
      sampleContact(call, { partner_id: partner, email: 'ada@nordwind.test', is_primary: true }),
    );
    await settle(world);
    await wait(world, company, 3_600_000);
    const mails = await mailsTo('ada@nordwind.test');
    expect(mails).toMatchObject([
      { subject: 'Welcome, Nordwind', body_text: expect.stringContaining('Phone: unknown') },
    ]);
  });

  test('fail with a reason, notify the owner, and can be retried', async () => {
    const { id } = await goLive(
      owner,
      whenPartnerAdded([
        step('w', 'wait', { amount: 1, unit: 'hours' }),
        step('m', 'email', { to: 'contact', subject: 'Hello', text: 'Hello' }),
        tag('t', 'Written'),
      ]),
    ).catch(() => ({ id: '' }));
    const partner = await addPartner();
    await settle(world);
    await wait(world, company, 3_600_000);
    const [failed] = await runsOf(owner, id);
    expect(failed).toMatchObject({ status: 'failed', error: expect.stringMatching(/neither a primary contact/) });
    await company.within((call) =>
      sampleContact(call, { partner_id: partner, email: 'late@x.test', is_primary: true }),
    );
    await owner.post(`/automation_runs/${failed!.id}/retry`);
    await settle(world);
    expect(await runsOf(owner, id)).toMatchObject([{ status: 'succeeded' }]);
    expect((await partnerOf(partner)).tags).toEqual(['Written']);
  });
});

describe('triggers by time, button and webhook', () => {
  test('run some days before a date of each record, once', async () => {
    const today = world.clock.now().toISOString().slice(0, 10);
    const inDays = (days: number) => new Date(Date.parse(today) + days * DAY).toISOString().slice(0, 10);
    const { id } = await goLive(owner, {
      trigger: { kind: 'date', table: 'partners', field: 'joined_on', days: 10 },
      steps: [tag('t', 'Ten days')],
    });
    const [due, later] = [await addPartner({ joined_on: inDays(-9) }), await addPartner({ joined_on: inDays(-2) })];
    await wait(world, company, DAY);
    await wait(world, company, 1_000);
    expect((await partnerOf(due)).tags).toEqual(['Ten days']);
    expect((await partnerOf(later)).tags).toEqual([]);
    expect(await runsOf(owner, id)).toHaveLength(1);
  });

  test('run on a schedule for each matching record', async () => {
    const { id } = await goLive(owner, {
      trigger: { kind: 'schedule', table: 'partners', cron: '0 9 * * *' },
      when: inGermany,
      reentry: 'after_days',
      reentry_days: 30,
      steps: [tag('t', 'Checked')],
    });
    const [berlin, paris] = [await addPartner({ country: 'DE' }), await addPartner({ country: 'FR' })];
    await wait(world, company, DAY);
    await wait(world, company, DAY);
    expect((await partnerOf(berlin)).tags).toEqual(['Checked']);
    expect((await partnerOf(paris)).tags).toEqual([]);
    expect(await runsOf(owner, id)).toHaveLength(1);
  });

  test('run by a button on a record', async () => {
    const { id } = await goLive(owner, {
      trigger: { kind: 'button', table: 'partners', label: 'Flag it' },
      steps: [tag('t', 'Flagged')],
    });
    expect(await owner.get('/automations/buttons?table=partners')).toMatchObject([{ id, label: 'Flag it' }]);
    const partner = await addPartner();
    await owner.post(`/automations/${id}/press`, { table: 'partners', record_id: partner });
    await settle(world);
    expect((await partnerOf(partner)).tags).toEqual(['Flagged']);
    const { owner: stranger } = await world.company('Elsewhere');
    const refused = await stranger.request('POST', `/automations/${id}/press`, {
      table: 'partners',
      record_id: partner,
    });
    expect(refused.statusCode).toBe(404);
  });
});

test('pausing one or all stops runs before their next step, and continues them later', async () => {
  const { id } = await goLive(
    owner,
    whenPartnerAdded([step('w', 'wait', { amount: 1, unit: 'days' }), tag('t', 'Late')]),
  );
  const partner = await addPartner();
  await settle(world);
  await owner.post(`/automations/${id}/pause`);
  await wait(world, company, DAY);
  expect(await runsOf(owner, id)).toMatchObject([{ status: 'waiting' }]);
  await owner.patch('/automations/settings', { is_paused: true });
  await owner.post(`/automations/${id}/resume`);
  await wait(world, company, 1_000);
  expect((await partnerOf(partner)).tags).toEqual([]);
  const other = await addPartner();
  await settle(world);
  expect((await partnerOf(other)).tags).toEqual([]);
  // Its run is kept, and goes on with the others.
  expect(await runsOf(owner, id)).toHaveLength(2);
  await owner.patch('/automations/settings', { is_paused: false });
  await wait(world, company, 1_000);
  expect((await partnerOf(partner)).tags).toEqual(['Late']);
  await wait(world, company, DAY);
  expect((await partnerOf(other)).tags).toEqual(['Late']);
});

test('a budget delays further effects instead of losing them', async () => {
  await goLive(owner, whenPartnerAdded([tag('t', 'Counted')], { max_per_hour: 2 }));
  const partners: string[] = [];
  for (let n = 0; n < 3; n += 1) partners.push(await addPartner());
  await settle(world);
  const tagged = async () => (await Promise.all(partners.map(partnerOf))).filter(({ tags }) => tags.length > 0).length;
  expect(await tagged()).toBe(2);
  // The owner learns of it.
  const notices = await owner.get<{ text: string }[]>('/in_app_notifications');
  expect(notices.filter(({ text }) => text.includes('reached a limit of actions'))).toHaveLength(1);
  const { items } = await owner.get<{ items: { kind: string }[] }>('/work_items?kind=automation_limit');
  expect(items).toHaveLength(1);
  await wait(world, company, 3_700_000);
  expect(await tagged()).toBe(3);
});

test('runs stop when the publisher has lost a permission or left', async () => {
  const admin = await company.member('admin');
  const { id } = await goLive(
    admin,
    whenPartnerAdded([step('w', 'wait', { amount: 1, unit: 'days' }), tag('t', 'No')]),
  );
  const partner = await addPartner();
  await settle(world);
  await owner.patch(`/team_members/${admin.user_id}`, { role: 'read_only' });
  await wait(world, company, DAY);
  expect(await runsOf(owner, id)).toMatchObject([
    { status: 'failed', error: expect.stringMatching(/does not have the permission/) },
  ]);
  expect((await partnerOf(partner)).tags).toEqual([]);
  await world.kernel.system.unscoped((tx) => tx.run(sql`delete from memberships where user_id = ${admin.user_id}`));
  await addPartner();
  await settle(world);
  expect(await owner.get<Automation>(`/automations/${id}`)).toMatchObject({ status: 'paused' });
});

describe('dry runs', () => {
  test('preview their actions of the last 30 days, and change nothing', async () => {
    const [berlin] = [await addPartner({ country: 'DE', name: 'Berlin' }), await addPartner({ country: 'FR' })];
    await company.within((call) => sampleContact(call, { partner_id: berlin, email: 'b@x.test', is_primary: true }));
    const { id } = await createDraft(
      owner,
      whenPartnerAdded(
        [
          tag('t', 'Tried'),
          step('m', 'email', { to: 'contact', subject: 'Hi {{partner.name}}', text: 'Dear {{partner.name}}' }),
        ],
        {
          when: inGermany,
        },
      ),
    );
    const trial = await owner.post<Trial>(`/automations/${id}/try`);
    expect(trial).toMatchObject({ occurrences: 2, would_run: 1, emails: 1 });
    expect(trial.rows.find(({ subject_name }) => subject_name === 'Berlin')).toMatchObject({
      outcome: 'would_run',
      emails: 1,
      steps: [
        { label: 'Add the tag Tried' },
        { label: expect.stringContaining('“Hi Berlin”'), to: ['b@x.test'], text: 'Dear Berlin' },
      ],
    });
    expect((await partnerOf(berlin)).tags).toEqual([]);
    expect(await mailsTo('b@x.test')).toEqual([]);
    expect(await runsOf(owner, id)).toEqual([]);
  });
});

test('every recipe can be created, tried and published with one click each', async () => {
  const { recipes } = await owner.get<Catalog>('/automations/catalog');
  expect(recipes.length).toBe(25);
  await addPartner();
  for (const { key } of recipes as Recipe[]) {
    const { id } = await owner.post<{ id: string }>('/automations/from_recipe', { recipe: key });
    const { definition } = await owner.get<Automation>(`/automations/${id}`);
    expect(await owner.post('/automations/check', { definition }), key).toEqual({ problems: [] });
    await owner.post(`/automations/${id}/try`);
    expect(await owner.post(`/automations/${id}/publish`), key).toMatchObject({ status: 'active' });
  }
});

test('conditions keep audiences and tags in use, and follow a renamed tag', async () => {
  const audience = await owner.post<{ id: string }>('/audiences', {
    name: 'Germans',
    entity: 'partners',
    conditions: inGermany,
  });
  const when = {
    any: [
      { all: [{ field: 'partner.audience', op: 'in' as const, value: [audience.id] }] },
      { all: [{ field: 'partner.tag', op: 'in' as const, value: ['Focus'] }] },
    ],
  };
  const partner = await addPartner({ tags: ['Focus'] });
  const { id } = await goLive(owner, whenPartnerAdded([tag('t', 'Any')], { when }));
  const refused = await owner.request('DELETE', `/audiences/${audience.id}`);
  expect(refused.json().uses).toMatchObject([{ kind: 'Automation', to: `/automations/edit/${id}` }]);
  const [focus] = await owner.get<{ id: string }[]>('/tags?entity=partners&name=Focus');
  expect((await owner.request('DELETE', `/tags/${focus!.id}`)).json().message).toMatch(/automation “Flow”/);
  await owner.patch(`/tags/${focus!.id}`, { name: 'Key' });
  const { definition, status } = await owner.get<Automation>(`/automations/${id}`);
  expect(definition.when!.any[1]!.all[0]!.value).toEqual(['Key']);
  expect(status).toBe('paused');
  expect((await partnerOf(partner)).tags).toEqual(['Key']);
});

describe('errors that may pass', () => {
  test('try a step again after 1, 4 and 16 minutes, and end in the list of errors', async () => {
    const { id } = await goLive(owner, whenPartnerAdded([tag('t', 'Once'), step('s', 'stop')]));
    const action = automationAction('tag')!;
    const { run } = action;
    let attempts = 0;
    let isBroken = true;
    action.run = async (context, params) => {
      attempts += 1;
      if (isBroken) throw new Error('The disk is full.');
      return run(context, params);
    };
    try {
      const partner = await addPartner();
      await settle(world);
      expect(attempts).toBe(1);
      expect(await runsOf(owner, id)).toMatchObject([{ status: 'waiting', wait_kind: 'retry', attempt: 1 }]);
      await wait(world, company, 59_000);
      expect(attempts).toBe(1);
      await wait(world, company, 2_000);
      expect(attempts).toBe(2);
      isBroken = false;
      await wait(world, company, 4 * 60_000 + 1_000);
      expect(await runsOf(owner, id)).toMatchObject([{ status: 'succeeded', attempt: 0, error: null }]);
      expect((await partnerOf(partner)).tags).toEqual(['Once']);

      isBroken = true;
      attempts = 0;
      await addPartner();
      await settle(world);
      for (const minutes of [1, 4, 16, 64]) await wait(world, company, minutes * 60_000 + 1_000);
      expect(attempts).toBe(4);
      const failed = (await runsOf(owner, id)).find(({ status }) => status === 'failed');
      expect(failed).toMatchObject({ needs_attention: true, error: 'An unexpected error occurred.' });
    } finally {
      action.run = run;
    }
  });
});

describe('writing fields from flows', () => {
  test('custom fields, unless money depends on them, and needs of leads', async () => {
    await owner.post('/custom_fields', { entity: 'partners', label: 'Focus', field_type: 'STRING' });
    await owner.post('/custom_fields', { entity: 'partners', label: 'Level', field_type: 'DECIMAL' });
    const { records } = await owner.get<Catalog>('/automations/catalog');
    const writes = records.find(({ table }) => table === 'partners')!.writes.map(({ field }) => field);
    expect(writes).toEqual(expect.arrayContaining(['custom.focus', 'custom.level']));
    expect(records.find(({ table }) => table === 'leads')!.writes.map(({ field }) => field)).toEqual([
      'need',
      'budget',
      'timing',
    ]);
    const set = (id: string, field: string, value: string) => step(id, 'update', { field, value });
    await goLive(
      owner,
      whenPartnerAdded([set('a', 'custom.focus', 'Retail of {{record.name}}'), set('b', 'custom.level', '3')]),
    );
    const partner = await addPartner({ name: 'Nordwind' });
    await settle(world);
    expect(await owner.get(`/partners/${partner}`)).toMatchObject({
      custom: { focus: 'Retail of Nordwind', level: '3' },
    });
  });

  test('stages of prospects but not their conversion, and nothing of a meeting but its place', async () => {
    const { records } = await owner.get<Catalog>('/automations/catalog');
    const of = (table: string) => records.find((record) => record.table === table)!;
    expect(of('prospects').statuses.map(({ value }) => value)).not.toContain('won');
    expect(of('meetings')).toMatchObject({ statuses: [], writes: [{ field: 'place' }] });
    await goLive(owner, {
      trigger: { kind: 'event', table: 'prospects', event: 'prospects.created' },
      steps: [step('s', 'status', { value: 'researched' }), tag('t', 'New')],
    });
    const { id } = await owner.post<{ id: string }>('/prospects', { name: 'Harbor' });
    await settle(world);
    expect(await owner.get(`/prospects/${id}`)).toMatchObject({ stage: 'researched', tags: ['New'] });
  });
});
