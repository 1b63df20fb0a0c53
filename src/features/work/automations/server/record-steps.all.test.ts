import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { sampleOpportunityType } from '#features/deals/opportunity-types/server/sample.ts';
import { sampleCourse } from '#features/enablement/courses/server/sample.ts';
import { sampleContractTemplate } from '#features/partners/contract-templates/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Catalog } from '../schema.ts';
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
  await company.within((call) => sampleOpportunityType(call));
});

const addPartner = (values: Parameters<typeof samplePartner>[1] = {}) =>
  company.within((call) => samplePartner(call, values));
type Rows = Record<string, unknown>[];

/** The only run of a flow that starts with each new partner, and its steps. */
async function runWith(
  steps: Parameters<typeof whenPartnerAdded>[0],
  values: Parameters<typeof samplePartner>[1] = {},
) {
  const { id } = await goLive(owner, whenPartnerAdded(steps));
  const partner_id = await addPartner(values);
  await settle(world);
  const [run] = await runsOf(owner, id);
  return { id, partner_id, run: run!, steps: await stepsOf(owner, run!.id) };
}

describe('creating records', () => {
  test.each([
    [
      'leads',
      { contact_name: 'Ada of {{record.name}}', company_name: 'Acme', requested_partner_id: 'partner' },
      'contact_name',
      'Ada of North',
    ],
    ['contacts', { first_name: 'Ada', last_name: 'L', partner_id: 'partner' }, 'full_name', 'Ada L'],
    [
      'deal_registrations',
      { account_name: 'Acme', partner_id: 'partner', expected_close_on: '+30' },
      'account_name',
      'Acme',
    ],
    ['accounts', { name: 'Acme', domain: 'acme.test' }, 'name', 'Acme'],
    [
      'meetings',
      { title: 'Kickoff with {{record.name}}', kind: 'introduction', partner_id: 'partner', starts_at: '+7 15:00' },
      'title',
      'Kickoff with North',
    ],
    ['prospects', { name: 'Prospect Co', domain: 'prospect.test', next_step_on: '2027-01-31' }, 'name', 'Prospect Co'],
    ['partner_announcements', { title: '{{record.name}} joined', body: 'Welcome' }, 'title', 'North joined'],
  ] as const)('%s, by the rules of the API', async (table, params, field, value) => {
    const { run, steps } = await runWith([step('add', `create_${table}`, { ...params })], { name: 'North' });
    expect(steps.map(({ status, error }) => ({ status, error }))).toEqual([{ status: 'done', error: null }]);
    expect(run.status).toBe('succeeded');
    const rows = await owner.get<Rows>(`/${table}`);
    expect(rows.filter((row) => row[field] === value)).toHaveLength(1);
    if (table === 'deal_registrations') expect(rows[0]).toMatchObject({ status: 'draft', amount_minor: null });
    if (table === 'partner_announcements') expect(rows[0]).toMatchObject({ status: 'draft' });
  });

  test('a deal without an amount, for an account of an earlier step, and a note on it', async () => {
    const { steps } = await runWith(
      [
        step('customer', 'create_accounts', { name: 'Acme' }),
        step('deal', 'create_opportunities', {
          name: 'Deal of {{step.customer.name}}',
          account_id: 'step:customer',
          partner_id: 'partner',
        }),
        step('more', 'update_opportunities', {
          target: 'step:deal',
          next_step: 'Call {{partner.name}}',
          next_step_on: '+3',
        }),
      ],
      { name: 'North' },
    );
    expect(steps.map(({ error }) => error)).toEqual([null, null, null]);
    const [deal] = await owner.get<Rows>('/opportunities');
    expect(deal).toMatchObject({
      name: 'Deal of Acme',
      account_name: 'Acme',
      status: 'open',
      amount_minor: null,
      next_step: 'Call North',
    });
  });

  test('a note on the record, which partners never see', async () => {
    const { partner_id } = await runWith(
      [step('note', 'create_record_notes', { body: 'Came from {{record.country}}' })],
      { country: 'DE' },
    );
    const notes = await owner.get<Rows>(`/record_notes?ref_id=${partner_id}`);
    expect(notes).toMatchObject([{ body: 'Came from DE', author_name: expect.any(String) }]);
    const { id } = await goLive(owner, {
      trigger: { kind: 'event', table: 'opportunities', event: 'opportunities.created' },
      steps: [step('note', 'create_opportunity_notes', { body: 'Internal' })],
    });
    const deal = await company.within((call) => sampleOpportunity(call, { partner_id }));
    await settle(world);
    expect(await runsOf(owner, id)).toMatchObject([{ status: 'succeeded' }]);
    expect(await owner.get<Rows>(`/opportunity_notes?opportunity_id=${deal}`)).toMatchObject([
      { visibility: 'internal' },
    ]);
  });

  test('what the API refuses fails the step with the field, and writes nothing', async () => {
    const { run, steps } = await runWith([
      step('add', 'create_contacts', { first_name: 'Ada', email: 'not an address', partner_id: 'partner' }),
    ]);
    expect(run.status).toBe('failed');
    expect(steps).toMatchObject([{ status: 'failed', error: expect.stringMatching(/email/) }]);
    expect(await owner.get<Rows>('/contacts')).toEqual([]);
  });

  test('flows that create each other’s records end', async () => {
    const create = (key: string) => ({
      trigger: { kind: 'event' as const, table: 'accounts', event: 'accounts.created' },
      steps: [step('add', 'create_accounts', { name: `Again ${key} {{record.name}}` })],
      reentry: 'always' as const,
    });
    await goLive(owner, create('a'), 'A');
    await owner.post('/accounts', { name: 'First' });
    await settle(world);
    const accounts = await owner.get<Rows>('/accounts?_end=100');
    expect(accounts.length).toBeLessThanOrEqual(8);
    const runs = await owner.get<Rows>('/automation_runs?status=failed');
    expect(runs).toMatchObject([{ error: expect.stringMatching(/started each other/) }]);
  });

  test('no field of money is offered, and the owner needs the permission', async () => {
    const { steps } = await owner.get<Catalog>('/automations/catalog');
    const writing = steps.filter(({ kind }) => /^(create|update)_/.test(kind));
    expect(writing.length).toBeGreaterThanOrEqual(16);
    expect(
      writing
        .flatMap(({ params }) => params.map(({ name }) => name))
        .filter((name) => /minor|amount|currency|price|revenue/.test(name)),
    ).toEqual([]);
    const draft = await createDraft(
      owner,
      whenPartnerAdded([step('add', 'create_opportunities', { name: 'X', amount_minor: 5 })]),
    );
    const reader = await company.member('read_only');
    const role = await owner.post<{ id: string }>('/roles', {
      name: 'Flows',
      permissions: ['automations:manage', 'partners:view'],
    });
    await owner.patch(`/team_members/${reader.user_id}`, { role: 'custom', role_id: role.id });
    expect((await reader.request('POST', `/automations/${draft.id}/try`, {})).statusCode).toBe(422);
  });
});

describe('looking up a record', () => {
  const find = (if_none: string) =>
    step('find', 'find_accounts', { field: 'name', value: '{{record.name}} Ltd', if_none });

  test('lets later steps and conditions use its fields', async () => {
    await owner.post('/accounts', { name: 'North Ltd', industry: 'Energy' });
    const { partner_id, steps } = await runWith(
      [
        find('stop'),
        step(
          'isEnergy'.toLowerCase(),
          'branch',
          {},
          {
            when: {
              any: [
                {
                  all: [
                    { field: 'step.find.industry', op: 'in', value: ['Energy'] },
                    { field: 'step.find', op: 'eq', value: true },
                  ],
                },
              ],
            },
            // biome-ignore lint/suspicious/noThenProperty: it is data, and nothing awaits a step
            then: [step('note', 'update', { field: 'internal_notes', value: 'Customer in {{step.find.industry}}' })],
          },
        ),
        step('change', 'update_accounts', { target: 'step:find', website: 'https://north.test' }),
      ],
      { name: 'North' },
    );
    expect(steps.map(({ error }) => error)).toEqual([null, null, null, null]);
    expect(await owner.get(`/partners/${partner_id}`)).toMatchObject({ internal_notes: 'Customer in Energy' });
    expect((await owner.get<Rows>('/accounts'))[0]).toMatchObject({ website: 'https://north.test' });
  });

  test('that does not exist ends the run, or goes on, as the step says', async () => {
    const tag = step('t', 'tag', { mode: 'add', tags: ['After'] });
    const stopped = await runWith([find('stop'), tag]);
    expect(stopped).toMatchObject({
      run: { status: 'succeeded' },
      steps: [{ output: { note: expect.stringMatching(/No account/) } }],
    });
    const other = await world.company();
    await other.owner.post('/accounts', { name: 'South Ltd' });
    const gone = await runWith(
      [find('continue'), tag, step('use', 'update_accounts', { target: 'step:find', industry: 'X' })],
      { name: 'South' },
    );
    expect(gone.steps).toMatchObject([
      { status: 'done' },
      { status: 'done' },
      { status: 'failed', error: expect.stringMatching(/has no record/) },
    ]);
  });

  test('of a later step, or of another kind, is a problem of the flow', async () => {
    const { id } = await createDraft(
      owner,
      whenPartnerAdded([
        step('use', 'update_accounts', { target: 'step:find', industry: 'X' }),
        find('stop'),
        step('wrong', 'update_contacts', { target: 'step:find', title: 'X' }),
      ]),
    );
    const refused = await owner.request('POST', `/automations/${id}/try`, {});
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors.definition).toEqual([
      expect.stringMatching(/choose an earlier step/),
      expect.stringMatching(/choose an earlier step/),
    ]);
  });
});

describe('a step that needs people of the partner', () => {
  const enroll = async () => {
    const course_id = await company.within((call) => sampleCourse(call));
    const tag = step('t', 'tag', { mode: 'add', tags: ['Enrolled'] });
    const { id } = await goLive(owner, whenPartnerAdded([step('enroll', 'course', { course_id }), tag]));
    const partner_id = await addPartner();
    await settle(world);
    expect(await runsOf(owner, id)).toMatchObject([{ status: 'waiting', wait_kind: 'people' }]);
    return { id, partner_id };
  };

  test('waits for the first one, and continues by itself', async () => {
    const { id, partner_id } = await enroll();
    const person = await world.partnerUser(company, partner_id);
    await settle(world);
    await wait(world, company, 6 * 3_600_000);
    expect(await runsOf(owner, id)).toMatchObject([{ status: 'succeeded' }]);
    const enrolled = await owner.get<Rows>('/course_enrollments');
    expect(enrolled).toMatchObject([{ user_id: person.user_id, partner_id }]);
  });

  test('fails after 90 days without anybody, and waits anew when it is run again', async () => {
    const { id } = await enroll();
    await wait(world, company, DAY);
    expect(await runsOf(owner, id)).toMatchObject([{ status: 'waiting' }]);
    await wait(world, company, 90 * DAY);
    const [run] = await runsOf(owner, id);
    expect(run).toMatchObject({ status: 'failed', error: expect.stringMatching(/no users yet/) });
    await owner.post(`/automation_runs/${run!.id}/retry`, {});
    await settle(world);
    await wait(world, company, DAY);
    expect(await runsOf(owner, id)).toMatchObject([{ status: 'waiting', wait_kind: 'people' }]);
  });

  test('sends a contract once somebody can sign', async () => {
    const { id } = await goLive(owner, whenPartnerAdded([step('sign', 'contract', { template_id: await template() })]));
    const partner_id = await addPartner();
    await settle(world);
    expect(await runsOf(owner, id)).toMatchObject([{ status: 'waiting', wait_kind: 'people' }]);
    await owner.post('/contacts', { first_name: 'Ada', email: 'ada@sign.test', partner_id, is_primary: true });
    await settle(world);
    expect(await runsOf(owner, id)).toMatchObject([{ status: 'succeeded' }]);
    expect(await owner.get<Rows>('/contracts')).toMatchObject([{ status: 'sent', partner_id }]);
  });
  const template = () => company.within((call) => sampleContractTemplate(call));
});

test('a wait of minutes ends after them', async () => {
  const { id } = await goLive(
    owner,
    whenPartnerAdded([
      step('w', 'wait', { amount: 10, unit: 'minutes' }),
      step('t', 'tag', { mode: 'add', tags: ['X'] }),
    ]),
  );
  await addPartner();
  await settle(world);
  await wait(world, company, 9 * 60_000);
  expect(await runsOf(owner, id)).toMatchObject([{ status: 'waiting' }]);
  await wait(world, company, 61_000);
  expect(await runsOf(owner, id)).toMatchObject([{ status: 'succeeded' }]);
});
