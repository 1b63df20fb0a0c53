import { afterAll, beforeAll, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import { givenDeal, givenPlan, tenPercent } from '#features/commissions/accruals/server/testing/program.ts';
import { releaseDue } from '#features/commissions/commissions/server/service.ts';
import { sampleDealRegistration, samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { takeRegistrationStep } from '#features/deals/deal-registrations/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { PartnerHome } from '../schema.ts';

let world: World;
let company: Company;
let partner_id: string;
let rep: Person;
beforeAll(async () => {
  world = await createWorld({ now: '2026-03-16T09:00:00Z' });
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  rep = await world.partnerUser(company, partner_id);
});
afterAll(() => world.close());

const planPayouts = (day: number | null) =>
  company.within((call) =>
    call.run(sql`
      update program_settings set payout_day = ${day}, payout_pay_days = 10
      where organization_id = ${call.organization_id}`),
  );
const home = (person: Person) => person.get<PartnerHome>('/dashboards/home');

test('the next money is what is on hold, then what is payable on the day of the payout calendar', async () => {
  expect((await home(rep)).payment).toBeNull();
  await company.within(async (call) => {
    await givenPlan(call, { ...tenPercent, hold_days: 30 });
    await accrueForOpportunity(call, await givenDeal(call, { partners: [partner_id], closed_on: '2026-03-10' }));
  });
  const amounts = [{ currency: 'USD', amount_minor: 10_000 }];
  expect((await home(rep)).payment).toEqual({ state: 'on_hold', amounts, on: '2026-04-09' });

  world.clock.set('2026-04-10T09:00:00Z');
  await company.within((call) => releaseDue(call));
  await planPayouts(null);
  expect((await home(rep)).payment).toEqual({ state: 'payable', amounts, on: null });
  await planPayouts(15);
  expect((await home(rep)).payment).toEqual({ state: 'payable', amounts, on: '2026-04-25' });
  const sales = await world.partnerUser(company, partner_id, 'partner_sales');
  expect((await home(sales)).payment, 'people who may not see payments').toBeNull();
});

test('a question about a deal comes before an older draft, and a neighbor’s deals do not count', async () => {
  const neighbor = await company.within((call) => samplePartner(call));
  await company.within((call) => sampleDealRegistration(call, { partner_id: neighbor }));
  expect((await home(rep)).deal).toEqual({ item: null, total: 0 });

  const draft = await company.within((call) => sampleDealRegistration(call, { partner_id }));
  expect((await home(rep)).deal).toMatchObject({ item: { kind: 'registration_draft', id: draft }, total: 1 });
  world.clock.set('2026-04-11T09:00:00Z');
  const asked = await company.within(async (call) => {
    const id = await samplePendingRegistration(call, { partner_id });
    await takeRegistrationStep.ask(call, id, { question: 'Who decides?' });
    return id;
  });
  expect((await home(rep)).deal).toMatchObject({
    item: { kind: 'registration_question', id: asked, detail: 'Who decides?' },
    total: 2,
  });
  expect((await company.owner.request('GET', '/dashboards/home')).statusCode).toBe(404);
});
