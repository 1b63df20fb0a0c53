import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { allTopics } from '#server/extension-points/notification-topics.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { NotificationPreference } from '../schema.ts';
import { sendDigests } from './digest.ts';
import { notify, partnerUserAddressees, teamMemberAddressees } from './service.ts';

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  // It is nine in the morning in London.
  world = await createWorld({ now: '2026-03-16T09:00:00Z' });
  company = await world.company();
  owner = company.owner;
});
afterAll(() => world.close());

const topicOf = async (who: Person, key: string) =>
  (await who.get<NotificationPreference>('/notification_preferences')).topics.find(({ topic }) => topic === key)!;
const choose = (topic: string, in_app: boolean, email: string) =>
  owner.patch('/notification_preferences', { topics: [{ topic, in_app, email }] });
const tell = (kind: string, text: string, dedupe_key?: string) =>
  company.within(async (call) =>
    notify(
      call,
      { mode: 'company', people: await teamMemberAddressees(call, ['owner']) },
      { kind, text, link: '/partners', ...(dedupe_key && { dedupe_key }) },
      { subject: `Mail: ${text}`, action: 'Look' },
    ),
  );
const mails = () =>
  company.within((call) =>
    call.rows<{ subject: string; body_text: string; to_address: string }>(sql`
      select subject, body_text, to_address from mail_outbox where organization_id = ${call.organization_id}
      order by created_at, id`),
  );
const subjects = async () => (await mails()).map(({ subject }) => subject);
const bell = async (who = owner) =>
  (await who.get<{ text: string }[]>('/in_app_notifications?_start=0&_end=50')).map(({ text }) => text);

test('assigns every kind of notification to one topic', () => {
  const kinds = allTopics().flatMap((topic) => topic.kinds);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test('uses the defaults of a topic until a person chooses', async () => {
  expect(await topicOf(owner, 'registrations')).toMatchObject({ in_app: true, email: 'off', is_critical: false });
  await tell('deal_registration_pending', 'A new one');
  await tell('deal_registration_overdue', 'A late one');
  expect(await bell()).toEqual(expect.arrayContaining(['A new one', 'A late one']));
  expect(await subjects()).toEqual(['Mail: A late one']);
});

test('does not show, count or email topics that are off', async () => {
  await choose('deadlines', false, 'off');
  const before = await subjects();
  await tell('deal_registration_overdue', 'Nobody hears of this');
  expect(await bell()).not.toContain('Nobody hears of this');
  expect(await subjects()).toEqual(before);
});

test('emails a person once, however often a job runs', async () => {
  await choose('deadlines', false, 'instant');
  for (let run = 0; run < 3; run += 1) await tell('deal_registration_due', 'Due once', 'due once');
  expect((await subjects()).filter((subject) => subject === 'Mail: Due once')).toHaveLength(1);
});

test('sends one daily email at the chosen time, grouped by topic', async () => {
  await choose('registrations', true, 'daily');
  await owner.patch('/notification_preferences', { timezone: 'Europe/London', digest_at: '17:00' });
  await tell('deal_registration_pending', 'First of the day');
  await tell('deal_registration_answered', 'Second of the day');
  const before = (await subjects()).length;
  await company.within(sendDigests);
  expect(await subjects()).toHaveLength(before);
  world.clock.set('2026-03-16T17:00:00Z');
  await Promise.all([company.within(sendDigests), company.within(sendDigests)]);
  const [digest, ...others] = (await mails()).slice(before);
  expect(others).toEqual([]);
  expect(digest).toMatchObject({ subject: '2 new notifications', to_address: owner.email });
  expect(digest!.body_text).toMatch(
    /Deal registrations \(2\)\s+• First of the day\s+tandem:\/partners\s+• Second of the day\s+tandem:\/partners/,
  );
});

test('delays email until quiet hours end', async () => {
  await choose('deadlines', true, 'instant');
  await owner.patch('/notification_preferences', { quiet_from: '20:00', quiet_to: '07:00' });
  world.clock.set('2026-03-16T22:00:00Z');
  const before = (await subjects()).length;
  await tell('deal_registration_overdue', 'In the night');
  await company.within(sendDigests);
  expect(await subjects()).toHaveLength(before);
  expect(await bell()).toContainEqual(expect.stringContaining('In the night'));
  world.clock.set('2026-03-17T07:00:00Z');
  await company.within(sendDigests);
  expect((await subjects()).slice(before)).toEqual(['In the night']);
});

test('always sends critical topics immediately', async () => {
  const refused = await owner.request('PATCH', '/notification_preferences', {
    topics: [{ topic: 'payout_details', in_app: true, email: 'off' }],
  });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().message).toContain('Changed payout details cannot be turned off');
  world.clock.set('2026-03-17T23:00:00Z');
  await tell('payout_method_changed', 'New bank');
  expect((await subjects()).at(-1)).toBe('Mail: New bank');
});

test('keeps preferences per person and per view', async () => {
  const partner_id = await company.within((call) => samplePartner(call));
  const [one, other] = [
    await world.partnerUser(company, partner_id),
    await world.partnerUser(company, partner_id, 'partner_member'),
  ];
  expect((await one.get<NotificationPreference>('/notification_preferences')).topics.map(({ topic }) => topic)).toEqual(
    allTopics()
      .filter(({ mode }) => mode === 'partner')
      .map(({ key }) => key),
  );
  await one.patch('/notification_preferences', { topics: [{ topic: 'decisions', in_app: false, email: 'off' }] });
  expect(await topicOf(other, 'decisions')).toMatchObject({ in_app: true, email: 'instant' });
  await company.within(async (call) =>
    notify(
      call,
      { mode: 'partner', partner_id, people: await partnerUserAddressees(call, partner_id) },
      { kind: 'deal_registration_approved', text: 'Yours is approved' },
    ),
  );
  expect([await bell(one), await bell(other)]).toEqual([[], ['Yours is approved']]);
});

test('rejects incomplete quiet hours, unknown time zones and unknown topics', async () => {
  for (const [change, field] of [
    [{ quiet_from: '20:00', quiet_to: null }, 'quiet_to'],
    [{ timezone: 'Mars/Olympus' }, 'timezone'],
    [{ topics: [{ topic: 'decisions', in_app: true, email: 'off' }] }, 'topics'],
    [{ digest_at: '25:00' }, 'digest_at'],
  ] as const) {
    const refused = await owner.request('PATCH', '/notification_preferences', change);
    expect([400, 422]).toContain(refused.statusCode);
    expect(refused.json().errors).toHaveProperty(field);
  }
});

test('hides topics of modules that are off and keeps the choice', async () => {
  await choose('approvals', true, 'daily');
  await world.switchFor(company, ['payouts'], false);
  expect(await topicOf(owner, 'approvals')).toBeUndefined();
  expect(await topicOf(owner, 'registrations')).toBeDefined();
  expect(
    (
      await owner.request('PATCH', '/notification_preferences', {
        topics: [{ topic: 'approvals', in_app: true, email: 'off' }],
      })
    ).statusCode,
  ).toBe(422);
  await world.switchFor(company, ['payouts'], true);
  expect(await topicOf(owner, 'approvals')).toMatchObject({ email: 'daily' });
});

test('sends nothing to people who left before the daily email', async () => {
  const [leaver, stays] = [await company.member('admin'), await company.member('admin')];
  const partner_id = await company.within((call) => samplePartner(call));
  const [gone, partner] = [await world.partnerUser(company, partner_id), await world.partnerUser(company, partner_id)];
  for (const person of [leaver, stays, gone, partner]) {
    const topic = person === gone || person === partner ? 'decisions' : 'registrations';
    await person.patch('/notification_preferences', {
      topics: [{ topic, in_app: true, email: 'daily' }],
      timezone: 'Europe/London',
      digest_at: '08:00',
    });
  }
  world.clock.set('2026-03-20T18:00:00Z');
  await company.within(async (call) => {
    const people = await teamMemberAddressees(call, ['admin']);
    await notify(
      call,
      { mode: 'company', people },
      { kind: 'deal_registration_pending', text: 'A secret', link: '/partners' },
    );
    const theirs = await partnerUserAddressees(call, partner_id);
    const audience = { mode: 'partner', partner_id, people: theirs } as const;
    await notify(call, audience, { kind: 'deal_registration_approved', text: 'Theirs', link: '/revenue/deal-desk' });
  });
  const left = await owner.request('POST', `/team_members/${leaver.user_id}/deactivate`, {});
  expect(left.statusCode, left.body).toBe(200);
  await world.kernel.system.unscoped((tx) => tx.run(sql`delete from memberships where user_id = ${gone.user_id}`));
  const before = (await mails()).length;
  world.clock.set('2026-03-21T08:00:00Z');
  await company.within(sendDigests);
  const sent = (await mails()).slice(before).map(({ to_address, subject }) => `${to_address}: ${subject}`);
  expect(sent.toSorted()).toEqual([`${stays.email}: A secret`, `${partner.email}: Theirs`].toSorted());
});

test('a private notice hides its whole email from the company, at once and in the daily one', async () => {
  world.clock.set('2026-03-18T09:00:00Z');
  await owner.patch('/notification_preferences', { quiet_from: null, quiet_to: null });
  const keep = (text: string) =>
    company.within(async (call) =>
      notify(
        call,
        { mode: 'company', people: await teamMemberAddressees(call, ['owner']) },
        { kind: 'deal_registration_overdue', text, link: '/partners', is_private: true },
      ),
    );
  await choose('deadlines', true, 'instant');
  await keep('Kept at once');
  await choose('deadlines', true, 'daily');
  await keep('Kept until five');
  world.clock.set('2026-03-18T17:00:00Z');
  await company.within(sendDigests);
  const kept = await company.within((call) =>
    call.rows(sql`
      select kind, hides from mail_outbox where organization_id = ${company.id} and subject like 'Kept %' order by id`),
  );
  expect(kept).toEqual([
    { kind: 'private_notice', hides: 'everything' },
    // One notice alone is an email about its topic, whenever it is sent.
    { kind: 'private_notice', hides: 'everything' },
  ]);
});
