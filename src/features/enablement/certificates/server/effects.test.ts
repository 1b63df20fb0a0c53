import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDesk, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import type { OpportunityType } from '#features/deals/opportunity-types/schema.ts';
import { riskSentence } from '#features/enablement/tier-criteria/risk-text.ts';
import {
  ladder,
  night,
  partnerIn,
  publish,
  standing,
} from '#features/enablement/tier-criteria/server/testing/tier-year.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { Certificate, CertificateProgram } from '../schema.ts';
import { sampleCertificate, sampleCertificateProgram } from './sample.ts';
import { trackSteps } from './track-step.ts';

let world: World;
let desk: Desk;
beforeAll(async () => {
  world = await createWorld();
  desk = await createDesk(world);
});
afterAll(() => world.close());

const program = (given: object = {}) => desk.within((call) => sampleCertificateProgram(call, given));
const certify = (partner_id: string, program_id: string, name = 'Ana Lopez') =>
  desk.within((call) => sampleCertificate(call, { partner_id, program_id, name }));
const asking = (required_program_id: string) =>
  desk.reviewer.post<OpportunityType>('/opportunity_types', { name: `Type ${newId().slice(-6)}`, required_program_id });

test('a deal type that asks for a certificate is refused without one, and said before', async () => {
  const program_id = await program({ name: 'Migration expert' });
  const type = await asking(program_id);
  const dealer = await desk.dealer();
  const draft = await dealer.draft({ type_id: type.id });
  const benefit = () =>
    dealer.person.post<{ certificate: unknown }>('/deal_registrations/benefit', { type_id: type.id });
  expect((await benefit()).certificate).toEqual({ name: 'Migration expert', is_held: false });
  const refused = await dealer.person.request('POST', `/deal_registrations/${draft}/submit`, {});
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    message: 'This deal type asks for the certificate “Migration expert”. No one at this partner holds a valid one.',
    errors: { type_id: [expect.stringContaining('Migration expert')] },
  });
  const held = await certify(dealer.id, program_id);
  expect((await benefit()).certificate).toEqual({ name: 'Migration expert', is_held: true });
  expect((await dealer.person.request('POST', `/deal_registrations/${draft}/submit`, {})).statusCode).toBe(200);
  await desk.reviewer.post(`/certificates/${held}/revoke`, { reason: 'Left' });
  const next = await dealer.draft({ type_id: type.id });
  expect((await dealer.person.request('POST', `/deal_registrations/${next}/submit`, {})).statusCode).toBe(422);
  // The default deal type requires no certificate.
  expect((await dealer.register()).status).toBe('pending_review');
});

test('the company cannot pass the gate on behalf of a partner, and another partner’s certificate does not count', async () => {
  const program_id = await program();
  const type = await asking(program_id);
  const [dealer, other] = [await desk.dealer(), await desk.dealer()];
  await certify(other.id, program_id);
  const { id } = await desk.reviewer.post<{ id: string }>('/deal_registrations', {
    partner_id: dealer.id,
    type_id: type.id,
    account_name: 'Big buyer',
    account_domain: `buyer-${newId().slice(-8)}.example`,
    country: 'US',
    contact_email: 'ada@buyer.example',
    amount_minor: 100_000,
    expected_close_on: '2026-09-30',
  });
  expect((await desk.reviewer.request('POST', `/deal_registrations/${id}/submit`, {})).statusCode).toBe(422);
  const seen = await dealer.person.get<OpportunityType>(`/opportunity_types/${type.id}`);
  expect(seen).toMatchObject({ required_program_id: program_id });
});

test('a deal type asks only for published certificates of the company, which then stay published', async () => {
  const stranger = await world.company();
  const theirs = await stranger.within((call) => sampleCertificateProgram(call));
  const draft = await desk.reviewer.post<CertificateProgram>('/certificate_programs', {
    name: 'Draft',
    kind: 'person',
  });
  for (const required_program_id of [theirs, draft.id, newId()]) {
    const refused = await desk.reviewer.request('POST', '/opportunity_types', { name: 'No', required_program_id });
    expect(refused.json().errors).toHaveProperty('required_program_id');
  }
  const program_id = await program();
  await asking(program_id);
  const archived = await desk.reviewer.request('DELETE', `/certificate_programs/${program_id}`);
  expect([
    archived.statusCode,
    (await desk.reviewer.request('POST', `/certificate_programs/${program_id}/withdraw`)).statusCode,
  ]).toEqual([409, 409]);
});

test('certified people count for tiers, with the person as evidence and the risk of the lapse', async () => {
  const company = await world.company();
  world.clock.set('2026-03-16T09:00:00Z');
  const tiers = await ladder(company);
  const program_id = await company.within((call) =>
    sampleCertificateProgram(call, { name: 'Expert', valid_months: 6 }),
  );
  const partner_id = await partnerIn(company, tiers.gold);
  const ids = [newId(), newId()];
  for (const [index, user_id] of ids.entries())
    await company.within((call) =>
      sampleCertificate(call, { partner_id, program_id, user_id, name: ['Ana Lopez', 'Bo Berg'][index]! }),
    );
  await publish(company, [
    { tier_id: tiers.silver, metric: 'certified_people', threshold: 1, window_months: null },
    { tier_id: tiers.gold, metric: 'certified_people', threshold: 2, subject: program_id, window_months: null },
  ]);
  await night(world, company, '2026-03-17');
  const held = await standing(company, partner_id);
  expect(held).toMatchObject({ state: 'held', earned_tier_name: 'gold', risk_on: '2026-09-17' });
  const result = held.results.find(({ subject }) => subject === 'Expert')!;
  expect(result).toMatchObject({ value: 2, is_met: true, lapses_on: '2026-09-17' });
  expect(result.evidence.map(({ label }) => label).sort()).toEqual(['Ana Lopez (Expert)', 'Bo Berg (Expert)']);
  const said = riskSentence({ ...held, risk_minor: 430_000 }, 'you', { day: (day) => day, money: () => '$4,300' });
  expect(said).toMatch(
    /^If .*Ana Lopez \(Expert\).* lapse on 2026-09-17, you drop to .*\. About \$4,300 less commission a year/,
  );
  const [ana] = await company.owner.get<Certificate[]>(`/certificates?user_id=${ids[0]}`);
  await company.owner.post(`/certificates/${ana!.id}/revoke`, { reason: 'Left' });
  await night(world, company, '2026-03-18');
  expect(await standing(company, partner_id)).toMatchObject({ state: 'grace', earned_tier_name: 'silver' });
  const foreign = await program();
  const draft = await company.owner.post<{ id: string }>('/tier_programs', {});
  const refused = await company.owner.request('POST', '/tier_criteria', {
    program_id: draft.id,
    tier_id: tiers.gold,
    metric: 'certified_people',
    threshold: 1,
    subject: foreign,
  });
  expect(refused.json().errors).toHaveProperty('subject');
  world.clock.set('2026-03-16T09:00:00Z');
}, 60_000);

test('an audience asks for partners that hold a certificate, and for how many people are certified', async () => {
  const program_id = await program();
  const [dealer, other] = [await desk.dealer(), await desk.dealer()];
  await certify(dealer.id, program_id);
  const preview = async (field: string, operator: string, values: unknown) => {
    const { id } = await desk.reviewer.post<{ id: string }>('/audiences', {
      name: `Audience ${newId().slice(-6)}`,
      entity: 'partners',
      conditions: { any: [{ all: [{ field, op: operator, value: values }] }] },
    });
    const rows = await desk.reviewer.get<{ id: string }[]>(`/partners?audience_id=${id}`);
    return rows.map((row) => row.id);
  };
  const holders = await preview('partner.certificates', 'in', [program_id]);
  expect(holders).toContain(dealer.id);
  expect(holders).not.toContain(other.id);
  expect(await preview('partner.certified_people', 'gte', 1)).toContain(dealer.id);
});

test('certificates are a kind of track step', () => {
  expect(trackSteps).toEqual(['certificate']);
});

test('merged partners keep one valid certificate of each person', async () => {
  const program_id = await program({ valid_months: 12 });
  const kept = await desk.dealer();
  const other = { id: await desk.within((call) => samplePartner(call)) };
  const user_id = newId();
  for (const { id: partner_id } of [kept, other])
    await desk.within((call) => sampleCertificate(call, { partner_id, program_id, user_id }));
  const alone = await certify(other.id, program_id, 'Bo Berg');
  await desk.reviewer.post(`/partners/${kept.id}/merge`, { other_id: other.id, take: [] });
  const rows = await desk.reviewer.get<Certificate[]>(`/certificates?program_id=${program_id}`);
  expectEvery(rows, ({ partner_id }) => partner_id === kept.id);
  expect(
    rows
      .filter((row) => row.user_id === user_id)
      .map(({ status }) => status)
      .sort(),
  ).toEqual(['active', 'renewed']);
  expect(rows.find(({ id }) => id === alone)).toMatchObject({ status: 'active' });
});
