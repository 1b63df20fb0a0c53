import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePartnerTier } from '#features/partners/partner-tiers/server/sample.ts';
import { samplePartnerType } from '#features/partners/partner-types/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { Published } from '../answers.ts';
import { type CommissionPlan, type PlanDefinition, type PlanVersion, templateKeys } from '../schema.ts';
import { plainDefinition, sampleDraft, samplePlan } from './sample.ts';

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

  test('structures made from one template have rules, and so ceilings, of their own', async () => {
    const [first, second] = [await newPlan({ template: 'referral' }), await newPlan({ template: 'referral' })];
    const idsOf = async (plan: CommissionPlan) => (await draftOf(plan)).definition.rules.map(({ id }) => id);
    expect(await idsOf(first)).not.toEqual(await idsOf(second));
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
    expect(await owner.get(`/commission_plans/${plan_id}`)).toMatchObject({
      ...{ published_id: june.id, published_from: '2026-06-01' },
      ...{ previous_id: april.id, previous_from: '2026-04-01' },
    });
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
