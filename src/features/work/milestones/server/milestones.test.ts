import { afterAll, beforeAll, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import { givenDeal, givenPlan, tenPercent } from '#features/commissions/accruals/server/testing/program.ts';
import { releaseDue } from '#features/commissions/commissions/server/service.ts';
import { sampleEarlierEarning } from '#features/commissions/imported-earnings/server/sample.ts';
import { samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { samplePartnerTier } from '#features/partners/partner-tiers/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { setTier } from '#features/partners/partners/server/service.ts';
import { createPayout, takePayoutStep } from '#features/payouts/payouts/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { addDays } from '#shared/time/dates.ts';
import type { MilestoneCard } from '../schema.ts';
import { recordMilestones } from './record.ts';

let world: World;
let company: Company;
let owner: Person;
let partner_id: string;
let partner: Person;
let rival: Person;
beforeAll(async () => {
  world = await createWorld({ now: '2026-03-16T09:00:00Z' });
  company = await world.company();
  owner = company.owner;
  partner_id = await company.within((call) => samplePartner(call, { name: 'North' }));
  partner = await world.partnerUser(company, partner_id);
  await company.within((call) => givenPlan(call, tenPercent));
  rival = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  await world.switchEverythingOn();
});
afterAll(() => world.close());

const cards = (person: Person, query = '') => person.get<MilestoneCard[]>(`/milestones${query}`);
const kinds = async (person: Person) => (await cards(person)).map(({ kind }) => kind);
const close = (person: Person, id: string) => person.request('POST', `/milestones/${id}/close`);
const happens = (topic: string, ref_id: string) =>
  company.within((call) => recordMilestones(call, [{ topic, ref_id }]));
/** Two payouts of one new partner, both paid, the earlier one first. */
async function payments(call: Call): Promise<{ id: string; partner_id: string }[]> {
  const partner = await samplePartner(call);
  for (let n = 0; n < 2; n++) {
    await accrueForOpportunity(
      call,
      await givenDeal(call, { partners: [partner], amount_minor: 100_000, closed_on: addDays(call.today(), -60) }),
    );
    await releaseDue(call);
    const payout = await createPayout(call, { currency: 'USD' });
    await takePayoutStep.submit(call, payout, {});
    await takePayoutStep.approve(call, payout, {});
    await takePayoutStep.pay(call, payout, { paid_on: call.today() });
  }
  return call.rows(sql`
    select id, partner_id from payout_items
    where organization_id = ${call.organization_id} and partner_id = ${partner} order by id`);
}
const approve = async () => {
  const id = await company.within((call) => samplePendingRegistration(call, { partner_id }));
  await owner.post(`/deal_registrations/${id}/approve`);
  await happens('deal_registrations.updated', id);
  return id;
};

test('the first approved registration is told to both sides, and the second one is not', async () => {
  const first = await approve();
  await approve();
  await happens('deal_registrations.updated', first);
  const [card, ...others] = await cards(owner);
  expect(others).toEqual([]);
  expect(card).toMatchObject({
    kind: 'first_registration',
    title: 'First registration approved',
    link: { to: `/partners/pending/opportunities/show/${first}` },
  });
  expect(JSON.stringify(card!.text)).toContain('North');
  expect(await cards(partner)).toMatchObject([
    { title: 'Your first registration is approved', link: { to: `/revenue/deal-desk/show/${first}` } },
  ]);
  expect(await cards(owner, `?partner_id=${partner_id}`)).toHaveLength(1);
});

test('a card that a person closed is still shown to others', async () => {
  const colleague = await world.partnerUser(company, partner_id);
  const [card] = await cards(partner);
  expect((await close(rival, card!.id)).statusCode).toBe(404);
  for (let n = 0; n < 2; n++) expect((await close(partner, card!.id)).statusCode).toBe(204);
  expect(await kinds(partner)).toEqual([]);
  expect(await kinds(colleague)).toEqual(['first_registration']);
  expect(await kinds(owner)).toEqual(['first_registration']);
});

test('other partners and other companies are told nothing', async () => {
  expect(await kinds(rival)).toEqual([]);
  const other = await world.company('Other');
  expect(await kinds(other.owner)).toEqual([]);
  const [card] = await cards(owner);
  expect((await close(other.owner, card!.id)).statusCode).toBe(404);
});

test('a manager limited to own partners is notified only about those', async () => {
  const manager = await company.member('partner_manager');
  expect(await kinds(manager)).toEqual([]);
  await owner.patch(`/partners/${partner_id}`, { owner_user_id: manager.user_id });
  expect(await kinds(manager)).toEqual(['first_registration']);
  await close(manager, (await cards(manager))[0]!.id);
  expect(await kinds(manager)).toEqual([]);
});

test('the first tier is no milestone, and a higher one is, once', async () => {
  const [silver, gold] = await company.within(async (call) => [
    await samplePartnerTier(call, { name: 'Silver', order: 1 }),
    await samplePartnerTier(call, { name: 'Gold', order: 2 }),
  ]);
  const move = async (tier_id: string, at: string) => {
    world.clock.set(at);
    await company.within((call) => setTier(call, partner_id, { tier_id, reason: 'Test' }));
    await happens('tier_memberships.updated', partner_id);
  };
  await move(silver!, '2026-03-17T09:00:00Z');
  expect(await kinds(partner)).toEqual([]);
  await move(gold!, '2026-03-18T09:00:00Z');
  expect(await kinds(partner)).toEqual(['tier_reached']);
  await close(partner, (await cards(partner))[0]!.id);
  await move(silver!, '2026-03-19T09:00:00Z');
  await move(gold!, '2026-03-20T09:00:00Z');
  expect(await kinds(partner)).toEqual([]);
});

test('a first payout is told once, whichever of two payouts is noticed first', async () => {
  const paid = await company.within(payments);
  await company.within((call) =>
    recordMilestones(
      call,
      paid.map(({ id }) => ({ topic: 'payout_items.updated', ref_id: id })),
    ),
  );
  const [first] = paid;
  expect(await cards(owner, `?partner_id=${first!.partner_id}`)).toMatchObject([{ kind: 'first_payout' }]);
  const stored = await company.within((call) =>
    call.rows<{ ref_id: string }>(sql`
      select ref_id from milestones
      where organization_id = ${call.organization_id} and kind = 'first_payout' and partner_id = ${first!.partner_id}`),
  );
  expect(stored).toEqual([{ ref_id: first!.id }]);
});

test('a payout is not the first of a partner that was paid in an earlier system', async () => {
  const [payment] = await company.within(payments);
  await company.within((call) => sampleEarlierEarning(call, { partner_id: payment!.partner_id, currency: 'USD' }));
  await happens('payout_items.updated', payment!.id);
  expect(await cards(owner, `?partner_id=${payment!.partner_id}`)).toEqual([]);
});

test('a payout that is entered long after it was paid has no card', async () => {
  const [payment] = await company.within(payments);
  await company.within((call) =>
    call.run(sql`
      update payout_items set paid_on = paid_on - 60
      where organization_id = ${call.organization_id} and partner_id = ${payment!.partner_id}`),
  );
  await happens('payout_items.updated', payment!.id);
  expect(await cards(owner, `?partner_id=${payment!.partner_id}`)).toEqual([]);
});

test('a milestone reached a month ago is not announced', async () => {
  world.clock.set('2026-04-25T09:00:00Z');
  expect(await kinds(owner)).toEqual([]);
});
