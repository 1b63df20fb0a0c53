import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { allMailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { WorkEmail } from '../../email.schema.ts';
import type { WorkItemList } from '../../schema.ts';
import { partners } from '../testing/partners.ts';
import { morningJobs } from './jobs.ts';

let world: World;
let company: Company;
let owner: Person;
let partner_id: string;
let partner: Person;
beforeAll(async () => {
  world = await createWorld({ now: '2026-03-16T06:30:00Z' });
  company = await world.company();
  owner = company.owner;
  partner_id = await company.within((call) => samplePartner(call));
  partner = await world.partnerUser(company, partner_id);
  await world.switchEverythingOn();
  for (let n = 0; n < 12; n++) await company.within((call) => samplePendingRegistration(call, { partner_id }));
});
afterAll(() => world.close());

const turnOn = (who: Person, change: Partial<WorkEmail> = {}) =>
  who.patch<WorkEmail>('/work_items/email', { is_on: true, ...change });
const tick = async (at: string, of = company) => {
  world.clock.set(at);
  await morningJobs['work-items.morning']!(await jobFor(world.kernel, of.id), {});
};
const mailsTo = async ({ email }: Person) =>
  (await allMailedTo(world.kernel, email)).filter(({ subject }) => subject.startsWith('My work'));

test('the email is off until a person turns it on, and comes at eight by default', async () => {
  expect(await owner.get('/work_items/email')).toEqual({
    is_on: false,
    send_at: '08:00',
    timezone: null,
    company_timezone: 'UTC',
  });
  expect(await turnOn(owner)).toMatchObject({ is_on: true, send_at: '08:00' });
  await tick('2026-03-16T07:55:00Z');
  expect(await mailsTo(owner)).toEqual([]);
});

test('it has the sentence and the first rows of the inbox, each with its link, once a day', async () => {
  await tick('2026-03-16T08:00:00Z');
  const { items, total, sentence } = await owner.get<WorkItemList>('/work_items?_end=10');
  const [mail, ...others] = await mailsTo(owner);
  expect(others).toEqual([]);
  expect(mail!.subject).toMatch(new RegExp(`^My work: ${total} open items`));
  expect(mail!.body_text).toContain(sentence);
  const links = [...mail!.body_text.matchAll(/tandem:\/work\?item=(\S+)/g)].map(([, key]) => key);
  expect(links).toEqual(items.map(({ kind, id }) => `${kind}.${id}`));
  for (const { title } of nonEmpty(items)) expect(mail!.body_text).toContain(title);
  expect(mail!.body_text).toContain(`Open my work (${total - 10} more)`);
  for (const at of ['2026-03-16T08:00:00Z', '2026-03-16T08:05:00Z', '2026-03-16T23:55:00Z']) await tick(at);
  // A later time on the same day is a second email too.
  await turnOn(owner, { send_at: '23:58' });
  await tick('2026-03-16T23:59:00Z');
  expect(await mailsTo(owner)).toHaveLength(1);
  await tick('2026-03-17T23:58:00Z');
  expect(await mailsTo(owner)).toHaveLength(2);
});

test('the time is that of the chosen time zone, also after the clocks change', async () => {
  const member = await company.member('admin');
  world.clock.set('2026-03-27T12:00:00Z');
  await turnOn(member, { timezone: 'Europe/Berlin' });
  await tick('2026-03-28T06:55:00Z');
  expect(await mailsTo(member)).toHaveLength(0);
  await tick('2026-03-28T07:00:00Z');
  expect(await mailsTo(member)).toHaveLength(1);
  await tick('2026-03-29T06:00:00Z');
  expect(await mailsTo(member)).toHaveLength(2);
  expect((await member.request('PATCH', '/work_items/email', { is_on: true, timezone: 'Mars/Base' })).statusCode).toBe(
    422,
  );
});

test('a partner gets the work of their own portal, and nothing about others', async () => {
  const rival_id = await company.within((call) => samplePartner(call));
  const rival = await world.partnerUser(company, rival_id);
  const setting = { world, company, owner, partner_id, partner, rival };
  const id = await partners['partner contract_to_sign']!.create(setting);
  await turnOn(partner);
  await turnOn(rival);
  await tick('2026-04-02T08:00:00Z');
  const [mail] = await mailsTo(partner);
  expect(mail!.body_text).toContain((await partner.get<WorkItemList>('/work_items?_end=10')).sentence);
  expect(mail!.body_text).toContain(`tandem:/work?item=contract_to_sign.${id}`);
  expect((await mailsTo(rival)).filter(({ body_text }) => body_text.includes(id))).toEqual([]);
});

test('a colleague who sees own partners only can turn it on too', async () => {
  const manager = await company.member('partner_manager');
  expect(await turnOn(manager)).toMatchObject({ is_on: true });
  expect(await manager.get('/work_items/email')).toMatchObject({ is_on: true });
});

test('a day without open work has no email', async () => {
  const reader = await company.member('read_only');
  await turnOn(reader);
  await tick('2026-04-04T08:00:00Z');
  expect(await mailsTo(reader)).toEqual([]);
});

test('nothing goes to people who left, and nothing about other companies', async () => {
  const leaver = await company.member('admin');
  await turnOn(leaver);
  await company.within((call) =>
    call.run(sql`
      update memberships set status = 'removed'
      where organization_id = ${call.organization_id} and user_id = ${leaver.user_id}`),
  );
  world.kernel.identity.forget();
  await tick('2026-04-06T08:00:00Z');
  expect(await mailsTo(leaver)).toEqual([]);
  const other = await world.company('Other');
  await turnOn(other.owner);
  await tick('2026-04-07T08:00:00Z', other);
  const others = await mailsTo(other.owner);
  expect(others.filter(({ body_text }) => body_text.includes('registration_review'))).toEqual([]);
});

test('the link in the email turns it off without signing in, once', async () => {
  await turnOn(owner, { send_at: '08:00' });
  await tick('2026-04-08T08:00:00Z');
  const token = (await mailsTo(owner)).at(-1)!.token;
  const post = (name: string, payload: object) =>
    world.app.inject({ method: 'POST', url: `/api/public/mail_actions/${name}`, payload });
  const opened = (await post('open', { token })).json<{ title: string; confirmation: string }>();
  expect(opened.title).toBe('Turn off the morning email?');
  const done = await post('confirm', { token, confirmation: opened.confirmation, input: {} });
  expect(done.json()).toEqual({ text: 'The morning email is off.' });
  expect(await owner.get('/work_items/email')).toMatchObject({ is_on: false, send_at: '08:00' });
  const before = (await mailsTo(owner)).length;
  await tick('2026-04-09T08:00:00Z');
  expect(await mailsTo(owner)).toHaveLength(before);
});
