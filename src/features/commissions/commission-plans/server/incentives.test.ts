import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartnerTier } from '#features/partners/partner-tiers/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { setTier } from '#features/partners/partners/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Incentives } from '../responses.ts';
import type { PlanDefinition } from '../schema.ts';
import { notifyPartners } from './jobs.ts';
import { samplePlan, samplePlanDraft } from './sample.ts';
import { assignPlan, createPlanFromTemplate, publishPlan } from './service.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ now: '2026-03-16T09:00:00Z' });
});
afterAll(() => world.close());

let program: Company;
let partner: Person;
let partner_id: string;
let goldPlan: string;
beforeAll(async () => {
  program = await world.company('Readable');
  ({ partner_id, goldPlan } = await program.within(async (call) => {
    const [gold, silver] = [
      await samplePartnerTier(call, { name: 'Gold' }),
      await samplePartnerTier(call, { name: 'Silver' }),
    ];
    const id = await samplePartner(call);
    await setTier(call, id, { tier_id: silver, effective_from: '2026-01-01', reason: 'Test' });
    const definition: PlanDefinition = {
      rules: [
        {
          id: 'margin',
          label: 'Margin',
          calc: { type: 'percent', rate_ppm_by_tier: { [gold]: 200_000, [silver]: 150_000 } },
        },
        {
          id: 'secret',
          label: 'Gold only',
          when: { 'partner.tier': [gold] },
          calc: { type: 'percent', rate_ppm: 50_000 },
        },
      ],
    };
    await samplePlan(call, { definition });
    const other = await samplePlanDraft(call);
    await publishPlan(call, other.version_id, { effective_from: '2026-01-01' });
    await assignPlan(call, { plan_id: other.plan_id, target: 'tier', target_id: gold, effective_from: '2026-01-01' });
    return { partner_id: id, goldPlan: other.plan_id };
  }));
  partner = await world.partnerUser(program, partner_id);
});

test('shows a partner their own terms as sentences, and nothing about others', async () => {
  const incentives = await partner.get<Incentives>('/incentives');
  expect(incentives).toMatchObject({
    tier_name: 'Silver',
    next: null,
    current: { version: 1, from: '2026-01-01', rules: [{ title: 'Margin' }] },
  });
  expect(incentives.current!.rules[0]!.sentences[0]).toMatch(/^You earn 15% of the net amount/);
  expect(JSON.stringify(incentives)).not.toMatch(/gold|20%|rate_ppm/i);
});

test.each([
  ['de', /^Sie verdienen 15\s%/],
  ['fr', /^Vous gagnez 15\s%/],
  ['es', /15\s%/],
  ['pt-BR', /15%/],
  ['ja', /15%/],
])('says the terms in the words of a reader of %s', async (language, rate) => {
  const read = async (tag: string) =>
    (await partner.request('GET', '/incentives', undefined, { 'accept-language': tag })).json<Incentives>().current!;
  const [english, translated] = [await read('en'), await read(language)];
  const [said, all] = [english, translated].map(({ rules, terms }) => [
    ...rules.flatMap(({ sentences }) => sentences),
    ...terms,
  ]);
  expect(all![0]).toMatch(rate);
  expect(all).toHaveLength(said!.length);
  expect(all!.filter((sentence) => said!.includes(sentence))).toEqual([]);
  expect(all!.join(' ')).not.toMatch(/\b(the|earns?|refund|deal is|partner’s)\b/i);
});

test('announces scheduled changes', async () => {
  await program.within(async (call) => {
    const { plan_id, version_id } = await createPlanFromTemplate(call, 'referral');
    await publishPlan(call, version_id, { effective_from: '2026-05-01', note: 'New terms for everybody.' });
    await assignPlan(call, { plan_id, target: 'partner', target_id: partner_id, effective_from: '2026-04-01' });
  });
  expect(await partner.get<Incentives>('/incentives')).toMatchObject({
    current: { rules: [{ title: 'Margin' }] },
    next: { plan_name: 'Referral', from: '2026-05-01', note: 'New terms for everybody.' },
  });
});

test('notifies the users of affected partners once about a new version', async () => {
  const other = await program.within((call) => samplePartner(call));
  const stranger = await world.partnerUser(program, other);
  const { version_id } = await program.within(async (call) => {
    const draft = await samplePlanDraft(call);
    await assignPlan(call, { plan_id: draft.plan_id, target: 'partner', target_id: partner_id, priority: 9 });
    await publishPlan(call, draft.version_id, { effective_from: '2026-03-20', note: 'More for you.' });
    return draft;
  });
  await program.within((call) => notifyPartners(call, version_id));
  await program.within((call) => notifyPartners(call, version_id));
  const news = (await partner.get<{ kind: string }[]>('/in_app_notifications')).filter(
    ({ kind }) => kind === 'incentive_published',
  );
  expect(news).toMatchObject([
    { text: expect.stringMatching(/^New terms from Mar 20, 2026: .*More for you\.$/), link: '/revenue/incentives' },
  ]);
  expect(await stranger.get('/in_app_notifications')).toEqual([]);
  const mails = await program.within((call) =>
    call.rows<{ subject: string }>(
      sql`select subject from mail_outbox where organization_id = ${call.organization_id}`,
    ),
  );
  expect(mails).toEqual([{ subject: expect.stringMatching(/^New terms from Mar 20, 2026: [^.]+$/) }]);
});

test('does not announce versions published long ago', async () => {
  world.clock.set('2026-01-02T09:00:00Z');
  const { version_id } = await program.within(async (call) => {
    const draft = await samplePlanDraft(call);
    await assignPlan(call, {
      plan_id: draft.plan_id,
      target: 'partner',
      target_id: partner_id,
      priority: 10,
      effective_from: '2027-01-01',
    });
    await publishPlan(call, draft.version_id, { effective_from: '2027-01-01' });
    return draft;
  });
  world.clock.set('2026-03-16T09:00:00Z');
  const before = await partner.get('/in_app_notifications');
  await program.within((call) => notifyPartners(call, version_id));
  expect(await partner.get('/in_app_notifications')).toEqual(before);
});

test('hides the company’s resources from partners', async () => {
  for (const url of [
    '/commission_plans',
    '/plan_versions',
    '/plan_assignments',
    `/commission_plans/${goldPlan}`,
    '/commission_plans/vocabulary',
    '/commission_plans/earnings',
  ]) {
    expect((await partner.request('GET', url)).statusCode, url).toBe(404);
  }
  expect((await program.owner.request('GET', '/incentives')).statusCode).toBe(404);
});

test('the database hides plans that never paid the partner', async () => {
  const seen = await world.kernel.db.transaction({ organization_id: program.id, partner_id, user_id: null }, (tx) =>
    tx.rows(sql`
      select id from plan_versions union all select id from commission_plans union all select id from plan_assignments`),
  );
  expect(seen).toEqual([]);
});
