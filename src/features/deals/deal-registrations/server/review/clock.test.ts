import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { allMailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { sql } from '#server/db/sql.ts';
import type { Person } from '#server/testing/world.ts';
import { createDesk, type Dealer, type Desk } from '../testing/desk.ts';

let desk: Desk;
let dealer: Dealer;
beforeAll(async () => {
  desk = await createDesk();
  dealer = await desk.dealer('North Wind');
});
beforeEach(() => desk.world.clock.set('2026-03-16T09:00:00Z'));
afterAll(() => desk.world.close());

const day = 86_400_000;
/** A row that combines several notices counts as many. */
const noticesOf = async (kind: string) =>
  (await dealer.person.get<{ text: string; count: number }[]>(`/in_app_notifications?kind=${kind}&_end=100`)).flatMap(
    (row) => Array<typeof row>(row.count).fill(row),
  );

test('keeps the time of day of a protection across the change to daylight saving time', async () => {
  await zone('Europe/Berlin');
  desk.world.clock.set('2026-02-27T22:30:00Z'); // 23:30 in Berlin
  const { id } = await dealer.register();
  const { protected_until } = await desk.decide(id, 'approve');
  // 90 days later it is summer: 23:30 in Berlin is 21:30 UTC, still the 28th of May.
  expect(protected_until).toBe('2026-05-28T21:30:00+00:00');
  await zone('UTC');
});

test('keeps the time of day of a protection across the change to standard time', async () => {
  await zone('America/New_York');
  desk.world.clock.set('2026-09-01T13:00:00Z'); // 09:00 in New York
  const { id } = await dealer.register();
  expect(await desk.decide(id, 'approve')).toMatchObject({ protected_until: '2026-11-30T14:00:00+00:00' });
  await zone('UTC');
});

test('uses the protection period of the type and the factor of the tier', async () => {
  const type = await desk.reviewer.post<{ id: string }>('/opportunity_types', { name: 'Long', protection_days: 100 });
  const tier = await desk.reviewer.post<{ id: string }>('/partner_tiers', {
    name: 'Platinum',
    protection_factor_ppm: 1_500_000,
  });
  const { id } = await dealer.register({ type_id: type.id });
  expect(await desk.decide(id, 'approve')).toMatchObject({ protected_until: '2026-06-24T09:00:00+00:00' });
  const platinum = await desk.dealer();
  await desk.within((call) =>
    call.run(sql`
      update partners set tier_id = ${tier.id} where organization_id = ${call.organization_id} and id = ${platinum.id}`),
  );
  const second = await platinum.register({ type_id: type.id });
  expect(await desk.decide(second.id, 'approve')).toMatchObject({ protected_until: '2026-08-13T09:00:00+00:00' });
});

test('adds the delay of a late decision to the protection', async () => {
  const { id } = await dealer.register();
  desk.world.clock.advance(2 * day + 5 * 3_600_000);
  expect(await desk.decide(id, 'approve')).toMatchObject({
    vendor_delay_seconds: 5 * 3600,
    protected_from: '2026-03-18T14:00:00+00:00',
    protected_until: '2026-06-16T19:00:00+00:00',
  });
});

test('adds up the delays of several rounds without the time the partner takes', async () => {
  const { id } = await dealer.register();
  desk.world.clock.advance(2 * day + 3_600_000);
  await desk.decide(id, 'ask', { question: 'Who?' });
  desk.world.clock.advance(10 * day);
  await dealer.person.post(`/deal_registrations/${id}/answer`, { answer: 'Me' });
  desk.world.clock.advance(7_200_000);
  expect(await desk.decide(id, 'approve')).toMatchObject({ vendor_delay_seconds: 3 * 3600 });
});

test('reminds reviewers halfway to the deadline and owners and admins when it has passed', async () => {
  const manager = await desk.company.member('partner_manager');
  const stranger = await desk.company.member('partner_manager');
  const { account_name } = await dealer.register();
  await desk.company.owner.patch(`/partners/${dealer.id}`, { owner_user_id: manager.user_id });
  const reminders = async (who = manager) =>
    (await who.get<{ text: string; kind: string }[]>('/in_app_notifications?_end=100')).filter(
      ({ text, kind }) => text.includes(account_name) && kind !== 'deal_registration_pending',
    );
  await desk.run('clock');
  expect(await reminders()).toEqual([]);
  desk.world.clock.advance(day);
  await desk.run('clock');
  await desk.run('clock');
  expect(await reminders()).toMatchObject([{ kind: 'deal_registration_due' }]);
  desk.world.clock.advance(day);
  await desk.run('clock');
  await desk.run('clock');
  expect(await reminders()).toHaveLength(1);
  // Another team member manages this partner.
  expect(await reminders(stranger)).toEqual([]);
  expect((await reminders(desk.reviewer)).map(({ kind }) => kind)).toEqual([
    'deal_registration_overdue',
    'deal_registration_due',
  ]);
});

test('counts two business days for a decision, without weekends in the company’s time zone', async () => {
  await zone('America/New_York');
  desk.world.clock.set('2026-03-20T13:00:00Z'); // Friday, 09:00 in New York
  const { id, account_name } = await dealer.register();
  expect(await desk.registration(id)).toMatchObject({ review_due_at: '2026-03-24T13:00:00+00:00' });
  const told = async () =>
    (await desk.reviewer.get<{ kind: string; text: string }[]>('/in_app_notifications?_end=100')).flatMap(
      ({ kind, text }) => (text.includes(account_name) && kind !== 'deal_registration_pending' ? [kind] : []),
    );
  desk.world.clock.set('2026-03-22T20:00:00Z');
  await desk.run('clock');
  expect(await told()).toEqual([]);
  desk.world.clock.set('2026-03-23T13:00:00Z');
  await desk.run('clock');
  expect(await told()).toEqual(['deal_registration_due']);
  await desk.decide(id, 'ask', { question: 'Who?' });
  expect(await desk.registration(id)).toMatchObject({ review_left_seconds: 24 * 3600 });
  desk.world.clock.set('2026-03-27T16:00:00Z'); // the next Friday, noon
  await dealer.person.post(`/deal_registrations/${id}/answer`, { answer: 'Me' });
  expect(await desk.registration(id)).toMatchObject({ review_due_at: '2026-03-30T16:00:00+00:00' });
  desk.world.clock.set('2026-03-30T17:00:00Z');
  expect(await desk.decide(id, 'approve')).toMatchObject({ vendor_delay_seconds: 3600 });
  await zone('UTC');
});

test('sends decisions and reminders by email with a link', async () => {
  const { id, account_name } = await dealer.register();
  await desk.decide(id, 'ask', { question: 'Who decides there?' });
  const { mails } = await desk.reviewer.get<{ mails: { id: string; to_address: string; subject: string }[] }>(
    '/mail_outbox',
  );
  const mail = mails.find(({ subject }) => subject.startsWith(account_name));
  expect(mail).toMatchObject({ to_address: dealer.person.email, subject: `${account_name}: a question for you` });
  // Its button is for the recipient only, so the company does not read the body.
  const all = await allMailedTo(desk.world.kernel, dealer.person.email);
  const { body_text } = all.find((one) => one.id === mail!.id)!;
  expect(body_text).toContain('Who decides there?');
  expect(body_text).toContain(`/revenue/deal-desk/show/${id}`);
});

test('notifies the partner once 30, 14, and 3 days before protection ends and then frees the account', async () => {
  const claim = { account_name: 'Cyberdyne', account_domain: 'cyberdyne.example' };
  const { id } = await dealer.register(claim);
  await desk.decide(id, 'approve');
  const count = async (kind = 'deal_registration_expiring') =>
    (await noticesOf(kind)).filter(({ text }) => text.includes('Cyberdyne')).length;
  for (const [days, told] of [
    [59, 0],
    [60, 1],
    [75, 1],
    [76, 2],
    [80, 2],
    [87, 3],
    [89, 3],
  ] as const) {
    desk.world.clock.set(new Date(Date.parse('2026-03-16T09:00:00Z') + days * day));
    await desk.run('clock');
    await desk.run('clock');
    expect(await count(), `after ${days} days`).toBe(told);
  }
  expect(await desk.registration(id)).toMatchObject({ status: 'approved' });
  desk.world.clock.set('2026-06-14T09:00:00Z');
  await desk.run('clock');
  await desk.run('clock');
  expect(await dealer.person.get(`/deal_registrations/${id}`)).toMatchObject({ status: 'expired' });
  expect(await count('deal_registration_expired')).toBe(1);
  const rival = await desk.dealer();
  const next = await rival.register(claim);
  expect(await desk.decide(next.id, 'approve')).toMatchObject({ status: 'approved' });
});

test('requires progress for an extension, which starts at the current end date', async () => {
  const { id } = await dealer.register();
  const { opportunity_id } = await desk.decide(id, 'approve', { convert: true });
  const bare = await desk.reviewer.request('POST', `/deal_registrations/${id}/extend`, { reason_text: 'They asked' });
  expect(bare.statusCode).toBe(422);
  expect(bare.json().errors).toHaveProperty('reason_text');
  await dealer.person.post('/opportunity_notes', { opportunity_id, body: 'Met the CFO' });
  const extended = await desk.decide(id, 'extend', { reason_text: 'Met the CFO' });
  expect(extended).toMatchObject({
    extensions: 1,
    protected_until: '2026-07-14T09:00:00+00:00',
    expires_at: '2026-07-14T09:00:00+00:00',
  });
  const more = await desk.reviewer.request('POST', `/deal_registrations/${id}/extend`, { reason_text: 'More' });
  expect(more.statusCode).toBe(409);
  desk.world.clock.set('2026-06-20T09:00:00Z');
  await desk.run('clock');
  expect(await desk.registration(id)).toMatchObject({ status: 'approved' });
});

test('rejects extending or converting an ended protection before the cleanup job runs', async () => {
  desk.world.clock.set('2026-03-16T09:00:00Z');
  const claim = { account_name: 'Lapsed', account_domain: 'lapsed.example' };
  const { id } = await dealer.register(claim);
  const { opportunity_id } = await desk.decide(id, 'approve', { convert: true });
  await dealer.person.post('/opportunity_notes', { opportunity_id, body: 'Met the CFO' });
  desk.world.clock.set('2026-06-14T09:00:01Z');
  const late = await desk.reviewer.request('POST', `/deal_registrations/${id}/extend`, { reason_text: 'Met the CFO' });
  expect(late.statusCode, late.body).toBe(409);
  expect(late.json().message).toContain('ended');
  const released = await dealer.person.request('POST', `/deal_registrations/${id}/release`, {});
  expect(released.statusCode, released.body).toBe(409);
  await desk.run('clock');
  expect(await desk.registration(id)).toMatchObject({ status: 'expired', expires_at: '2026-06-14T09:00:00+00:00' });
  desk.world.clock.set('2026-03-16T09:00:00Z');
});

test('converts a deal won before its protection ended instead of expiring it', async () => {
  const { id } = await dealer.register();
  const { opportunity_id } = await desk.decide(id, 'approve', { convert: true });
  const deal = await desk.reviewer.get(`/opportunities/${opportunity_id}`);
  const [won] = await desk.reviewer.get<{ id: string }[]>(`/opportunity_stages?type_id=${deal.type_id}&category=won`);
  await desk.reviewer.post(`/opportunities/${opportunity_id}/move`, { stage_id: won!.id });
  desk.world.clock.set('2026-08-01T09:00:00Z');
  await desk.run('clock');
  expect(await desk.registration(id)).toMatchObject({ status: 'converted' });
});

async function zone(name: string): Promise<void> {
  await desk.within((call) =>
    call.run(sql`update organizations set timezone = ${name} where id = ${call.organization_id}`),
  );
}

test('uses the reminder settings of the company for protection and decisions', async () => {
  const set = (settings: object) => desk.reviewer.patch(`/program_settings/${desk.company.id}`, settings);
  const told = async (name: string, who: Person, mode: string, kind: string) => {
    const answer = await who.request('GET', `/in_app_notifications?kind=${kind}&_end=100`, undefined, {
      'x-tandem-mode': mode,
    });
    const rows = answer.json().filter(({ text }: { text: string }) => text.includes(name));
    // A row about several registrations names only the latest.
    return rows.reduce(
      (sum: number, { count, link }: { count: number; link: string }) => sum + (/[0-9a-f]{12}/.test(link) ? count : 1),
      0,
    );
  };
  const shown = await set({
    expiry_notice_days: [7, 60],
    review_reminder_percent: 75,
    review_escalation_percent: 150,
  });
  expect(shown).toMatchObject({ expiry_notice_days: [60, 7] });

  desk.world.clock.set('2026-06-01T09:00:00Z'); // a Monday
  const { id, account_name } = await dealer.register();
  const ofReview = (kind: string) => told(account_name, desk.reviewer, 'company', `deal_registration_${kind}`);
  for (const [at, due, overdue] of [
    ['2026-06-02T20:00:00Z', 0, 0],
    ['2026-06-02T21:00:00Z', 1, 0],
    ['2026-06-03T10:00:00Z', 1, 0],
    ['2026-06-04T09:00:00Z', 1, 1],
  ] as const) {
    desk.world.clock.set(at);
    await desk.run('clock');
    expect([at, await ofReview('due'), await ofReview('overdue')]).toEqual([at, due, overdue]);
  }
  await desk.decide(id, 'approve');
  const { expires_at } = await desk.registration(id);
  const left = async (days: number) => {
    desk.world.clock.set(new Date(Date.parse(expires_at!) - days * day));
    await desk.run('clock');
    return told(account_name, dealer.person, 'partner', 'deal_registration_expiring');
  };
  expect([await left(61), await left(60), await left(30), await left(7), await left(1)]).toEqual([0, 1, 1, 2, 2]);
  await set({ expiry_notice_days: [30, 14, 3], review_reminder_percent: 50, review_escalation_percent: 100 });
});

test('sends no reminders or notices when none are configured', async () => {
  const set = (settings: object) => desk.reviewer.patch(`/program_settings/${desk.company.id}`, settings);
  await set({ expiry_notice_days: [], review_reminder_percent: 0 });
  const { id, account_name } = await dealer.register();
  desk.world.clock.advance(1.9 * day);
  await desk.run('clock');
  const all = await desk.reviewer.get<{ text: string; kind: string }[]>('/in_app_notifications?_end=100');
  const kinds = all.filter(({ text }) => text.includes(account_name)).map(({ kind }) => kind);
  expect(kinds).toEqual(['deal_registration_pending']);
  await desk.decide(id, 'approve');
  const { expires_at } = await desk.registration(id);
  desk.world.clock.set(new Date(Date.parse(expires_at!) - day));
  await desk.run('clock');
  const answer = await dealer.person.request(
    'GET',
    '/in_app_notifications?kind=deal_registration_expiring&_end=100',
    undefined,
    { 'x-tandem-mode': 'partner' },
  );
  expect(answer.json().filter(({ text }: { text: string }) => text.includes(account_name))).toEqual([]);
  await set({ expiry_notice_days: [30, 14, 3], review_reminder_percent: 50 });
});
