import { afterAll, beforeAll, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import type { MailHistory } from '#features/platform/mails/schema.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { createPayout, takePayoutStep } from './service.ts';

const PARTNER = { 'x-tandem-mode': 'partner' };
let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company('Acme');
});
afterAll(() => world.close());

const subjects = ({ mails }: MailHistory) => mails.map(({ subject }) => subject);

test('shows emails of a payout to the company, and to each partner only its own', async () => {
  const [alpha, beta] = await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 10 });
    return [await givenPartner(call, { name: 'Alpha' }), await givenPartner(call, { name: 'Beta' })];
  });
  const people = {
    alpha: await world.partnerUser(company, alpha),
    beta: await world.partnerUser(company, beta),
    seller: await world.partnerUser(company, alpha, 'partner_sales'),
  };
  const finance = await company.member('finance');
  const batch = await company.within(async (call) => {
    for (const [partner, amount_minor] of [
      [alpha, 100_000],
      [beta, 50_000],
    ] as const) {
      await accrueForOpportunity(
        call,
        await givenDeal(call, { partners: [partner], amount_minor, closed_on: '2026-03-01' }),
      );
    }
    const id = await createPayout(call, { currency: 'USD' });
    await takePayoutStep.submit(call, id, {});
    await takePayoutStep.approve(call, id, {});
    await takePayoutStep.pay(call, id, { paid_on: '2026-03-16', reference: 'TX 1' });
    return id;
  });
  const told = subjects(await finance.get<MailHistory>(`/payout_batches/${batch}/mails`));
  expect(told).toContain('$100.00 was sent to you');
  expect(told).toContain('$50.00 was sent to you');
  expect(told).toContainEqual(expect.stringMatching(/^Payout to approve: /));

  const items = await finance.get<{ id: string; partner_id: string }[]>(`/payout_items?batch_id=${batch}`);
  const itemOf = (partner: string) => items.find(({ partner_id }) => partner_id === partner)!.id;
  const asPartner = (person: Person, path: string) => person.request('GET', path, undefined, PARTNER);
  const own = await asPartner(people.alpha, `/payout_items/${itemOf(alpha)}/mails`);
  expect(subjects(own.json())).toEqual(['$100.00 was sent to you']);
  expect((await asPartner(people.alpha, `/payout_items/${itemOf(beta)}/mails`)).statusCode).toBe(404);
  expect((await asPartner(people.alpha, `/payout_batches/${batch}/mails`)).statusCode).toBe(404);

  // Users who may not see money do not see payment emails in the partner's timeline either.
  expect(subjects((await asPartner(people.alpha, `/partners/${alpha}/mails`)).json())).toEqual([
    '$100.00 was sent to you',
  ]);
  const seller = await asPartner(people.seller, `/partners/${alpha}/mails`);
  expect(seller.statusCode).toBe(200);
  expect(seller.json()).toEqual({ total: 0, mails: [] });
});
