import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { newId } from '#shared/ids.ts';
import type { DealConflict } from '../../conflicts.schema.ts';
import type { MergePreview } from '../../merging.schema.ts';
import type { DealRegistration, RegistrationEvent } from '../../schema.ts';
import { createDesk, type Dealer, type Desk } from '../testing/desk.ts';
import { joined, registrationShare, type Split } from './joining.ts';

/** Two registrations that turn out to be one deal. */
let desk: Desk;
let north: Dealer;
let south: Dealer;
let claim: { account_name: string; account_domain: string; title: string };
let first: DealRegistration;
let second: DealRegistration;
let stands: DealConflict;
const marked = () => {
  const mark = newId()
    .slice(-12)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);
  return { account_name: mark, account_domain: `${mark}.example`, title: `Rollout ${mark}` };
};
beforeAll(async () => {
  desk = await createDesk();
  north = await desk.dealer('North Wind');
  south = await desk.dealer('South Sea');
});
beforeEach(async () => {
  desk.world.clock.set('2026-03-16T09:00:00Z');
  claim = marked();
  first = await north.register(claim);
  first = await desk.decide(first.id, 'approve', { convert: true });
  desk.world.clock.set('2026-03-20T09:00:00Z');
  second = await south.register(claim);
  [stands] = (await desk.conflicts(second.id)) as [DealConflict];
});
afterAll(() => desk.world.close());

const answer = (more: object = {}) => ({
  conflict_id: stands.id,
  role: 'source',
  share_percent: 40,
  code: 'agreed_with_parties',
  text: 'Both met the buyer; North Wind was first.',
  ...more,
});
const merge = (id = second.id, body: object = answer()) =>
  desk.reviewer.request('POST', `/deal_registrations/${id}/merge`, body);
const parts = async (deal = first.opportunity_id) =>
  (
    await desk.reviewer.get<{ partner_name: string; role: string; weight: number; status: string }[]>(
      `/opportunity_participants?opportunity_id=${deal}&_sort=position`,
    )
  ).map(({ partner_name, role, weight, status }) => [partner_name, role, weight, status]);
const told = async ({ person }: Dealer) =>
  (await person.get<{ text: string; link: string; kind: string }[]>('/in_app_notifications?_start=0&_end=1'))[0]!;
const eventsOf = ({ person }: Dealer, id: string) =>
  person.get<RegistrationEvent[]>(`/deal_registration_events?registration_id=${id}&_sort=at`);

test('merges the later registration into the deal of the first, which stays the only protected one', async () => {
  expect(stands).toMatchObject({ kind: 'protected_by_other', resolution: 'open' });
  const done = await merge();
  expect(done.statusCode, done.body).toBe(200);
  expect(done.json()).toMatchObject({
    status: 'approved',
    opportunity_id: first.opportunity_id,
    is_shared: true,
    conflict_severity: null,
    // As long as any approval of today.
    protected_until: '2026-06-18T09:00:00+00:00',
    expires_at: '2026-06-18T09:00:00+00:00',
  });
  expect(await parts()).toEqual([
    ['North Wind', 'source', 3, 'confirmed'],
    ['South Sea', 'source', 2, 'confirmed'],
  ]);
  expect(await desk.conflicts(second.id)).toMatchObject([
    {
      resolution: 'merged',
      resolution_code: 'agreed_with_parties',
      resolution_text: 'Both met the buyer; North Wind was first.',
      resolved_by: desk.company.owner.user_id,
    },
  ]);
  expect(await desk.registration(first.id)).toMatchObject({
    status: 'approved',
    is_shared: false,
    row_version: expect.any(Number),
  });
  // A third partner is still excluded by the first registration alone; the nightly check reports nothing new.
  await desk.run('detect');
  expect((await desk.conflicts(second.id)).map(({ resolution }) => resolution)).toEqual(['merged']);
  const third = await (await desk.dealer('Third')).register(claim);
  expect((await desk.conflicts(third.id)).map(({ kind, other_id }) => [kind, other_id])).toEqual([
    ['protected_by_other', first.id],
  ]);
});

test('tells each partner their own role and share but not who the other is', async () => {
  await merge(second.id, answer({ reason_text: 'Welcome on board.' }));
  const [north_, south_] = [await told(north), await told(south)];
  expect(south_).toMatchObject({
    kind: 'deal_registration_merged',
    text: `${claim.account_name} (registration ${second.number}) was merged into an existing deal. You take part as source, with 40% of the commission for that role. Your registration is valid until June 18, 2026 but not exclusive. Welcome on board.`,
    link: `/revenue/deal-desk/show/${second.id}`,
  });
  expect(north_).toMatchObject({
    kind: 'deal_registration_joined',
    text: `Another partner now takes part in the deal ${claim.title}. Your share as source is now 60%.`,
    link: `/revenue/opportunities/show/${first.opportunity_id}`,
  });
  expect((await south.person.get<{ name: string }>(`/opportunities/${first.opportunity_id}`)).name).toBe(claim.title);
  const read = async ({ person }: Dealer, own: string) =>
    JSON.stringify(
      await Promise.all([
        person.get(`/deal_registrations/${own}`),
        person.get(`/deal_registration_events?registration_id=${own}`),
        person.get(`/opportunities/${first.opportunity_id}`),
        person.get(`/opportunity_participants?opportunity_id=${first.opportunity_id}`),
        person.get('/in_app_notifications?_start=0&_end=50'),
      ]),
    );
  const [norths, souths] = [await read(north, first.id), await read(south, second.id)];
  for (const secret of ['South Sea', south.id, second.id]) expect(norths).not.toContain(secret);
  for (const secret of ['North Wind', north.id, first.id, 'was first']) expect(souths).not.toContain(secret);
  expect((await eventsOf(south, second.id)).at(-1)).toMatchObject({
    to_status: 'approved',
    reason_code: 'merged',
    reason_text: 'Welcome on board.',
  });
  expect((await eventsOf(north, first.id)).at(-1)).toMatchObject({ to_status: 'approved', reason_code: 'joined' });
  const mails = await desk.reviewer.get<{ mails: { subject: string }[] }>('/mail_outbox');
  expect(mails.mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      `${claim.account_name}: you take part in the deal`,
      `${claim.title}: another partner joined`,
    ]),
  );
});

test('previews the resulting split without saving', async () => {
  const preview = (body: object) =>
    desk.reviewer.post<MergePreview>(`/deal_registrations/${second.id}/merge/preview`, {
      conflict_id: stands.id,
      ...body,
    });
  expect(await preview({ role: 'source', share_percent: 25 })).toMatchObject({
    opportunity_id: first.opportunity_id,
    opportunity_name: claim.title,
    parts: [
      { partner_name: 'North Wind', role: 'source', share: '75%', is_new: false },
      { partner_name: 'South Sea', role: 'source', share: '25%', is_new: true },
    ],
  });
  expect((await preview({ role: 'services' })).parts.map(({ share }) => share)).toEqual(['100%', '100%']);
  expect(await desk.registration(second.id)).toMatchObject({
    status: 'pending_review',
    row_version: second.row_version,
  });
  expect(await parts()).toHaveLength(1);
});

test('keeps all shares when the roles differ and closes both registrations on a win', async () => {
  await merge(second.id, answer({ role: 'services', share_percent: undefined }));
  expect(await told(north)).toMatchObject({ text: expect.stringContaining('Your share has not changed.') });
  const { type_id } = await desk.reviewer.get<{ type_id: string }>(`/opportunities/${first.opportunity_id}`);
  const [won] = await desk.reviewer.get<{ id: string }[]>(`/opportunity_stages?type_id=${type_id}&category=won`);
  await desk.reviewer.post(`/opportunities/${first.opportunity_id}/move`, { stage_id: won!.id });
  await desk.run('deal-updated', { ref_id: first.opportunity_id! });
  for (const { id } of [first, second]) expect(await desk.registration(id)).toMatchObject({ status: 'converted' });
});

test('lets a merged registration expire without ending the first protection', async () => {
  await merge();
  await south.person.post(`/deal_registrations/${second.id}/release`, {});
  expect(await desk.registration(second.id)).toMatchObject({ status: 'released' });
  expect(await desk.registration(first.id)).toMatchObject({ status: 'approved', opportunity_id: first.opportunity_id });
  const third = await (await desk.dealer('Fourth')).register(claim);
  expect(third).toMatchObject({ status: 'pending_review' });
});

test('creates the deal of the first registration if there is none yet', async () => {
  claim = marked();
  first = await desk.decide((await north.register(claim)).id, 'approve');
  second = await south.register(claim);
  [stands] = (await desk.conflicts(second.id)) as [DealConflict];
  expect((await merge()).statusCode).toBe(200);
  first = await desk.registration(first.id);
  expect(first.opportunity_id).toBeTruthy();
  expect(await parts()).toEqual([
    ['North Wind', 'source', 3, 'confirmed'],
    ['South Sea', 'source', 2, 'confirmed'],
  ]);
});

test('joins an own deal of the company and is protected for the account', async () => {
  claim = marked();
  const deal = await desk.within(async (call) =>
    sampleOpportunity(call, {
      name: 'Ours already',
      account_id: await sampleAccount(call, { name: claim.account_name, domain: claim.account_domain }),
    }),
  );
  second = await south.register(claim);
  [stands] = (await desk.conflicts(second.id)) as [DealConflict];
  expect(stands).toMatchObject({ kind: 'vendor_open_deal', other_id: deal });
  expect((await merge(second.id, answer({ role: 'influence' }))).json()).toMatchObject({
    status: 'approved',
    opportunity_id: deal,
    is_shared: false,
  });
  expect(await parts(deal)).toEqual([['South Sea', 'influence', 1, 'confirmed']]);
  expect(await told(south)).toMatchObject({ text: expect.stringContaining('The account is protected for you until') });
});

test('merges two registrations protected under two names of one account', async () => {
  const other = marked();
  const late = await desk.decide((await south.register(other)).id, 'approve');
  const [kept] = await desk.reviewer.get<{ id: string }[]>(`/accounts?domain=${claim.account_domain}`);
  const made = await desk.reviewer.post<{ id: string }>('/accounts', {
    name: other.account_name,
    domain: other.account_domain,
  });
  await desk.reviewer.post(`/accounts/${kept!.id}/merge`, { other_id: made.id, take: [] });
  await desk.run('accounts-merged', { ref_id: kept!.id });
  const collision = (await desk.conflicts(late.id)).find(({ other_id }) => other_id === first.id)!;
  const done = await merge(late.id, answer({ conflict_id: collision.id }));
  expect(done.statusCode, done.body).toBe(200);
  expect(done.json()).toMatchObject({ status: 'approved', is_shared: true, expires_at: late.expires_at });
  for (const { id } of [first, late])
    expect((await desk.conflicts(id)).map(({ resolution }) => resolution)).not.toContain('open');
});

test('rejects invalid merges with a reason', async () => {
  const refused = async (id: string, body: object) => {
    const { statusCode, body: text } = await merge(id, body);
    return [statusCode, (JSON.parse(text) as { message: string }).message];
  };
  // While both are undecided, the user must choose first which one leads the deal.
  const free = marked();
  const early = await north.register(free);
  const late = await south.register(free);
  const [waits] = await desk.conflicts(late.id);
  expect(waits).toMatchObject({ kind: 'pending_by_other', other_id: early.id });
  expect(await refused(late.id, answer({ conflict_id: waits!.id }))).toEqual([
    409,
    `Registration ${early.number} is "pending_review": you can only merge into the deal of an approved registration. Decide that one first.`,
  ]);
  expect(await refused(second.id, answer({ conflict_id: newId() }))).toEqual([409, 'This conflict no longer exists.']);
  await merge();
  const again = await merge(second.id, answer());
  expect(again.statusCode).toBe(409);
  const stale = await desk.reviewer.request('POST', `/deal_registrations/${late.id}/merge`, {
    ...answer({ conflict_id: waits!.id }),
    row_version: 0,
  });
  expect(stale.statusCode).toBe(409);
  expect(
    (await desk.reviewer.request('POST', `/deal_registrations/${late.id}/merge`, { ...answer(), text: ' ' }))
      .statusCode,
  ).toBe(400);
  expect((await south.person.request('POST', `/deal_registrations/${late.id}/merge`, answer())).statusCode).toBe(404);
});

test('merges once when two people merge at the same time', async () => {
  const done = await Promise.all([merge(), merge()]);
  expect(done.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await parts()).toHaveLength(2);
});

test('gives the joining partner their share and keeps the proportions of the others', () => {
  const part = (partner_id: string, weight: number, role: 'source' | 'services' = 'source'): Split[number] => ({
    partner_id,
    role,
    weight,
    status: 'confirmed',
  });
  const shares = (split: Split) => split.map((one) => registrationShare(one, split));
  const three = joined([part('a', 2), part('b', 1), part('c', 5, 'services')], {
    partner_id: 'd',
    role: 'source',
    percent: 10,
  });
  expect(shares(three)).toEqual(['60%', '30%', '100%', '10%']);
  expect(shares(joined([], { partner_id: 'd', role: 'source' }))).toEqual(['100%']);
  expect(joined(three, { partner_id: 'd', role: 'source' })).toEqual(three);
  expect(() =>
    joined([part('a', 999_983), part('b', 999_979)], { partner_id: 'd', role: 'source', percent: 33 }),
  ).toThrow();
});
