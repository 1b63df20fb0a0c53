import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { updatePartner } from '#features/partners/partners/server/service.ts';
import { withConnection } from '#server/db/connect.ts';
import { sql } from '#server/db/sql.ts';
import { dispatch } from '#server/jobs/dispatch.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { follows, handleAutomationEvents } from './engine/start-by-events.ts';
import { automationJobs } from './jobs.ts';
import { goLive, runsOf, settle, step, wait, whenPartnerAdded } from './testing/flow.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  await world.switchEverythingOn();
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company();
});

const NAMES = ['North', 'East', 'Broken', 'South', 'West'];
const addPartners = (names: readonly string[]) =>
  company.within(async (call) => {
    const ids: string[] = [];
    for (const name of names) ids.push(await samplePartner(call, { name }));
    return ids;
  });
const call = step('call', 'update', { field: 'manager_name', value: 'Call {{record.name}}' });

/** The database refuses these writes with an error that no rule expects, until the returned function is called. */
async function refuse(table: string, when: string, condition: string): Promise<() => Promise<void>> {
  const admin = (text: string) => withConnection(world.database.adminUrl, (client) => client.query(text));
  await admin(`create function refuse_write() returns trigger language plpgsql as $$
    begin raise exception 'no space left' using errcode = '53100'; end $$`);
  await admin(`create trigger refuse_write before ${when} on ${table} for each row when (${condition})
    execute function refuse_write()`);
  const repair = async () => {
    await admin('drop function if exists refuse_write cascade');
  };
  onTestFinished(repair);
  return repair;
}

/** The changes of a field, in their order, as `name: value`. */
const changesOf = (field: string) =>
  company.within(async (tx) => {
    const rows = await tx.rows<{ change: string }>(sql`
      select p.name || ': ' || (a.changes->${field}->>1) as change from audit_events a
      join partners p on p.organization_id = a.organization_id and p.id = a.ref_id
      where a.organization_id = ${company.id} and a.action = 'updated' and a.changes ? ${field} order by a.seq`);
    return rows.map(({ change }) => change);
  });

test('a run that fails in the middle of a chunk neither holds nor repeats the others', async () => {
  const { id } = await goLive(company.owner, whenPartnerAdded([call]));
  await addPartners(NAMES);
  const repair = await refuse('partners', 'update', "new.manager_name = 'Call Broken'");
  await settle(world);
  const others = NAMES.filter((name) => name !== 'Broken').map((name) => `${name}: Call ${name}`);
  expect(await changesOf('manager_name')).toEqual(others);
  const runs = await runsOf(company.owner, id);
  expect(runs.map(({ subject_name, status, wait_kind }) => [subject_name, status, wait_kind])).toEqual(
    NAMES.map((name) => (name === 'Broken' ? [name, 'waiting', 'retry'] : [name, 'succeeded', null])),
  );
  await repair();
  await wait(world, company, 3_600_000);
  expect(await changesOf('manager_name')).toEqual([...others, 'Broken: Call Broken']);
});

test('an event that fails in the middle of a chunk neither holds nor repeats the others', async () => {
  const { id } = await goLive(company.owner, whenPartnerAdded([call]));
  await addPartners(NAMES);
  const repair = await refuse('automation_runs', 'insert', "new.subject_name = 'Broken'");
  const events = await company.within((tx) =>
    tx.rows<Parameters<typeof handleAutomationEvents>[1][number]>(sql`
      select seq, tx::text, topic, ref_id, payload from outbox_events
      where organization_id = ${company.id} and topic = 'partners.created' order by seq`),
  );
  expect(events).toHaveLength(NAMES.length);
  const job = await jobFor(world.kernel, company.id);
  await expect(handleAutomationEvents(job, events)).rejects.toThrow(/no space left/);
  const names = async () => (await runsOf(company.owner, id)).map(({ subject_name }) => subject_name).sort();
  expect(await names()).toEqual(NAMES.filter((name) => name !== 'Broken').sort());
  await repair();
  // The job is tried again with all of its events.
  await handleAutomationEvents(job, events);
  expect(await names()).toEqual([...NAMES].sort());
  await settle(world);
  expect((await changesOf('manager_name')).sort()).toEqual(NAMES.map((name) => `${name}: Call ${name}`).sort());
});

test('the runs of one record keep the order of their events and automations', async () => {
  const onPhone = (value: string) => ({
    trigger: { kind: 'change' as const, table: 'partners', field: 'phone' },
    reentry: 'always' as const,
    steps: [step('set', 'update', { field: 'manager_name', value })],
  });
  await goLive(company.owner, onPhone('First'));
  await goLive(company.owner, onPhone('Second'));
  const ids = await addPartners(NAMES);
  for (const phone of ['+49 30 1', '+49 30 2'])
    for (const id of ids) await company.within((tx) => updatePartner(tx, id, { phone }));
  await settle(world);
  const changes = await changesOf('manager_name');
  const byPartner = Object.groupBy(changes, (change) => change.split(': ')[0]!);
  expect(byPartner).toEqual(
    Object.fromEntries(
      NAMES.map((name) => [name, ['First', 'Second', 'First', 'Second'].map((value) => `${name}: ${value}`)]),
    ),
  );
});

test.each([
  ['the automation', { max_per_hour: 3 }, {}],
  ['the company', {}, { max_per_hour: 3 }],
])('a chunk that crosses the limit of %s stops at it, and goes on later', async (_, own, settings) => {
  const { id } = await goLive(company.owner, whenPartnerAdded([call], own));
  await company.owner.patch('/automations/settings', settings);
  await addPartners(NAMES);
  await settle(world);
  expect(await changesOf('manager_name')).toHaveLength(3);
  const kinds = (await runsOf(company.owner, id)).map(({ wait_kind }) => wait_kind);
  expect(kinds.filter((kind) => kind === 'budget')).toHaveLength(NAMES.length - 3);
  await wait(world, company, 3_700_000);
  expect((await changesOf('manager_name')).sort()).toEqual(NAMES.map((name) => `${name}: Call ${name}`).sort());
});

test('each effect of a run is an event of its own, and shares its transaction with the effects of other runs', async () => {
  await goLive(
    company.owner,
    whenPartnerAdded([call, step('note', 'update', { field: 'internal_notes', value: 'Called' })]),
  );
  await addPartners(NAMES);
  while ((await dispatch(world.kernel, new Map(), [follows])) > 0);
  while ((await runWaiting(world, automationJobs)) > 0);
  const transactions = await company.within((tx) =>
    tx.rows<{ step_id: string; runs: number }>(sql`
      select step_id, count(*)::int as runs from automation_step_runs where organization_id = ${company.id}
      group by step_id, tx order by step_id`),
  );
  expect(transactions).toEqual([
    { step_id: 'call', runs: NAMES.length },
    { step_id: 'note', runs: NAMES.length },
  ]);
});
