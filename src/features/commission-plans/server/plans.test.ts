import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePartnerTier } from '#features/partner-tiers/server/sample.ts';
import { samplePartnerType } from '#features/partner-types/server/sample.ts';
import { samplePartner } from '#features/partners/server/sample.ts';
import { setTier } from '#features/partners/server/service.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { Incentives, PlanAudience, Published } from '../answers.ts';
import { type CommissionPlan, type PlanDefinition, type PlanVersion, templateKeys } from '../schema.ts';
import { tellPartners } from './jobs.ts';
import { plainDefinition, sampleDraft, samplePlan } from './sample.ts';
import { assignPlan, createPlanFromTemplate, publishPlan } from './service.ts';

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld({ now: '2026-03-16T09:00:00Z' });
  company = await world.company();
  owner = company.owner;
});
afterAll(() => world.close());

const twelve: PlanDefinition = {
  ...plainDefinition,
  rules: [{ ...plainDefinition.rules[0]!, calc: { type: 'percent', rate_ppm: 120_000 } }],
};

async function newPlan(body: object = {}): Promise<CommissionPlan> {
  return owner.post<CommissionPlan>('/commission_plans', { name: `Plan ${newId().slice(-8)}`, ...body });
}
function draftOf(plan: CommissionPlan): Promise<PlanVersion> {
  return owner.get<PlanVersion>(`/plan_versions/${plan.draft_id}`);
}
async function publishedPlan(): Promise<{ plan_id: string; version_id: string }> {
  return company.within((call) => samplePlan(call));
}

describe('drafts', () => {
  test('a new plan starts with a draft, blank or from a template', async () => {
    const blank = await newPlan();
    expect(blank).toMatchObject({
      status: 'draft',
      draft_version: 1,
      published_version: null,
      version_count: 1,
      assignments: [],
    });
    expect((await draftOf(blank)).definition.rules).toEqual([]);
    const referral = await newPlan({ template: 'referral' });
    expect((await draftOf(referral)).definition).toMatchObject({
      recurring_months: 12,
      rules: [{ calc: { type: 'percent', rate_ppm: 100_000 } }],
    });
  });

  test('every template can be published as it is', async () => {
    for (const template of templateKeys) {
      const { draft_id } = await newPlan({ template });
      expect(await owner.post(`/plan_versions/${draft_id}/validate`), template).toEqual({ problems: [] });
    }
  });

  test('the reseller margin rises with the company’s own tiers', async () => {
    const other = await world.company('Tiered');
    const tiers = await other.within(async (call) => [
      await samplePartnerTier(call, { order: 1 }),
      await samplePartnerTier(call, { order: 2 }),
    ]);
    const { draft_id } = await other.owner.post<CommissionPlan>('/commission_plans', {
      name: 'Margin',
      template: 'reseller_margin',
    });
    const { definition } = await other.owner.get<PlanVersion>(`/plan_versions/${draft_id}`);
    expect(definition.rules[0]!.calc).toEqual({
      type: 'percent',
      rate_ppm: 150_000,
      rate_ppm_by_tier: { [tiers[0]!]: 150_000, [tiers[1]!]: 200_000 },
    });
  });

  test('a draft is saved step by step, and a stale save is refused with what is there', async () => {
    const draft = await draftOf(await newPlan());
    const saved = await owner.patch<PlanVersion>(`/plan_versions/${draft.id}`, {
      definition: twelve,
      row_version: draft.row_version,
    });
    expect(saved.definition).toEqual(twelve);
    const stale = await owner.request('PATCH', `/plan_versions/${draft.id}`, {
      definition: plainDefinition,
      row_version: draft.row_version,
    });
    expect(stale.statusCode).toBe(409);
    expect(stale.json().current).toMatchObject({ definition: twelve, row_version: saved.row_version });
  });

  test('words outside the vocabulary are refused by name', async () => {
    const draft = await draftOf(await newPlan());
    const refused = await owner.request('PATCH', `/plan_versions/${draft.id}`, {
      definition: { rules: [], formula: 'amount * 2' },
    });
    expect(refused.statusCode).toBe(400);
    expect(JSON.stringify(refused.json().errors)).toContain('formula');
  });

  test('a plan has at most one draft, and asking for another names the one there is', async () => {
    const plan = await newPlan();
    const refused = await owner.request('POST', `/commission_plans/${plan.id}/draft`, {});
    expect(refused.statusCode).toBe(409);
    expect(refused.json().current).toEqual({ id: plan.draft_id, version: 1 });
  });

  test('two drafts started at the same instant leave one', async () => {
    const { plan_id } = await publishedPlan();
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.request('POST', `/commission_plans/${plan_id}/draft`, {})),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });

  test('the next draft starts from the latest version, or from an older one', async () => {
    const { plan_id, version_id } = await publishedPlan();
    const second = await owner.post<PlanVersion>(`/commission_plans/${plan_id}/draft`, {});
    expect(second).toMatchObject({ version: 2, state: 'draft', definition: plainDefinition });
    await owner.patch(`/plan_versions/${second.id}`, { definition: twelve });
    await owner.post(`/plan_versions/${second.id}/publish`, { effective_from: '2026-04-01' });
    const third = await owner.post<PlanVersion>(`/commission_plans/${plan_id}/draft`, { version_id });
    expect(third).toMatchObject({ version: 3, definition: plainDefinition });
  });

  test('a discarded draft is gone and its number is used again', async () => {
    const { plan_id } = await publishedPlan();
    const draft = await owner.post<PlanVersion>(`/commission_plans/${plan_id}/draft`, {});
    expect((await owner.request('DELETE', `/plan_versions/${draft.id}`)).statusCode).toBe(200);
    expect((await owner.request('GET', `/plan_versions/${draft.id}`)).statusCode).toBe(404);
    expect(await owner.post(`/commission_plans/${plan_id}/draft`, {})).toMatchObject({ version: 2 });
  });
});

describe('publishing', () => {
  test('a published version is frozen with the SHA-256 of its definition', async () => {
    const plan = await newPlan({ template: 'referral' });
    const draft = await draftOf(plan);
    const { version } = await owner.post<Published>(`/plan_versions/${draft.id}/publish`, {
      effective_from: '2026-04-01',
      note: 'First terms',
    });
    expect(version).toMatchObject({
      state: 'published',
      effective_from: '2026-04-01',
      effective_to: null,
      note: 'First terms',
      published_by: owner.user_id,
      published_at: '2026-03-16T09:00:00+00:00',
    });
    // Independent of our own code: keys sorted at every level.
    const sorted = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(sorted)
        : value && typeof value === 'object'
          ? Object.fromEntries(
              Object.entries(value)
                .sort(([a], [b]) => (a < b ? -1 : 1))
                .map(([key, item]) => [key, sorted(item)]),
            )
          : value;
    expect(version.definition_hash).toBe(
      createHash('sha256')
        .update(JSON.stringify(sorted(draft.definition)))
        .digest('hex'),
    );
    expect(await owner.get(`/commission_plans/${plan.id}`)).toMatchObject({
      status: 'active',
      published_version: 1,
      draft_id: null,
    });
  });

  test('nobody changes, discards or publishes a published version again', async () => {
    const { version_id } = await publishedPlan();
    for (const answer of [
      await owner.request('PATCH', `/plan_versions/${version_id}`, { definition: twelve }),
      await owner.request('DELETE', `/plan_versions/${version_id}`),
      await owner.request('POST', `/plan_versions/${version_id}/publish`, { effective_from: '2026-04-01' }),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().message).toContain('published and never changes');
    }
  });

  test('the database itself refuses to change or delete what is published', async () => {
    const { version_id } = await publishedPlan();
    const tries = [
      "update plan_versions set definition = '{}' where organization_id = $1 and id = $2",
      "update plan_versions set effective_from = '2020-01-01' where organization_id = $1 and id = $2",
      "update plan_versions set note = 'Other words' where organization_id = $1 and id = $2",
      "update plan_versions set state = 'draft' where organization_id = $1 and id = $2",
      'delete from plan_versions where organization_id = $1 and id = $2',
    ];
    for (const text of tries) {
      await expect(
        company.within((call) => call.run(text, [company.id, version_id])),
        text,
      ).rejects.toThrow('cannot be changed');
    }
  });

  test('a version gives way to the next one, on its day', async () => {
    const { plan_id, version_id } = await publishedPlan();
    const draft = await owner.post<PlanVersion>(`/commission_plans/${plan_id}/draft`, {});
    const published = await owner.post<Published>(`/plan_versions/${draft.id}/publish`, {
      effective_from: '2026-04-01',
    });
    expect(published).toMatchObject({ superseded: [1], gives_way: null, requires_recalculation: false });
    expect(await owner.get(`/plan_versions/${version_id}`)).toMatchObject({
      state: 'superseded',
      effective_to: '2026-04-01',
    });
  });

  test('a version scheduled for later still takes over from one published after it', async () => {
    const { plan_id } = await publishedPlan();
    const june = await owner.post<PlanVersion>(`/commission_plans/${plan_id}/draft`, {});
    await owner.post(`/plan_versions/${june.id}/publish`, { effective_from: '2026-06-01' });
    const april = await owner.post<PlanVersion>(`/commission_plans/${plan_id}/draft`, {});
    const published = await owner.post<Published>(`/plan_versions/${april.id}/publish`, {
      effective_from: '2026-04-01',
    });
    expect(published).toMatchObject({
      gives_way: { version: 2, on: '2026-06-01' },
      version: { effective_to: '2026-06-01' },
    });
    expect(await owner.get(`/plan_versions/${june.id}`)).toMatchObject({ state: 'published' });
  });

  test('a draft with mistakes is refused, each with its place and in plain words', async () => {
    const broken: PlanDefinition = {
      rules: [
        {
          id: 'tiers',
          calc: {
            type: 'tiered',
            mode: 'marginal',
            bands: [
              { from: 0, to: 100_000, rate_ppm: 100_000 },
              { from: 100_001, to: null, rate_ppm: 1_500_000 },
            ],
          },
        },
        { id: 'typed', when: { 'partner.type': [newId()] }, calc: { type: 'percent', rate_ppm: 1 } },
      ],
    };
    const { version_id } = await company.within((call) => sampleDraft(call, broken));
    const refused = await owner.request('POST', `/plan_versions/${version_id}/publish`, {
      effective_from: '2026-04-01',
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({
      'definition.rules.0.calc.bands.0.to': ['Each band ends where the next one starts.'],
      'definition.rules.0.calc.bands.1.rate_ppm': [expect.stringContaining('more than the whole amount')],
      'definition.rules.1.when.any.0.all.0.value': ['There is no such type any more.'],
    });
    expect(refused.json().problems).toContainEqual(
      expect.objectContaining({ code: 'bands_not_contiguous', path: 'rules.0.calc.bands.0.to', severity: 'error' }),
    );
    expect(await owner.get(`/plan_versions/${version_id}`)).toMatchObject({ state: 'draft', definition_hash: null });
  });

  test('validation asks the database too, and answers for text that is not saved yet', async () => {
    const type = await company.within((call) => samplePartnerType(call));
    const draft = await draftOf(await newPlan());
    const definition: PlanDefinition = {
      rules: [{ id: 'r', when: { 'partner.type': [type] }, calc: { type: 'percent', rate_ppm: 1 } }],
    };
    expect(await owner.post(`/plan_versions/${draft.id}/validate`, { definition })).toEqual({ problems: [] });
    await owner.request('DELETE', `/partner_types/${type}`);
    expect(await owner.post(`/plan_versions/${draft.id}/validate`, { definition })).toMatchObject({
      problems: [{ code: 'reference_archived', severity: 'warning', path: 'rules.0.when.any.0.all.0.value' }],
    });
  });

  test('an effective date in the past says that deals since then need a recalculation', async () => {
    const other = await world.company('Backdating');
    const { version_id } = await other.within((call) => sampleDraft(call));
    await other.within((call) =>
      call.run(
        `insert into commission_events (organization_id, source, external_id, kind, occurred_on, currency, body)
         values ($1, 'test', 'one', 'sale', '2026-02-10', 'USD', '{}'), ($1, 'test', 'two', 'sale', '2025-12-31', 'USD', '{}')`,
        [other.id],
      ),
    );
    const published = await other.owner.post<Published>(`/plan_versions/${version_id}/publish`, {
      effective_from: '2026-01-01',
    });
    expect(published).toMatchObject({ requires_recalculation: true, affected_deals: 1 });
    expect(published.message).toContain('recalculate');
  });

  test('a plan nobody has can be given to everybody with its first day', async () => {
    const plan = await newPlan({ template: 'referral' });
    const publish = { effective_from: '2026-04-01', assign_to_everybody: true };
    await owner.post(`/plan_versions/${plan.draft_id}/publish`, publish);
    const everybody = { target: 'program', effective_from: '2026-04-01', effective_to: null };
    expect(await owner.get(`/commission_plans/${plan.id}`)).toMatchObject({ assignments: [everybody] });
    const next = await owner.post<PlanVersion>(`/commission_plans/${plan.id}/draft`, {});
    await owner.post(`/plan_versions/${next.id}/publish`, { ...publish, effective_from: '2026-05-01' });
    expect((await owner.get<CommissionPlan>(`/commission_plans/${plan.id}`)).assignments).toHaveLength(1);
  });

  test('what a version changes is told in plain words', async () => {
    const { plan_id } = await publishedPlan();
    const draft = await owner.post<PlanVersion>(`/commission_plans/${plan_id}/draft`, {});
    expect(await owner.get(`/plan_versions/${draft.id}/changes`)).toEqual({ since: 1, changes: [] });
    await owner.patch(`/plan_versions/${draft.id}`, { definition: twelve });
    expect(await owner.get(`/plan_versions/${draft.id}/changes`)).toEqual({
      since: 1,
      changes: [
        {
          title: 'Base',
          kind: 'changed',
          before: ['A partner earns 10% of the net amount (price less discount and tax).'],
          after: ['A partner earns 12% of the net amount (price less discount and tax).'],
        },
      ],
    });
  });
});

describe('who gets a plan', () => {
  let programme: Company;
  let ids: Record<
    'type' | 'tier' | 'byType' | 'byTier' | 'byName' | 'plain' | 'everybody' | 'forType' | 'forTier' | 'forOne',
    string
  >;
  beforeAll(async () => {
    programme = await world.company('Assigned');
    ids = await programme.within(async (call) => {
      const [type, tier] = [await samplePartnerType(call), await samplePartnerTier(call)];
      const byType = await samplePartner(call, { name: 'By type', type_id: type });
      const byTier = await samplePartner(call, { name: 'By tier', type_id: type });
      await setTier(call, byTier, { tier_id: tier, effective_from: '2026-01-01', reason: 'Test' });
      const byName = await samplePartner(call, { name: 'By name', type_id: type });
      const plain = await samplePartner(call, { name: 'Plain' });
      const plan = async () => {
        const { plan_id, version_id } = await sampleDraft(call);
        await publishPlan(call, version_id, { effective_from: '2026-01-01' });
        return plan_id;
      };
      const [everybody, forType, forTier, forOne] = [await plan(), await plan(), await plan(), await plan()];
      await assignPlan(call, { plan_id: everybody, target: 'program', effective_from: '2026-01-01', priority: 1000 });
      await assignPlan(call, { plan_id: forType, target: 'type', target_id: type, effective_from: '2026-01-01' });
      await assignPlan(call, {
        plan_id: forTier,
        target: 'tier',
        target_id: tier,
        effective_from: '2026-01-01',
        priority: 5,
      });
      await assignPlan(call, { plan_id: forOne, target: 'partner', target_id: byName, effective_from: '2026-02-01' });
      return { type, tier, byType, byTier, byName, plain, everybody, forType, forTier, forOne };
    });
  });
  const audience = (plan_id: string, on?: string) =>
    programme.owner.get<PlanAudience>(`/commission_plans/${plan_id}/partners${on ? `?on=${on}` : ''}`);
  const names = (rows: { partner_name: string }[]) => rows.map(({ partner_name }) => partner_name);

  test('a partner’s own assignment goes before its type and tier, those before everybody’s; priority decides within a level', async () => {
    expect(names((await audience(ids.forOne)).partners)).toEqual(['By name']);
    expect(names((await audience(ids.forTier)).partners)).toEqual(['By tier']);
    expect(names((await audience(ids.forType)).partners)).toEqual(['By type']);
    expect(names((await audience(ids.everybody)).partners)).toEqual(['Plain']);
  });

  test('who is passed over is told which plan came first and why', async () => {
    const { passed, passed_total, total } = await audience(ids.forType);
    expect({ passed_total, total }).toEqual({ passed_total: 2, total: 1 });
    expect(passed.find(({ partner_name }) => partner_name === 'By name')).toMatchObject({
      plan_id: ids.forOne,
      because: expect.stringMatching(/^Chosen for this partner goes before type /),
    });
  });

  test('an assignment holds from its first day to the day before its last', async () => {
    expect(names((await audience(ids.forOne, '2026-01-31')).partners)).toEqual([]);
    expect(names((await audience(ids.forType, '2026-01-31')).partners)).toEqual(['By name', 'By type']);
  });

  test('a plan without a version in force is passed over, so that nobody is left without', async () => {
    const early = await programme.within(async (call) => {
      const { plan_id, version_id } = await sampleDraft(call);
      await publishPlan(call, version_id, { effective_from: '2026-09-01' });
      await assignPlan(call, { plan_id, target: 'partner', target_id: ids.plain });
      return plan_id;
    });
    expect(names((await audience(ids.everybody)).partners)).toEqual(['Plain']);
    expect((await audience(early)).is_in_force).toBe(false);
    expect(names((await audience(early, '2026-09-01')).partners)).toEqual(['Plain']);
  });

  test('the same plan is given to the same partners once at a time', async () => {
    const again = await programme.owner.request('POST', '/plan_assignments', {
      plan_id: ids.forType,
      target: 'type',
      target_id: ids.type,
    });
    expect(again.statusCode).toBe(409);
    expect(again.json().errors).toEqual({ target_id: ['has this structure already in these days'] });
  });

  test('an assignment names somebody who exists, and nobody for the whole programme', async () => {
    const assign = (body: object) =>
      programme.owner.request('POST', '/plan_assignments', { plan_id: ids.forType, ...body });
    expect((await assign({ target: 'partner', target_id: newId() })).json().errors).toEqual({
      target_id: ['does not exist'],
    });
    expect((await assign({ target: 'region' })).json().errors).toEqual({ target_id: ['is required'] });
    expect((await assign({ target: 'program', target_id: ids.type })).json().errors).toEqual({
      target_id: ['is not chosen for the whole programme'],
    });
    const backwards = await assign({ target: 'program', effective_from: '2026-05-01', effective_to: '2026-05-01' });
    expect(backwards.json().errors).toHaveProperty('effective_to');
  });

  test('an archived plan reaches nobody from today on, and keeps who had it before', async () => {
    const { plan_id } = await programme.within(async (call) => {
      const made = await samplePlan(call);
      return made;
    });
    await programme.owner.request('DELETE', `/commission_plans/${plan_id}`);
    expect(await programme.owner.get(`/commission_plans/${plan_id}`)).toMatchObject({
      status: 'archived',
      assignments: [{ target: 'program', effective_from: '2026-01-01', effective_to: '2026-03-16' }],
    });
    expect((await programme.owner.request('POST', `/commission_plans/${plan_id}/draft`, {})).statusCode).toBe(409);
    expect(await programme.owner.post(`/commission_plans/${plan_id}/restore`)).toMatchObject({
      status: 'active',
      archived_at: null,
    });
  });
});

describe('who may do what', () => {
  test('another company sees none of it', async () => {
    const { plan_id, version_id } = await publishedPlan();
    const stranger = (await world.company('Other')).owner;
    expect(await stranger.get('/commission_plans')).toEqual([]);
    for (const [method, url, body] of [
      ['GET', `/commission_plans/${plan_id}`],
      ['GET', `/plan_versions/${version_id}`],
      ['GET', `/plan_versions/${version_id}/changes`],
      ['POST', `/plan_versions/${version_id}/validate`, {}],
      ['POST', `/commission_plans/${plan_id}/draft`, {}],
      ['DELETE', `/commission_plans/${plan_id}`],
    ] as const) {
      expect((await stranger.request(method, url, body)).statusCode, `${method} ${url}`).toBe(404);
    }
  });

  test('finance writes plans, a partner manager only reads them', async () => {
    const [finance, manager] = [await company.member('finance'), await company.member('partner_manager')];
    const { id, draft_id } = await finance.post<CommissionPlan>('/commission_plans', {
      name: `Finance ${newId().slice(-6)}`,
      template: 'referral',
    });
    expect(await manager.get(`/commission_plans/${id}`)).toMatchObject({ draft_id });
    expect((await manager.request('PATCH', `/plan_versions/${draft_id}`, { definition: twelve })).statusCode).toBe(403);
    expect(
      (await manager.request('POST', `/plan_versions/${draft_id}/publish`, { effective_from: '2026-04-01' }))
        .statusCode,
    ).toBe(403);
  });
});

describe('how a partner earns', () => {
  let programme: Company;
  let partner: Person;
  let partner_id: string;
  let goldPlan: string;
  beforeAll(async () => {
    programme = await world.company('Readable');
    ({ partner_id, goldPlan } = await programme.within(async (call) => {
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
      const other = await sampleDraft(call);
      await publishPlan(call, other.version_id, { effective_from: '2026-01-01' });
      await assignPlan(call, { plan_id: other.plan_id, target: 'tier', target_id: gold, effective_from: '2026-01-01' });
      return { partner_id: id, goldPlan: other.plan_id };
    }));
    partner = await world.partnerUser(programme, partner_id);
  });

  test('a partner reads its own terms as sentences about itself, and nothing about others', async () => {
    const incentives = await partner.get<Incentives>('/incentives');
    expect(incentives).toMatchObject({
      tier_name: 'Silver',
      next: null,
      current: { version: 1, from: '2026-01-01', rules: [{ title: 'Margin' }] },
    });
    expect(incentives.current!.rules[0]!.sentences[0]).toMatch(/^You earn 15% of the net amount/);
    expect(JSON.stringify(incentives)).not.toMatch(/gold|20%|rate_ppm/i);
  });

  test('what is already decided for later is announced', async () => {
    await programme.within(async (call) => {
      const { plan_id, version_id } = await createPlanFromTemplate(call, 'referral');
      await publishPlan(call, version_id, { effective_from: '2026-05-01', note: 'New terms for everybody.' });
      await assignPlan(call, { plan_id, target: 'partner', target_id: partner_id, effective_from: '2026-04-01' });
    });
    expect(await partner.get<Incentives>('/incentives')).toMatchObject({
      current: { rules: [{ title: 'Margin' }] },
      next: { plan_name: 'Referral', from: '2026-05-01', note: 'New terms for everybody.' },
    });
  });

  test('the people of those who get a new version are told once, and nobody else', async () => {
    const other = await programme.within((call) => samplePartner(call));
    const stranger = await world.partnerUser(programme, other);
    const { version_id } = await programme.within(async (call) => {
      const made = await sampleDraft(call);
      await assignPlan(call, { plan_id: made.plan_id, target: 'partner', target_id: partner_id, priority: 9 });
      await publishPlan(call, made.version_id, { effective_from: '2026-03-20', note: 'More for you.' });
      return made;
    });
    await programme.within((call) => tellPartners(call, version_id));
    await programme.within((call) => tellPartners(call, version_id));
    const news = (await partner.get<{ kind: string }[]>('/in_app_notifications')).filter(
      ({ kind }) => kind === 'incentive_published',
    );
    expect(news).toMatchObject([
      { text: expect.stringMatching(/^New terms from Mar 20, 2026: .*More for you\.$/), link: '/revenue/incentives' },
    ]);
    expect(await stranger.get('/in_app_notifications')).toEqual([]);
  });

  test('history that was published long ago is no news', async () => {
    world.clock.set('2026-01-02T09:00:00Z');
    const { version_id } = await programme.within(async (call) => {
      const made = await sampleDraft(call);
      await assignPlan(call, {
        plan_id: made.plan_id,
        target: 'partner',
        target_id: partner_id,
        priority: 10,
        effective_from: '2027-01-01',
      });
      await publishPlan(call, made.version_id, { effective_from: '2027-01-01' });
      return made;
    });
    world.clock.set('2026-03-16T09:00:00Z');
    const before = await partner.get('/in_app_notifications');
    await programme.within((call) => tellPartners(call, version_id));
    expect(await partner.get('/in_app_notifications')).toEqual(before);
  });

  test('the company’s own resources do not exist for a partner', async () => {
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
    expect((await company.owner.request('GET', '/incentives')).statusCode).toBe(404);
  });

  test('the database shows a partner no plan that never paid it', async () => {
    const seen = await world.kernel.db.transaction({ organization_id: programme.id, partner_id, user_id: null }, (tx) =>
      tx.rows(
        'select id from plan_versions union all select id from commission_plans union all select id from plan_assignments',
      ),
    );
    expect(seen).toEqual([]);
  });
});
