import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { ChangedMany } from '#shared/nouns/change-many.ts';
import type { CheckAnswer } from '../../check.schema.ts';
import type { DealRegistration, DealRegistrationForPartner, RegistrationEvent } from '../../schema.ts';
import { createDesk, type Dealer, type Desk } from '../testing/desk.ts';

let desk: Desk;
let north: Dealer;
let south: Dealer;
let east: Dealer;
const START = '2026-03-16T09:00:00Z';
vi.setConfig({ testTimeout: 60_000 });
beforeAll(async () => {
  desk = await createDesk();
  [north, south, east] = [await desk.dealer('North Wind'), await desk.dealer('South Sea'), await desk.dealer('East')];
});
beforeEach(async () => {
  desk.world.clock.set(START);
  await settings({ hold_hours: 48, claim_budget: null, daily_checks_per_partner: 1000 });
});
afterAll(() => desk.world.close());

const settings = (values: object) => desk.reviewer.patch(`/program_settings/${desk.company.id}`, values);
const someone = () => ({ account_name: 'Wanted', account_domain: `wanted-${newId().slice(-10)}.example` });
const check = (dealer: Dealer, claim: object) => dealer.person.post<CheckAnswer>('/deal_registrations/check', claim);
/** Checks, drafts, and tries to hold. */
async function hold(dealer: Dealer, claim: ReturnType<typeof someone>) {
  await check(dealer, claim);
  const id = await dealer.draft(claim);
  const answer = await dealer.person.request('POST', `/deal_registrations/${id}/hold`, {});
  return { id, code: answer.statusCode, message: (answer.json() as { message?: string }).message, answer };
}
const own = (dealer: Dealer, id: string) => dealer.person.get<DealRegistrationForPartner>(`/deal_registrations/${id}`);
const move = (dealer: Dealer, id: string, name: string) =>
  dealer.person.post<DealRegistrationForPartner>(`/deal_registrations/${id}/${name}`, {});

test('holds a free account for the hours set by the program', async () => {
  const claim = someone();
  expect(await check(north, claim)).toMatchObject({ result: 'free', hold_hours: 48 });
  const { id, answer } = await hold(north, claim);
  expect(answer.json()).toMatchObject({ status: 'draft', is_held: true, held_until: '2026-03-18T09:00:00+00:00' });
  // Again while it lasts, nothing changes.
  await move(north, id, 'hold');
  expect(await desk.reviewer.get<DealRegistration[]>('/deal_registrations?is_held=true')).toMatchObject([
    { id, partner_name: 'North Wind', held_until: '2026-03-18T09:00:00+00:00' },
  ]);
  expect(await check(north, claim)).toMatchObject({ result: 'free' });
  const others = await check(south, claim);
  expect(others).toMatchObject({ result: 'possible_conflict', clause: 'existing_engagement', hold_hours: null });
  expect(JSON.stringify(others)).not.toMatch(/North|wanted/i);
  expect(await hold(south, claim)).toMatchObject({ code: 409, message: expect.stringContaining('cannot be held') });
  await move(north, id, 'release_hold');
});

test('the company releases many holds in one request', async () => {
  const [first, second] = [await hold(north, someone()), await hold(south, someone())];
  const ids = [first.id, second.id];
  const strange = await north.person.request('POST', '/deal_registrations/bulk/release_hold', { ids: [second.id] });
  expect(strange.json()).toMatchObject({ changed: 0, refused: [{ id: second.id, name: '' }] });
  const answer = await desk.reviewer.post<ChangedMany>('/deal_registrations/bulk/release_hold', { ids });
  expect(answer).toEqual({ changed: 2, refused: [] });
  expect(await desk.reviewer.get('/deal_registrations?is_held=true')).toEqual([]);
});

test('rejects protection for other partners during a hold, even by the company', async () => {
  const claim = someone();
  const { id } = await hold(north, claim);
  const theirs = await south.register(claim);
  expect(theirs.status).toBe('pending_review');
  expect(await desk.conflicts(theirs.id)).toMatchObject([{ kind: 'protected_by_other', other_id: id }]);
  const override = { override: { code: 'other', text: 'We want this' } };
  const refused = await desk.reviewer.request('POST', `/deal_registrations/${theirs.id}/approve`, override);
  expect(refused.statusCode).toBe(409);
  await desk.reviewer.post(`/deal_registrations/${id}/release_hold`, {});
  expect((await desk.decide(theirs.id, 'approve', override)).status).toBe('approved');
  const [notice] = await north.person.get<{ text: string }[]>(
    '/in_app_notifications?kind=deal_registration_hold_ended&_end=1',
  );
  expect(notice!.text).toContain('was ended by the company');
});

test('expires a hold, frees the account, and notifies the partner once', async () => {
  const claim = someone();
  const { id } = await hold(north, claim);
  desk.world.clock.set('2026-03-18T08:59:59Z');
  await desk.run('holds');
  expect(await own(north, id)).toMatchObject({ is_held: true });
  desk.world.clock.set('2026-03-18T09:00:00Z');
  // Over at the instant, whether or not the job has run.
  expect(await check(south, claim)).toMatchObject({ result: 'free' });
  const { id: second } = await hold(south, claim);
  expect(await own(south, second)).toMatchObject({ is_held: true });
  await desk.run('holds');
  await desk.run('holds');
  expect(await own(north, id)).toMatchObject({ status: 'draft', is_held: false, held_until: null });
  const notices = await north.person.get<{ text: string; link: string }[]>(
    `/in_app_notifications?kind=deal_registration_hold_ended&_end=100`,
  );
  expect(notices.filter(({ link }) => link.includes(id))).toMatchObject([{ text: expect.stringContaining('expired') }]);
});

test('turns a hold into a registration when the draft is submitted', async () => {
  const claim = someone();
  const { id } = await hold(north, claim);
  await move(north, id, 'submit');
  const { opportunity_id, ...approved } = await desk.decide(id, 'approve', { convert: true });
  expect(approved).toMatchObject({ status: 'approved', is_held: false });
  const events = await north.person.get<RegistrationEvent[]>(`/deal_registration_events?registration_id=${id}`);
  expect(events.find(({ to_status }) => to_status === 'submitted')).toMatchObject({ reason_code: 'held_before' });
  await desk.reviewer.post('/opportunity_notes', { opportunity_id, body: 'We met', visibility: 'partner' });
  await desk.reviewer.post(`/deal_registrations/${id}/extend`, { reason_text: 'A meeting took place' });
  expect(await desk.registration(id)).toMatchObject({ extensions: 1 });
});

test('counts holds against the limit of open registrations', async () => {
  const dealer = await desk.dealer();
  await settings({ claim_budget: 2 });
  const first = await dealer.register(someone());
  const { id } = await hold(dealer, someone());
  expect(await hold(dealer, someone())).toMatchObject({
    code: 409,
    message: expect.stringContaining('2 open registrations'),
  });
  const third = await dealer.draft(someone());
  const refused = await dealer.person.request('POST', `/deal_registrations/${third}/submit`, {});
  expect(refused.json()).toMatchObject({ statusCode: 409, message: expect.stringContaining('2 open registrations') });
  // A held account already counts toward the limit, and a rejected registration no longer does.
  await move(dealer, id, 'submit');
  await desk.decide(first.id, 'reject', { reason_code: 'not_qualified', reason_text: 'Too small' });
  expect((await move(dealer, third, 'submit')).status).toBe('pending_review');
  // Registrations on behalf of a partner do not count toward the partner's limit.
  const more = await desk.reviewer.post<{ id: string }>('/deal_registrations', {
    ...someone(),
    partner_id: dealer.id,
    country: 'US',
    contact_email: 'ada@more.example',
    amount_minor: 100,
    expected_close_on: '2026-09-30',
  });
  expect((await desk.reviewer.request('POST', `/deal_registrations/${more.id}/submit`, {})).statusCode).toBe(200);
});

test('holds only checked accounts, once, and only if the program offers holds', async () => {
  const claim = someone();
  const unchecked = await north.draft(claim);
  const attempt = (id: string) => north.person.request('POST', `/deal_registrations/${id}/hold`, {});
  expect((await attempt(unchecked)).json().message).toContain('Check this account first');
  const { id } = await hold(north, claim);
  const renamed = await north.person.request('PATCH', `/deal_registrations/${id}`, { account_domain: 'other.example' });
  expect(renamed.json().errors).toHaveProperty('account_domain');
  expect((await north.person.request('PATCH', `/deal_registrations/${id}`, { title: 'Fine' })).statusCode).toBe(200);
  // Neither letting go nor deleting the draft gives a second turn, but both leave the company to others.
  await north.person.request('DELETE', `/deal_registrations/${id}`);
  expect((await attempt(unchecked)).json().message).toContain('You held this account on 2026-03-16');
  expect((await hold(south, claim)).code).toBe(200);
  desk.world.clock.set('2026-04-20T09:00:00Z');
  const late = await hold(north, claim);
  expect(late.code).toBe(200);
  // The same draft, another time, whether or not the end of the first turn was noticed.
  desk.world.clock.set('2026-04-23T09:00:00Z');
  await check(north, claim);
  expect((await attempt(late.id)).json().message).toContain('You held this account on 2026-04-20');
  desk.world.clock.set('2026-05-25T09:00:00Z');
  await check(north, claim);
  expect((await attempt(late.id)).json()).toMatchObject({ is_held: true, held_until: '2026-05-27T09:00:00+00:00' });

  await settings({ hold_hours: null });
  const other = someone();
  expect(await check(north, other)).toMatchObject({ result: 'free', hold_hours: null });
  expect((await hold(north, other)).message).toContain('does not offer holds');
  const foreign = await south.draft(other);
  expect((await attempt(foreign)).statusCode).toBe(404);
  const submitted = await north.register(someone());
  expect((await attempt(submitted.id)).json()).toMatchObject({ statusCode: 409, allowed: ['draft'] });
});

test('rejects a hold for a name that was not checked today', async () => {
  await desk.company.owner.post('/accounts', { name: 'Known Customer', is_customer: true });
  const claim = someone();
  await check(north, claim);
  const attempt = async (account_name: string) => {
    const id = await north.draft({ ...claim, account_name });
    return north.person.request('POST', `/deal_registrations/${id}/hold`, {});
  };
  for (const name of ['Known Customer', 'Unknown Customer']) {
    const refused = await attempt(name);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain('Check this account first');
  }
  expect((await attempt(claim.account_name)).statusCode).toBe(200);
});

test('grants exactly one of several simultaneous holds of one account', async () => {
  for (let round = 0; round < 6; round += 1) {
    const claim = someone();
    const answers = await Promise.all([north, south, east].map((dealer) => hold(dealer, claim)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
  }
});

test('never holds or protects one account for two partners at a time', async () => {
  const dealers = [north, south, east];
  const step = fc.record({
    who: fc.nat(2),
    what: fc.constantFrom('hold', 'register', 'release', 'wait'),
    hours: fc.integer({ min: 1, max: 60 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      const claim = someone();
      let now = Date.parse(START);
      desk.world.clock.set(START);
      for (const { who, what, hours } of steps) {
        if (what === 'wait') {
          now += hours * 3_600_000;
          desk.world.clock.set(new Date(now).toISOString());
          await desk.run('holds');
        } else if (what === 'hold') await hold(dealers[who]!, claim);
        else if (what === 'register') {
          const id = await dealers[who]!.draft(claim);
          const answer = await dealers[who]!.person.request('POST', `/deal_registrations/${id}/submit`, {});
          if (answer.statusCode === 200) await desk.reviewer.request('POST', `/deal_registrations/${id}/approve`, {});
        } else {
          const held = await desk.reviewer.get<DealRegistration[]>(
            `/deal_registrations?is_held=true&account_domain=${claim.account_domain}`,
          );
          for (const { id } of held) await desk.reviewer.post(`/deal_registrations/${id}/release_hold`, {});
        }
        const live = await desk.within((call) =>
          call.rows<{ n: number }>(sql`
            select count(*)::int as n
            from deal_protections a join deal_protections b on b.organization_id = a.organization_id
              and b.account_key = a.account_key and b.id > a.id and a.valid && b.valid
              where a.organization_id = ${call.organization_id}`),
        );
        expect(live).toEqual([{ n: 0 }]);
      }
    }),
    { numRuns: 8, seed: 42 },
  );
});

test('notifies the company when a partner uses all checks or checks many accounts without registering', async () => {
  const [busy, steady] = [await desk.dealer('Busy'), await desk.dealer('Steady')];
  const told = async (name: string) =>
    (await desk.reviewer.get<{ text: string }[]>('/in_app_notifications?kind=deal_registration_probing&_end=100'))
      .map(({ text }) => text)
      .filter((text) => text.startsWith(name));
  await settings({ daily_checks_per_partner: 3 });
  for (let at = 0; at < 3; at += 1) {
    expect(await told('Busy')).toEqual([]);
    await check(busy, someone());
  }
  expect((await busy.person.request('POST', '/deal_registrations/check', someone())).statusCode).toBe(429);
  expect(await told('Busy')).toMatchObject([expect.stringContaining('used all 3 checks for today')]);

  await settings({ daily_checks_per_partner: 1000 });
  const ask = async (count: number) => {
    for (let at = 0; at < count; at += 1) await check(steady, someone());
  };
  await ask(39);
  expect(await told('Steady')).toEqual([]);
  await ask(5);
  expect(await told('Steady')).toMatchObject([expect.stringContaining('checked 40 accounts')]);

  const naming = await desk.dealer('Naming');
  for (let at = 0; at < 40; at += 1) {
    expect(await told('Naming')).toEqual([]);
    await check(naming, { account_domain: 'constant.example', account_name: `Name ${at}` });
  }
  expect(await told('Naming')).toMatchObject([expect.stringContaining('checked 40 accounts')]);
});
