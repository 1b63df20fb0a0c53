import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { AutomationRun } from '../schema.ts';
import { goLive, runsOf, settle, step, stepsOf, whenPartnerAdded } from './testing/flow.ts';

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

const email = step('mail', 'email', { to: 'owner', subject: 'Once', text: 'Hello' });
/** Fails while the partner has no primary contact. */
const toContact = step('contact', 'email', { to: 'contact', subject: 'To the contact', text: 'Hello' });
const tag = (id: string, name: string) => step(id, 'tag', { mode: 'add', tags: [name] });

async function failedRun(steps = [email, toContact, tag('t', 'Old')]) {
  const automation = await goLive(owner, whenPartnerAdded(steps));
  const partner_id = await company.within((call) => samplePartner(call));
  await settle(world);
  const [run] = await runsOf(owner, automation.id);
  expect(run).toMatchObject({ status: 'failed', needs_attention: true });
  return { automation, partner_id, run: run! };
}
const addContact = (partner_id: string) =>
  owner.post('/contacts', {
    first_name: 'Ada',
    last_name: 'L',
    email: 'ada@partner.test',
    partner_id,
    is_primary: true,
  });
const runAgain = (id: string, body: object = {}) => owner.request('POST', `/automation_runs/${id}/retry`, body);
const sent = (subject: string) =>
  company.within((call) =>
    call.one<{ count: number }>(
      sql`select count(*)::int as count from mail_outbox where organization_id = ${company.id} and subject = ${subject}`,
    ),
  );
const tagsOf = async (id: string) => (await owner.get<{ tags: string[] }>(`/partners/${id}`)).tags;

test('continues from the failed step without repeating the others, and is in the audit log', async () => {
  const { partner_id, run, automation } = await failedRun();
  await addContact(partner_id);
  expect((await runAgain(run.id)).statusCode).toBe(200);
  await settle(world);
  expect(await owner.get<AutomationRun>(`/automation_runs/${run.id}`)).toMatchObject({
    status: 'succeeded',
    version: 1,
    needs_attention: false,
  });
  expect(await stepsOf(owner, run.id)).toMatchObject([
    { step_id: 'mail', status: 'done', attempt: 1 },
    { step_id: 'contact', status: 'done', attempt: 2 },
    { step_id: 't', status: 'done' },
  ]);
  expect([await sent('Once'), await sent('To the contact')]).toEqual([{ count: 1 }, { count: 1 }]);
  const log = await owner.get<{ reason: string | null }[]>(
    `/audit_events?ref_table=automations&ref_id=${automation.id}`,
  );
  expect(log.map(({ reason }) => reason)).toContain('Run again from the failed step “contact”');
});

test('two requests at once run it once', async () => {
  const { partner_id, run } = await failedRun();
  await addContact(partner_id);
  const answers = await Promise.all([runAgain(run.id), runAgain(run.id, { version: 'newest' })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  await settle(world);
  expect([await sent('Once'), await sent('To the contact')]).toEqual([{ count: 1 }, { count: 1 }]);
  expect((await runAgain(run.id)).statusCode).toBe(409);
});

test('the newest version continues at the same step, with what was corrected', async () => {
  const { partner_id, run, automation } = await failedRun();
  const corrected = { ...toContact, params: { ...toContact.params, to: 'owner' } };
  await owner.patch(`/automations/${automation.id}`, {
    definition: whenPartnerAdded([tag('before', 'Not repeated'), email, corrected, tag('t', 'New')]),
  });
  await owner.post(`/automations/${automation.id}/publish`);
  await runAgain(run.id, { version: 'same' });
  await settle(world);
  expect(await owner.get(`/automation_runs/${run.id}`)).toMatchObject({ status: 'failed', version: 1 });
  expect((await runAgain(run.id, { version: 'newest' })).statusCode).toBe(200);
  await settle(world);
  expect(await owner.get(`/automation_runs/${run.id}`)).toMatchObject({ status: 'succeeded', version: 2 });
  expect(await tagsOf(partner_id)).toEqual(['New']);
  expect(await sent('Once')).toEqual({ count: 1 });
});

test('a newest version without the failed step is refused, and nothing changes', async () => {
  const { run, automation } = await failedRun();
  await owner.patch(`/automations/${automation.id}`, { definition: whenPartnerAdded([email]) });
  await owner.post(`/automations/${automation.id}/publish`);
  const refused = await runAgain(run.id, { version: 'newest' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().message).toMatch(/no such step/);
  expect(await owner.get(`/automation_runs/${run.id}`)).toMatchObject({ status: 'failed', version: 1 });
});

test('many failed runs are run again at once; a run of another company is not found', async () => {
  const automation = await goLive(owner, whenPartnerAdded([toContact]));
  const partners = await company.within(async (call) => [await samplePartner(call), await samplePartner(call)]);
  await settle(world);
  for (const id of partners) await addContact(id);
  const ids = (await runsOf(owner, automation.id)).map(({ id }) => id);
  const { owner: stranger } = await world.company();
  expect((await stranger.request('POST', `/automation_runs/${ids[0]}/retry`, {})).statusCode).toBe(404);
  expect(await owner.post('/automation_runs/bulk/retry', { ids, version: 'newest' })).toMatchObject({
    changed: 2,
    refused: [],
  });
  await settle(world);
  expect(await runsOf(owner, automation.id)).toMatchObject([{ status: 'succeeded' }, { status: 'succeeded' }]);
  expect(await sent('To the contact')).toEqual({ count: 2 });
});

test('a run that ended by an unexpected error is run again from where it stopped', async () => {
  const automation = await goLive(owner, whenPartnerAdded([email, tag('t', 'After the error')]));
  const partner_id = await company.within((call) => samplePartner(call));
  await settle(world);
  const [run] = (await runsOf(owner, automation.id)) as [AutomationRun];
  await company.within((call) =>
    call.run(sql`
      update automation_runs set status = 'failed', error = 'An unexpected error occurred.',
        position = '[{"of": null, "block": "steps", "at": 0}]'
      where organization_id = ${company.id} and id = ${run.id}`),
  );
  expect((await runAgain(run.id)).statusCode).toBe(200);
  await settle(world);
  expect(await owner.get(`/automation_runs/${run.id}`)).toMatchObject({ status: 'succeeded' });
  expect([await sent('Once'), await tagsOf(partner_id)]).toEqual([{ count: 1 }, ['After the error']]);
});
