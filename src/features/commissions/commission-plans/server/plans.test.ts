import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePartnerTier } from '#features/partners/partner-tiers/server/sample.ts';
import { samplePartnerType } from '#features/partners/partner-types/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { Published } from '../responses.ts';
import { type CommissionPlan, type PlanDefinition, type PlanVersion, templateKeys } from '../schema.ts';
import { plainDefinition, samplePlan, samplePlanDraft } from './sample.ts';

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
  test('starts a new plan with a blank draft or a template', async () => {
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

  test('gives plans from one template separate rules and caps', async () => {
    const [first, second] = [await newPlan({ template: 'referral' }), await newPlan({ template: 'referral' })];
    const idsOf = async (plan: CommissionPlan) => (await draftOf(plan)).definition.rules.map(({ id }) => id);
    expect(await idsOf(first)).not.toEqual(await idsOf(second));
  });

  test('copies a structure with new rule IDs and can publish it', async () => {
    const original = await newPlan({ template: 'referral' });
    const copy = await newPlan({ copy_of: original.id });
    const [first, second] = [await draftOf(original), await draftOf(copy)];
    const bare = ({ rules, ...terms }: PlanDefinition) => ({ ...terms, rules: rules.map(({ id, ...rule }) => rule) });
    expect(bare(second.definition)).toEqual(bare(first.definition));
    expect(second.definition.rules.map(({ id }) => id)).not.toEqual(first.definition.rules.map(({ id }) => id));
    expect(await owner.post(`/plan_versions/${copy.draft_id}/validate`)).toEqual({ problems: [] });
    const wrong = await owner.request('POST', '/commission_plans', { name: 'Copy of nothing', copy_of: newId() });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toEqual({ copy_of: ['is not a structure'] });
  });

  test('publishes every template unchanged', async () => {
    for (const template of templateKeys) {
      const { draft_id } = await newPlan({ template });
      expect(await owner.post(`/plan_versions/${draft_id}/validate`), template).toEqual({ problems: [] });
    }
  });

  test('maps the reseller margin to the company’s tiers', async () => {
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

  test('saves a draft step by step, and rejects a stale save with the current version', async () => {
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

  test('rejects unknown words by name', async () => {
    const draft = await draftOf(await newPlan());
    const refused = await owner.request('PATCH', `/plan_versions/${draft.id}`, {
      definition: { rules: [], formula: 'amount * 2' },
    });
    expect(refused.statusCode).toBe(400);
    expect(JSON.stringify(refused.json().errors)).toContain('formula');
  });

  test('keeps one draft per plan and names the existing one', async () => {
    const plan = await newPlan();
    const refused = await owner.request('POST', `/commission_plans/${plan.id}/draft`, {});
    expect(refused.statusCode).toBe(409);
    expect(refused.json().current).toEqual({ id: plan.draft_id, version: 1 });
  });

  test('creates one draft for two simultaneous requests', async () => {
    const { plan_id } = await publishedPlan();
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.request('POST', `/commission_plans/${plan_id}/draft`, {})),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });

  test('starts a draft from the latest or an older version', async () => {
    const { plan_id, version_id } = await publishedPlan();
    const second = await owner.post<PlanVersion>(`/commission_plans/${plan_id}/draft`, {});
    expect(second).toMatchObject({ version: 2, state: 'draft', definition: plainDefinition });
    await owner.patch(`/plan_versions/${second.id}`, { definition: twelve });
    await owner.post(`/plan_versions/${second.id}/publish`, { effective_from: '2026-04-01' });
    const third = await owner.post<PlanVersion>(`/commission_plans/${plan_id}/draft`, { version_id });
    expect(third).toMatchObject({ version: 3, definition: plainDefinition });
  });

  test('reuses the number of a discarded draft', async () => {
    const { plan_id } = await publishedPlan();
    const draft = await owner.post<PlanVersion>(`/commission_plans/${plan_id}/draft`, {});
    expect((await owner.request('DELETE', `/plan_versions/${draft.id}`)).statusCode).toBe(200);
    expect((await owner.request('GET', `/plan_versions/${draft.id}`)).statusCode).toBe(404);
    expect(await owner.post(`/commission_plans/${plan_id}/draft`, {})).toMatchObject({ version: 2 });
  });
});

describe('publishing', () => {
  test('freezes a published version with the SHA-256 of its definition', async () => {
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
    // Sorts keys at every level, independently of the product's own code.
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

  test('rejects changing, discarding or republishing a published version', async () => {
    const { version_id } = await publishedPlan();
    for (const answer of [
      await owner.request('PATCH', `/plan_versions/${version_id}`, { definition: twelve }),
      await owner.request('DELETE', `/plan_versions/${version_id}`),
      await owner.request('POST', `/plan_versions/${version_id}/publish`, { effective_from: '2026-04-01' }),
    ]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json().message).toContain('published and can’t be changed');
    }
  });

  test('the database rejects changes to published versions', async () => {
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

  test('replaces a version on the start day of the next one', async () => {
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

  test('a scheduled version still takes over from a version published later', async () => {
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
      published_id: june.id,
      published_from: '2026-06-01',
      previous_id: april.id,
      previous_from: '2026-04-01',
    });
  });

  test('rejects a draft with errors and names each position', async () => {
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
    const { version_id } = await company.within((call) => samplePlanDraft(call, broken));
    const refused = await owner.request('POST', `/plan_versions/${version_id}/publish`, {
      effective_from: '2026-04-01',
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({
      'definition.rules.0.calc.bands.0.to': ['Each band must end where the next one starts.'],
      'definition.rules.0.calc.bands.1.rate_ppm': [expect.stringContaining('more than the full amount')],
      'definition.rules.1.when.any.0.all.0.value': ['This type no longer exists.'],
    });
    expect(refused.json().problems).toContainEqual(
      expect.objectContaining({ code: 'bands_not_contiguous', path: 'rules.0.calc.bands.0.to', severity: 'error' }),
    );
    expect(await owner.get(`/plan_versions/${version_id}`)).toMatchObject({ state: 'draft', definition_hash: null });
  });

  test('validates unsaved text, including references in the database', async () => {
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

  test('warns that a past effective date requires a recalculation', async () => {
    const other = await world.company('Backdating');
    const { version_id } = await other.within((call) => samplePlanDraft(call));
    await other.within((call) =>
      call.run(sql`
        insert into commission_events (organization_id, source, external_id, kind, occurred_on, currency, body)
        values (${other.id}, 'test', 'one', 'sale', '2026-02-10', 'USD', '{}'),
          (${other.id}, 'test', 'two', 'sale', '2025-12-31', 'USD', '{}')`),
    );
    const published = await other.owner.post<Published>(`/plan_versions/${version_id}/publish`, {
      effective_from: '2026-01-01',
    });
    expect(published).toMatchObject({ requires_recalculation: true, affected_deals: 1 });
    expect(published.message).toContain('recalculation');
  });

  test('assigns an unassigned plan to everyone on publication', async () => {
    const plan = await newPlan({ template: 'referral' });
    const publish = { effective_from: '2026-04-01', assign_to_everybody: true };
    await owner.post(`/plan_versions/${plan.draft_id}/publish`, publish);
    const everybody = { target: 'program', effective_from: '2026-04-01', effective_to: null };
    expect(await owner.get(`/commission_plans/${plan.id}`)).toMatchObject({ assignments: [everybody] });
    const next = await owner.post<PlanVersion>(`/commission_plans/${plan.id}/draft`, {});
    await owner.post(`/plan_versions/${next.id}/publish`, { ...publish, effective_from: '2026-05-01' });
    expect((await owner.get<CommissionPlan>(`/commission_plans/${plan.id}`)).assignments).toHaveLength(1);
  });

  test('describes what a version changes', async () => {
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

describe('permissions', () => {
  test('hides plans from other companies', async () => {
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

  test('finance writes plans, and a partner manager only reads them', async () => {
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
