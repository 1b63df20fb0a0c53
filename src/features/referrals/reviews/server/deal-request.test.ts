import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { Review, ReviewCandidate } from '../schema.ts';
import { sampleCustomer } from './sample.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

const ofDeal = (id: string) => company.owner.rows<ReviewCandidate>(`/review_candidates?opportunity_id=${id}`);

test('a won deal offers the contacts of its customer for each of its partners, the primary contact first', async () => {
  const { opportunity_id, account_id, contact_id, partner_id } = await company.within((call) => sampleCustomer(call));
  const primary = await company.within((call) =>
    sampleContact(call, { account_id, first_name: 'Ada', last_name: 'Byron', email: 'ada@first.example' }),
  );
  await company.within((call) =>
    call.run(sql`
      update opportunities set primary_contact_id = ${primary}
      where organization_id = ${call.organization_id} and id = ${opportunity_id}`),
  );
  expect(await ofDeal(opportunity_id)).toMatchObject([
    { contact_id: primary, partner_id, opportunity_id },
    { contact_id, partner_id, opportunity_id },
  ]);
  const helper = await company.within((call) => samplePartner(call, { name: 'Helper' }));
  await company.within((call) =>
    call.run(sql`
      insert into opportunity_participants (organization_id, opportunity_id, partner_id, role, status)
      select organization_id, opportunity_id, ${helper}, role, 'confirmed' from opportunity_participants
      where organization_id = ${call.organization_id} and opportunity_id = ${opportunity_id} limit 1`),
  );
  const both = await ofDeal(opportunity_id);
  expect(both.map((one) => one.partner_name)).toContain('Helper');
  expect(both).toHaveLength(4);
});

test('a contact is asked about a deal once', async () => {
  const { opportunity_id, contact_id, partner_id } = await company.within((call) => sampleCustomer(call));
  const [candidate] = await ofDeal(opportunity_id);
  expect(candidate).toMatchObject({ partner_id, contact_id });
  const invite = () => company.owner.request('POST', '/reviews/invite', { partner_id, opportunity_id, contact_id });
  const answers = await Promise.all([invite(), invite()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect(await ofDeal(opportunity_id)).toEqual([]);
  const [review] = await company.owner.get<Review[]>(`/reviews?opportunity_id=${opportunity_id}`);
  expect(review).toMatchObject({ partner_id, contact_id, status: 'requested' });
});

test('a deal that is not won, has no partner, or is of another company offers nobody', async () => {
  const partner_id = await company.within((call) => samplePartner(call));
  const open = await company.within((call) => sampleOpportunity(call, { participants: [{ partner_id }] }));
  const { account_id } = await company.owner.get<{ account_id: string }>(`/opportunities/${open}`);
  await company.within((call) => sampleContact(call, { account_id, email: 'open@customer.example' }));
  expect(await ofDeal(open)).toEqual([]);
  const alone = await company.within((call) => sampleCustomer(call));
  await company.within((call) =>
    call.run(sql`
      delete from opportunity_participants
      where organization_id = ${call.organization_id} and opportunity_id = ${alone.opportunity_id}`),
  );
  await company.within((call) =>
    call.run(sql`
      update opportunities set partner_id = null
      where organization_id = ${call.organization_id} and id = ${alone.opportunity_id}`),
  );
  expect(await ofDeal(alone.opportunity_id)).toEqual([]);
  const other = await world.company();
  const theirs = await other.within((call) => sampleCustomer(call));
  expect(
    (await company.owner.request('GET', `/review_candidates?opportunity_id=${theirs.opportunity_id}`)).statusCode,
  ).toBe(404);
});
