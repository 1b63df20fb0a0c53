import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '#server/testing/world.ts';
import type { DealConflict } from '../conflicts.schema.ts';
import { createDesk, type Dealer, type Desk } from './testing/desk.ts';

/** A manager of one partner reviews its registrations while another partner wants the same customers. */
let desk: Desk;
let keeper: Person;
let mine: Dealer;
let theirs: Dealer;
beforeAll(async () => {
  desk = await createDesk();
  keeper = await desk.company.member('partner_manager');
  mine = await desk.dealer('Mine', { owner_user_id: keeper.user_id });
  theirs = await desk.dealer('Theirs');
});
afterAll(() => desk.world.close());

const claimOn = (name: string) => ({ account_name: name, account_domain: `${name.toLowerCase()}.example` });
const kindsOf = async (id: string) =>
  (await desk.conflicts(id)).map(({ kind, severity, resolution }) => [kind, severity, resolution]);
const approve = (id: string, body: object = {}) => keeper.request('POST', `/deal_registrations/${id}/approve`, body);

test('shows restricted roles that a conflict exists but not with whom', async () => {
  const first = await theirs.register(claimOn('Wanted'));
  await desk.decide(first.id, 'approve');
  const { id } = await mine.register(claimOn('Wanted'));
  const [seen] = await keeper.get<DealConflict[]>(`/deal_conflicts?registration_id=${id}`);
  expect(seen).toMatchObject({ kind: 'protected_by_other', severity: 'block', other_id: null });
  expect(seen!.evidence).toEqual({ matched_on: 'domain' });
  expect(await keeper.get(`/deal_conflicts?other_id=${first.id}`)).toEqual([]);
  expect((await desk.conflicts(id))[0]).toMatchObject({ other_id: first.id, evidence: { partner_name: 'Theirs' } });
  const answer = await approve(id);
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    { statusCode: 409, message: 'This account is already protected for another registration.' },
  ]);
  const merged = await keeper.request('POST', `/deal_registrations/${id}/merge`, {
    conflict_id: seen!.id,
    role: 'source',
    code: 'other',
    text: 'It is one deal',
  });
  expect([merged.statusCode, merged.json().message]).toEqual([
    409,
    'The other record belongs to a partner you do not manage. Ask a team member with access to all partners to merge them.',
  ]);
  const draft = await keeper.post<{ id: string }>('/deal_registrations', {
    ...onBehalf('Wanted'),
    partner_id: mine.id,
  });
  const registered = await keeper.request('POST', `/deal_registrations/${draft.id}/submit`, {});
  expect(registered.statusCode).toBe(409);
  expect(registered.body).not.toContain('Theirs');
  expect(registered.body).not.toContain(first.id);
});

test('keeps the conflict on record when a restricted role approves', async () => {
  await theirs.register(claimOn('Rival'));
  const { id } = await mine.register(claimOn('Rival'));
  expect(await kindsOf(id)).toEqual([['pending_by_other', 'warn', 'open']]);
  const approved = await approve(id, { override: { code: 'customer_decision', text: 'The customer chose.' } });
  expect(approved.statusCode, approved.body).toBe(200);
  expect(await kindsOf(id)).toEqual([['pending_by_other', 'warn', 'overridden']]);
});

test.each([
  ['approve', {}, 'approved'],
  ['ask', { question: 'Which site?' }, 'info_requested'],
  ['reject', { reason_code: 'other', reason_text: 'Too far away.' }, 'rejected'],
])('they %s a registration of their partner and notify the partner’s users', async (move, body, status) => {
  const told = () =>
    mine.person
      .request('GET', '/in_app_notifications', undefined, { 'x-tandem-mode': 'partner' })
      .then((answer) => answer.json().length);
  const { id } = await mine.register();
  const before = await told();
  expect(await keeper.post(`/deal_registrations/${id}/${move}`, body)).toMatchObject({ status });
  expect(await told()).toBe(before + 1);
});

/** A registration that a team member enters on behalf of a partner. */
function onBehalf(name: string) {
  return {
    ...claimOn(name),
    country: 'US',
    contact_email: `ada@${name.toLowerCase()}.example`,
    amount_minor: 1_000_000,
    expected_close_on: '2026-09-30',
  };
}
