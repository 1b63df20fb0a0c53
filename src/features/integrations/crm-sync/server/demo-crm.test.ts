import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '#features/deals/accounts/schema.ts';
import type { Opportunity } from '#features/deals/opportunities/schema.ts';
import { createDefaultPipeline, pipelines } from '#features/deals/opportunity-types/server/service.ts';
import type { Contact } from '#features/partners/contacts/schema.ts';
import type { Partner } from '#features/partners/partners/schema.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { ObjectMapping, SyncIssue, SyncRun } from '../schema.ts';
import { syncJobs } from './jobs.ts';

interface DemoRecord {
  id: string;
  company_name: string | null;
  values: Record<string, string>;
}

let world: World;
let company: Company;
let connection_id: string;
let stages: { open: string; won: string };

beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  ({ id: connection_id } = await company.owner.post<{ id: string }>('/connections', {
    connector: 'demo_crm',
    values: {},
  }));
  stages = await company.within(async (call) => {
    const type_id = await createDefaultPipeline(call);
    const type = (await pipelines(call)).find(({ id }) => id === type_id)!;
    const first = (category: string) => type.stages.find((stage) => stage.category === category)!.id;
    return { open: first('open'), won: first('won') };
  });
});
afterAll(() => world.close());

async function settle(): Promise<void> {
  while ((await runWaiting(world, syncJobs)) > 0);
}

/** Runs what the announcements of Demo CRM since the last time start. */
let seen = '0';
async function announce(): Promise<void> {
  const events = await company.within((call) =>
    call.rows<{ seq: string; payload: Record<string, unknown> }>(sql`
      select seq::text, payload from outbox_events
      where organization_id = ${company.id} and topic = 'connections.records_changed' and seq > ${seen}::bigint
      order by seq`),
  );
  seen = events.at(-1)?.seq ?? seen;
  const job = await jobFor(world.kernel, company.id);
  for (const { payload } of events) await syncJobs['field-mappings.announced']!(job, { payload });
  await settle();
}

async function changed(table: string, ref_id: string): Promise<void> {
  const job = await jobFor(world.kernel, company.id);
  const events = [{ seq: 0, tx: 0, topic: `${table}.updated`, ref_id, payload: {} }];
  await syncJobs['field-mappings.events']!(job, { events } as never);
  await settle();
}

async function live(given: Record<string, unknown>, rows: readonly Record<string, unknown>[]): Promise<void> {
  const { owner } = company;
  const mapping = await owner.post<ObjectMapping>('/object_mappings', {
    connection_id,
    creates_in: true,
    creates_out: true,
    ...given,
  });
  for (const row of rows) await owner.post('/field_mappings', { object_mapping_id: mapping.id, ...row });
  const { id } = await owner.post<SyncRun>(`/object_mappings/${mapping.id}/simulate`);
  await settle();
  const run = await owner.get<SyncRun>(`/sync_runs/${id}`);
  expect(run, run.error ?? '').toMatchObject({ status: 'done' });
  await owner.post(`/object_mappings/${mapping.id}/activate`);
  await owner.post(`/object_mappings/${mapping.id}/backfill`);
  await settle();
}

const kind = (remote: string) => ({
  local_field: null,
  remote_field: 'type',
  fixed_value: remote,
  on_create: 'out',
  on_update: 'none',
});
const here = async <T extends object>(resource: string, name: string): Promise<T | undefined> =>
  (await company.owner.get<T[]>(`/${resource}?_end=100`)).find((row) => Object.values(row).includes(name));
const there = async (object: string, name: string): Promise<DemoRecord | undefined> => {
  const { records } = await company.owner.get<{ records: DemoRecord[] }>(`/demo_crm_records?object=${object}`);
  return records.find(({ values }) => Object.values(values).includes(name));
};

test('partners, accounts, contacts and deals follow Demo CRM in both directions', async () => {
  const { owner } = company;
  const sameDomain = { match_local: 'domain', match_remote: 'domain' };
  const base = [
    { local_field: 'name', remote_field: 'name' },
    { local_field: 'domain', remote_field: 'domain' },
  ];
  await live(
    {
      local_table: 'partners',
      remote_object: 'companies',
      in_filters: [{ field: 'type', equals: ['PARTNER'] }],
      match_local: 'name',
      match_remote: 'name',
    },
    [{ local_field: 'name', remote_field: 'name' }, kind('PARTNER')],
  );
  await live(
    {
      local_table: 'accounts',
      remote_object: 'companies',
      in_filters: [{ field: 'type', equals: ['CUSTOMER', 'PROSPECT'] }],
      ...sameDomain,
    },
    [...base, kind('CUSTOMER')],
  );
  await live({ local_table: 'contacts', remote_object: 'contacts', match_local: 'email', match_remote: 'email' }, [
    { local_field: 'first_name', remote_field: 'firstname' },
    { local_field: 'last_name', remote_field: 'lastname' },
    { local_field: 'email', remote_field: 'email' },
    { local_field: 'account_id', remote_field: 'company' },
  ]);
  await live({ local_table: 'opportunities', remote_object: 'deals' }, [
    { local_field: 'name', remote_field: 'dealname' },
    { local_field: 'amount_minor', remote_field: 'amount' },
    { local_field: 'account_id', remote_field: 'company' },
    {
      local_field: 'stage_id',
      remote_field: 'dealstage',
      value_map: [
        { local: stages.open, remote: 'qualifiedtobuy' },
        { local: stages.won, remote: 'closedwon' },
      ],
    },
    { local_field: null, remote_field: 'pipeline', fixed_value: 'default', on_create: 'out', on_update: 'none' },
  ]);

  expect(await here<Partner>('partners', 'Kestrel Integrators')).toBeDefined();
  expect(await here<Account>('accounts', 'Kestrel Integrators')).toBeUndefined();
  const bank = (await here<Account>('accounts', 'Juniper Bank'))!;
  expect(bank).toMatchObject({ domain: 'juniper-bank.example' });
  expect(await here<Contact>('contacts', 'daniel.tremblay@juniper-bank.example')).toMatchObject({
    account_id: bank.id,
  });
  const deal = (await here<Opportunity>('opportunities', 'Juniper: branch pilot'))!;
  expect(deal).toMatchObject({ account_id: bank.id, amount_minor: 7_500_000, stage_id: stages.open });

  // A change in the CRM arrives by its announcement.
  const remote = (await there('companies', 'Juniper Bank'))!;
  await owner.patch(`/demo_crm_records/companies/${remote.id}`, { values: { name: 'Juniper Savings Bank' } });
  const pilot = (await there('deals', 'Juniper: branch pilot'))!;
  await owner.patch(`/demo_crm_records/deals/${pilot.id}`, { values: { dealstage: 'closedwon' } });
  await announce();
  expect(await owner.get(`/accounts/${bank.id}`)).toMatchObject({ name: 'Juniper Savings Bank' });
  expect(await owner.get(`/opportunities/${deal.id}`)).toMatchObject({ stage_id: stages.won });

  // A change here arrives in the CRM, and a new record appears there once.
  world.clock.advance(60_000);
  await owner.patch(`/accounts/${bank.id}`, { name: 'Juniper Bank' });
  await changed('accounts', bank.id);
  expect(await there('companies', 'Juniper Bank')).toMatchObject({ id: remote.id });
  const fresh = await owner.post<Account>('/accounts', { name: 'Made here', domain: 'made-here.example' });
  await changed('accounts', fresh.id);
  await changed('accounts', fresh.id);
  expect(await there('companies', 'Made here')).toMatchObject({ values: { type: 'CUSTOMER' } });
  expect(await owner.get<SyncIssue[]>('/sync_issues?status=open&kind=failed&_end=100')).toEqual([]);
}, 60_000);

test('Demo CRM fails on request, and what waited goes on when it works again', async () => {
  const { owner } = company;
  const fail = (fault: string) => owner.post('/demo_crm_records/fault', { system: 'hubspot', fault });
  const list = () => owner.get<{ fault: string }>('/demo_crm_records?object=companies');
  const bank = (await here<Account>('accounts', 'Juniper Bank'))!;
  const rename = async (name: string) => {
    await owner.patch(`/accounts/${bank.id}`, { name });
    await changed('accounts', bank.id);
  };
  expect(await list()).toMatchObject({ fault: 'none' });
  await fail('busy');
  expect(await list()).toMatchObject({ fault: 'busy' });
  await rename('Juniper One');
  expect(await there('companies', 'Juniper One')).toBeUndefined();
  const restored = async () => {
    const [event] = await company.within((call) =>
      call.rows<{ payload: Record<string, unknown> }>(sql`
        select payload from outbox_events where organization_id = ${company.id} and topic = 'connections.restored'
        order by seq desc limit 1`),
    );
    await syncJobs['field-mappings.restored']!(await jobFor(world.kernel, company.id), { payload: event!.payload });
    await settle();
  };
  await fail('none');
  await restored();
  expect(await there('companies', 'Juniper One')).toBeDefined();

  await fail('refuse');
  await rename('Juniper Two');
  const open = () => owner.get<SyncIssue[]>(`/sync_issues?status=open&record_id=${bank.id}&_end=100`);
  expect(await open()).toMatchObject([
    { kind: 'rejected_there', message: expect.stringContaining('refuse every change') },
  ]);
  await fail('expired');
  expect(await owner.post(`/connections/${connection_id}/check`, {})).toMatchObject({ status: 'error' });
  await fail('none');
  expect(await owner.post(`/connections/${connection_id}/check`, {})).toMatchObject({ status: 'connected' });
  await rename('Juniper Bank');
  await restored();
  expect(await open()).toEqual([]);
  const wrong = await owner.request('POST', '/demo_crm_records/fault', { system: 'hubspot', fault: 'explode' });
  expect(wrong.statusCode).toBe(400);
}, 60_000);
