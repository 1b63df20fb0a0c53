import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { sampleDocumentRequest } from '#features/enablement/document-requests/server/sample.ts';
import { sampleDocument } from '#features/enablement/documents/server/sample.ts';
import { upload } from '#features/enablement/documents/server/testing/upload.ts';
import { authorsOf } from '#features/referrals/reviews/server/testing/author.ts';
import { sampleCustomField } from '#features/setup/custom-fields/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { TierCriterionCreate } from '../schema.ts';
import { measure } from './measure.ts';
import { ladder, lose, night, partnerIn, publish, standing, type Tiers, win } from './testing/tier-year.ts';

let world: World;
let company: Company;
let tiers: Tiers;
let partner_id: string;
beforeAll(async () => {
  world = await createWorld({ now: '2026-01-10T09:00:00Z' });
});
beforeEach(async () => {
  world.clock.set('2026-01-10T09:00:00Z');
  company = await world.company();
  tiers = await ladder(company);
  partner_id = await partnerIn(company, tiers.bronze);
});
afterAll(() => world.close());

type Asked = Partial<TierCriterionCreate> & Pick<TierCriterionCreate, 'metric' | 'threshold'>;

/** The result of one criterion after the nightly evaluation of a day. */
async function measured(asked: Asked, day = '2026-02-01') {
  await publish(company, [{ tier_id: tiers.silver, ...asked }]);
  await night(world, company, day);
  return (await standing(company, partner_id)).results[0]!;
}

describe('deals', () => {
  test('sourced revenue counts only deals that the partner brought', async () => {
    await win(company, partner_id, { name: 'Brought', source: 'partner', amount_minor: 3_000_000 });
    await win(company, partner_id, { name: 'Given', source: 'company', amount_minor: 5_000_000 });
    expect(await measured({ metric: 'sourced_revenue', threshold: 3_000_000 })).toMatchObject({
      value: 3_000_000,
      is_met: true,
      evidence: [
        { table: 'opportunities', label: 'Brought', on: '2026-01-10', until: '2027-01-10', amount: 3_000_000 },
      ],
    });
  });

  test('won revenue counts all won deals, in the currency of the program', async () => {
    await win(company, partner_id, { source: 'partner', amount_minor: 3_000_000 });
    await win(company, partner_id, { source: 'company', amount_minor: 5_000_000 });
    await lose(company, partner_id, { amount_minor: 9_000_000 });
    expect(await measured({ metric: 'closed_revenue', threshold: 9_000_000 })).toMatchObject({
      value: 8_000_000,
      is_met: false,
      count: 2,
    });
  });

  test('won deals are counted within the window only', async () => {
    await win(company, partner_id, { name: 'Old' });
    world.clock.set('2026-04-10T09:00:00Z');
    await win(company, partner_id, { name: 'New' });
    expect(await measured({ metric: 'deals', threshold: 1, window_months: 3 }, '2026-05-01')).toMatchObject({
      value: 1,
      is_met: true,
      lapses_on: '2026-07-10',
      evidence: [{ label: 'New' }],
    });
  });

  test('without a window everything counts and nothing lapses', async () => {
    await win(company, partner_id);
    expect(await measured({ metric: 'deals', threshold: 1, window_months: null }, '2029-01-01')).toMatchObject({
      value: 1,
      lapses_on: null,
    });
  });

  test('the win rate is the share of won among closed deals, and unknown without any', async () => {
    await win(company, partner_id);
    await lose(company, partner_id);
    await lose(company, partner_id);
    expect(await measured({ metric: 'win_rate', threshold: 30 })).toMatchObject({
      value: 33.3,
      is_met: true,
      count: 3,
    });
    partner_id = await partnerIn(company, tiers.bronze);
    expect(await measured({ metric: 'win_rate', threshold: 30 }, '2026-02-02')).toMatchObject({
      value: null,
      is_met: false,
    });
  });

  test('an account with two won deals is one customer', async () => {
    const account_id = await company.within((call) => sampleAccount(call));
    await win(company, partner_id, { account_id });
    await win(company, partner_id, { account_id });
    await win(company, partner_id);
    expect(await measured({ metric: 'customers', threshold: 2 })).toMatchObject({ value: 2, is_met: true, count: 3 });
  });
});

test('registrations count once they are approved', async () => {
  const register = () => company.within((call) => samplePendingRegistration(call, { partner_id, title: 'Registered' }));
  await company.owner.post(`/deal_registrations/${await register()}/approve`, {});
  await register();
  expect(await measured({ metric: 'registrations', threshold: 1 })).toMatchObject({
    value: 1,
    is_met: true,
    evidence: [{ table: 'deal_registrations', label: 'Registered', on: '2026-01-10' }],
  });
});

test('satisfaction is the average of published reviews', async () => {
  const authors = authorsOf(world);
  await authors.published(company, partner_id, { cooperation: 5, quality: 5, schedule: 5, budget: 5 });
  await authors.published(company, partner_id, { cooperation: 4, quality: 4, schedule: 4, budget: 4 });
  await authors.reviewed(company, partner_id, { cooperation: 1, quality: 1, schedule: 1, budget: 1 });
  expect(await measured({ metric: 'satisfaction', threshold: 4.5 })).toMatchObject({
    value: 4.5,
    is_met: true,
    evidence: [{ label: 'Review by Grace Hopper' }, { label: 'Review by Grace Hopper' }],
  });
});

test('compares the rounded figure that people see', async () => {
  const authors = authorsOf(world);
  for (const budget of [4, 4, 4, 4, 3])
    await authors.published(company, partner_id, { cooperation: 4, quality: 4, schedule: 4, budget });
  // An average of 3.95 is shown as 4.0 on the profile and here, and meets a requirement of 4.
  const [seen] = await company.within((call) =>
    call.rows(sql`
      select rating::float8 as rating from partner_ratings
      where organization_id = ${call.organization_id} and partner_id = ${partner_id}`),
  );
  expect(seen).toEqual({ rating: 4 });
  expect(await measured({ metric: 'satisfaction', threshold: 4 })).toMatchObject({ value: 4, is_met: true });
});

test('rounds ratings and shares as the database does', () => {
  for (const [ratings, shown] of [
    [[3.75, 4, 4, 4, 4], 4],
    [[4, 4, 4, 4.25, 4], 4.1],
    [[4.25, 4.25, 4.25], 4.3],
    [[4, 4, 4.25], 4.1],
    [[4, 4.25, 3.5, 3.75], 3.9],
  ] as const) {
    const rows = ratings.map((amount, at) => ({
      partner_id: 'p',
      id: `${at}`,
      table: 'reviews',
      label: 'Review',
      on: '2026-01-01',
      amount,
    }));
    const criterion = { metric: 'satisfaction' as const, threshold: shown, window_months: null };
    expect(measure(rows, criterion, '2026-02-01'), ratings.join()).toMatchObject({ value: shown, is_met: true });
    const higher = { ...criterion, threshold: shown + 0.1 };
    expect(measure(rows, higher, '2026-02-01'), ratings.join()).toMatchObject({ value: shown, is_met: false });
  }
});

test('a custom field counts with its number, or as one for yes', async () => {
  await company.within((call) =>
    sampleCustomField(call, { label: 'Engineers', key: 'engineers', field_type: 'DECIMAL' }),
  );
  await company.owner.patch(`/partners/${partner_id}`, { custom: { engineers: 7 } });
  expect(await measured({ metric: 'custom_field', subject: 'engineers', threshold: 5 })).toMatchObject({
    value: 7,
    is_met: true,
    subject: 'Engineers',
    window_months: null,
  });
  const [criterion] = await company.owner.get<object[]>('/tier_criteria?metric=custom_field');
  expect(criterion).toMatchObject({ subject: 'engineers', subject_name: 'Engineers' });
});

describe('documents', () => {
  test('count with the tag that the company gave', async () => {
    await company.within((call) => sampleDocument(call, { partner_id, tags: ['plan'], name: 'Secret plan' }));
    await company.within((call) => sampleDocument(call, { partner_id, tags: ['other'] }));
    const result = await measured({ metric: 'document', subject: 'plan', threshold: 1 });
    expect(result).toMatchObject({ value: 1, is_met: true });
    expect(JSON.stringify(result)).not.toContain('Secret plan');
  });

  test('an approved document request counts until its document expires', async () => {
    const user = await world.partnerUser(company, partner_id);
    const id = await company.within((call) =>
      sampleDocumentRequest(call, { partner_ids: [partner_id], name: 'Liability insurance' }),
    );
    const asked: Asked = { metric: 'document', subject: 'request:insurance', threshold: 1 };
    expect(await measured(asked)).toMatchObject({ value: 0, is_met: false });
    await bring(user, id, '2026-06-12');
    await night(world, company, '2026-02-02');
    expect((await standing(company, partner_id)).results[0]).toMatchObject({ is_met: false });
    await company.owner.post(`/document_requests/${id}/approve`, {});
    await night(world, company, '2026-02-03');
    expect((await standing(company, partner_id)).results[0]).toMatchObject({
      is_met: true,
      subject: 'Insurance certificate',
      lapses_on: '2026-06-13',
      evidence: [{ table: 'document_requests', label: 'Liability insurance', until: '2026-06-13' }],
    });
    await night(world, company, '2026-06-13');
    expect((await standing(company, partner_id)).results[0]).toMatchObject({ is_met: false });
  });

  test('must be a tag or a kind of document request', async () => {
    const draft = await company.owner.post<{ id: string }>('/tier_programs', {});
    for (const subject of [null, 'request:nothing']) {
      const body = { program_id: draft.id, tier_id: tiers.silver, metric: 'document', threshold: 1, subject };
      const answer = await company.owner.request('POST', '/tier_criteria', body);
      expect(answer.json().errors, String(subject)).toHaveProperty('subject');
    }
  });
});

const bring = (user: Person, id: string, expires_on: string) =>
  upload(user, `/document_requests/${id}/upload`, { name: 'Insurance.pdf', fields: { expires_on } });

test('a criterion keeps its newest 20 rows as evidence and counts all', async () => {
  for (let count = 0; count < 22; count += 1) await win(company, partner_id);
  const result = await measured({ metric: 'deals', threshold: 22 });
  expect(result).toMatchObject({ value: 22, count: 22, is_met: true });
  expect(result.evidence).toHaveLength(20);
});
