import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTopic, suppress } from '#features/outreach/campaigns/server/service.ts';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { inboundMailJobs, readInstallationMailbox } from '#features/platform/inbound-mails/server/jobs.ts';
import { inboundAddress } from '#features/platform/inbound-mails/server/service.ts';
import { written } from '#features/platform/inbound-mails/server/testing/written.ts';
import { sql } from '#server/db/sql.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import { DAY, goLive, runsOf, settle, step, wait, whenPartnerAdded } from './testing/flow.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ own: true, env: { MAIL_IN_ADDRESS: 'tandem@in.example.com' } });
  await world.switchEverythingOn();
});
afterAll(() => world.close());

/** The first email of a sequence is sent, and its reader answers. @returns what followed */
async function replyTo(stops_on_reply: boolean) {
  const company = await world.company();
  const { id } = await goLive(
    company.owner,
    whenPartnerAdded(
      [
        step('w', 'wait', { amount: 1, unit: 'hours' }),
        step('a', 'email', { to: 'contact', subject: 'First', text: 'Hello' }),
        step('b', 'wait', { amount: 3, unit: 'days' }),
        step('c', 'email', { to: 'contact', subject: 'Second', text: 'Hello again' }),
      ],
      { stops_on_reply },
    ),
  );
  await company.within(async (call) => {
    const partner_id = await samplePartner(call);
    await sampleContact(call, { partner_id, email: 'ada@north.example', is_primary: true });
  });
  await settle(world);
  await wait(world, company, 3_600_000);
  const [run] = await runsOf(company.owner, id);
  const folder = join(world.kernel.config.dataDir, 'mail-in');
  mkdirSync(folder, { recursive: true });
  const source = written({ to: inboundAddress(world.kernel, 'flow', run!.id)!, text: 'Yes, call me.' });
  writeFileSync(join(folder, `${newId()}.eml`), source);
  await readInstallationMailbox(world.kernel);
  await runWaiting(world, inboundMailJobs);
  await wait(world, company, 4 * DAY);
  const mails = await company.within((call) =>
    call.rows<{ subject: string; reply_target: string }>(sql`
      select subject, reply_target from mail_outbox
      where organization_id = ${company.id} and to_address = 'ada@north.example' order by created_at`),
  );
  const told = await company.owner.get<{ text: string }[]>('/in_app_notifications');
  return { run_id: run!.id, run: (await runsOf(company.owner, id))[0]!, mails, told: told.map(({ text }) => text) };
}

test('a sequence stops when its reader replies, and the reply reaches the responsible colleague', async () => {
  const { run_id, run, mails, told } = await replyTo(true);
  expect(mails).toEqual([{ subject: 'First', reply_target: `flow ${run_id}` }]);
  expect(run).toMatchObject({ status: 'canceled', error: 'Ada replied.' });
  expect(told).toContainEqual(expect.stringMatching(/^Ada replied to an email of/));
});

test('a flow that does not stop on replies continues', async () => {
  const { run, mails, told } = await replyTo(false);
  expect(mails.map(({ subject }) => subject)).toEqual(['First', 'Second']);
  expect(run.status).toBe('succeeded');
  expect(told).toContainEqual(expect.stringMatching(/^Ada replied to an email of/));
});

test('a sequence sends nothing to those who unsubscribed or whose address is suppressed, and goes on', async () => {
  const company = await world.company();
  const { id } = await goLive(
    company.owner,
    whenPartnerAdded([
      step('a', 'email', { to: 'contact', subject: 'First', text: 'Hello' }),
      step('b', 'wait', { amount: 1, unit: 'days' }),
      step('c', 'email', { to: 'contact', subject: 'Second', text: 'Hello again' }),
    ]),
  );
  const emails = ['Gone@north.example', 'topic@north.example', 'later@north.example'];
  await company.within(async (call) => {
    for (const email of emails) {
      const partner_id = await samplePartner(call);
      await sampleContact(call, { partner_id, email, is_primary: true });
    }
    const topic_id = await createTopic(call, { name: 'Events' });
    await suppress(call, { email: 'gone@north.example', topic_id: null, reason: 'unsubscribed', campaign_id: null });
    await suppress(call, { email: 'topic@north.example', topic_id, reason: 'unsubscribed', campaign_id: null });
  });
  await settle(world);
  await company.within((call) =>
    suppress(call, { email: 'later@north.example', topic_id: null, reason: 'complained', campaign_id: null }),
  );
  await wait(world, company, 2 * DAY);
  const mails = await company.within((call) =>
    call.rows<{ subject: string; to_address: string }>(sql`
      select subject, lower(to_address) as to_address from mail_outbox
      where organization_id = ${company.id} and subject in ('First', 'Second') order by 2, 1`),
  );
  expect(mails).toEqual([
    { subject: 'First', to_address: 'later@north.example' },
    { subject: 'First', to_address: 'topic@north.example' },
    { subject: 'Second', to_address: 'topic@north.example' },
  ]);
  expect((await runsOf(company.owner, id)).map(({ status }) => status)).toEqual([
    'succeeded',
    'succeeded',
    'succeeded',
  ]);
});
