import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { DealRegistration, Receipt, RegistrationEvent } from '../../schema.ts';
import { createDesk, type Dealer, type Desk } from '../testing/desk.ts';

/**
 * A partner that exists twice: once with users, once imported from a file, with a registration entered by the company.
 */
let desk: Desk;
let kept: Dealer;
let rival: Dealer;
let given: string;
let claim: { account_name: string; account_domain: string };
beforeAll(async () => {
  desk = await createDesk();
});
beforeEach(async () => {
  const mark = newId()
    .slice(-12)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);
  kept = await desk.dealer(`Kept ${mark}`);
  rival = await desk.dealer();
  given = await desk.within((call) => samplePartner(call, { name: `Given ${mark}` }));
  claim = { account_name: `Buyer ${mark}`, account_domain: `${mark}.example` };
});
afterAll(() => desk.world.close());

async function onBehalf(): Promise<DealRegistration> {
  const draft = await desk.reviewer.post<{ id: string }>('/deal_registrations', {
    ...claim,
    partner_id: given,
    country: 'US',
    contact_email: `ada@${claim.account_domain}`,
    amount_minor: 1_000_000,
    expected_close_on: '2026-09-30',
  });
  return desk.reviewer.post<DealRegistration>(`/deal_registrations/${draft.id}/submit`, {});
}
async function merge(): Promise<void> {
  await desk.reviewer.post(`/partners/${kept.id}/merge`, { other_id: given, take: [] });
  await desk.run('partners-merged', { ref_id: kept.id });
}
const kindsOf = async (id: string) => (await desk.conflicts(id)).map(({ kind, other_id }) => [kind, other_id]);

test('keeps a protection unchanged when its registration moves to the kept partner', async () => {
  const mine = await onBehalf();
  expect(mine.status).toBe('approved');
  const theirs = await rival.register(claim);
  await merge();
  const after = await desk.registration(mine.id);
  expect(after).toMatchObject({ partner_id: kept.id, status: 'approved', protected_until: mine.protected_until });
  expect(await kindsOf(theirs.id)).toContainEqual(['protected_by_other', mine.id]);
  expect((await desk.reviewer.request('POST', `/deal_registrations/${theirs.id}/approve`, {})).statusCode).toBe(409);
  const third = await desk.dealer();
  expect(await third.person.post('/deal_registrations/check', claim)).toMatchObject({ result: 'possible_conflict' });
  expect(await kept.person.post('/deal_registrations/check', claim)).toMatchObject({
    result: 'not_eligible',
    existing: { id: mine.id },
  });
});

test('marks former rival registrations as duplicates of one partner and keeps both', async () => {
  const mine = await onBehalf();
  const second = await kept.register(claim);
  expect(await kindsOf(second.id)).toContainEqual(['protected_by_other', mine.id]);
  await merge();
  expect(await kindsOf(second.id)).toEqual([['same_partner_duplicate', mine.id]]);
  expect(await desk.registration(second.id)).toMatchObject({ status: 'pending_review' });
  expect(await desk.registration(mine.id)).toMatchObject({ status: 'approved' });
});

test('shows the timeline and the signed receipt to the users of the kept partner', async () => {
  const mine = await onBehalf();
  await merge();
  const events = await kept.person.get<RegistrationEvent[]>(`/deal_registration_events?registration_id=${mine.id}`);
  expect(events.map(({ to_status }) => to_status)).toContain('approved');
  const receipt = await kept.person.get<Receipt>(`/deal_registrations/${mine.id}/receipt`);
  expect(receipt.partner.id).toBe(given);
  expect(await desk.reviewer.post('/deal_registrations/receipts/verify', receipt)).toMatchObject({ is_genuine: true });
  expect(await rival.person.get(`/deal_registration_events?registration_id=${mine.id}`)).toEqual([]);
  expect((await rival.person.request('GET', `/deal_registrations/${mine.id}/receipt`)).statusCode).toBe(404);
});

test('keeps a converted registration with its deal', async () => {
  const mine = await onBehalf();
  const { opportunity_id } = await desk.decide(mine.id, 'convert', {});
  const { stage_id } = await desk.within((call) =>
    call.one<{ stage_id: string }>(sql`
      select s.id as stage_id from opportunities o join opportunity_stages s on s.organization_id = o.organization_id
        and s.type_id = o.type_id and s.category = 'won'
        where o.organization_id = ${call.organization_id} and o.id = ${opportunity_id}`),
  );
  await desk.reviewer.post(`/opportunities/${opportunity_id}/move`, { stage_id });
  await merge();
  expect(await desk.registration(mine.id)).toMatchObject({ partner_id: given });
});
