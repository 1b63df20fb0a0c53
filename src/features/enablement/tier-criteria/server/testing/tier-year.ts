import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { moveStage } from '#features/deals/opportunities/server/service.ts';
import { pipelines } from '#features/deals/opportunity-types/server/service.ts';
import { samplePartnerTier } from '#features/partners/partner-tiers/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Company, World } from '#server/testing/world.ts';
import type { TierMove } from '../../move.schema.ts';
import type { TierCriterionCreate, TierProgram, TierStanding } from '../../schema.ts';
import { tierJobs } from '../jobs.ts';

export type Tiers = Record<'bronze' | 'silver' | 'gold', string>;

/** A company with three tiers. */
export async function ladder(company: Company): Promise<Tiers> {
  const tiers: Partial<Tiers> = {};
  for (const name of ['bronze', 'silver', 'gold'] as const) {
    tiers[name] = await company.within((call) => samplePartnerTier(call, { name }));
  }
  return tiers as Tiers;
}

type Asked = Partial<TierCriterionCreate> & Pick<TierCriterionCreate, 'tier_id' | 'metric' | 'threshold'>;

/** Publishes requirements as a manager. */
export async function publish(
  company: Company,
  criteria: readonly Asked[],
  settings: object = {},
): Promise<TierProgram> {
  const draft = await company.owner.post<TierProgram>('/tier_programs', settings);
  for (const criterion of criteria) {
    await company.owner.post('/tier_criteria', { program_id: draft.id, window_months: 12, ...criterion });
  }
  return company.owner.post<TierProgram>(`/tier_programs/${draft.id}/publish`, {});
}

/** A won deal, closed today. */
export const win = (company: Company, partner_id: string, overrides: object = {}): Promise<string> =>
  closeDeal(company, partner_id, 'won', overrides);

/** A lost deal, closed today. */
export const lose = (company: Company, partner_id: string, overrides: object = {}): Promise<string> =>
  closeDeal(company, partner_id, 'lost', overrides);

function closeDeal(company: Company, partner_id: string, outcome: 'won' | 'lost', overrides: object): Promise<string> {
  return company.within(async (call) => {
    const account_id = await sampleAccount(call);
    const id = await sampleOpportunity(call, {
      account_id,
      participants: [{ partner_id }],
      amount_minor: 1_000_000,
      ...overrides,
    });
    const { type_id } = await call.one<{ type_id: string }>(
      sql`select type_id from opportunities where organization_id = ${call.organization_id} and id = ${id}`,
    );
    const stages = (await pipelines(call)).find((one) => one.id === type_id)!.stages;
    const stage_id = stages.find(({ category }) => category === outcome)!.id;
    await moveStage(call, id, { stage_id, ...(outcome === 'lost' && { reason_code: 'price' as const }) });
    return id;
  });
}

export const partnerIn = (company: Company, tier_id: string | null, overrides: object = {}) =>
  company.within((call) => samplePartner(call, { ...(tier_id && { tier_id }), ...overrides }));

/** Runs the nightly evaluation of a day. */
export async function night(world: World, company: Company, day: string): Promise<void> {
  world.clock.set(`${day}T03:20:00Z`);
  await tierJobs['tier-criteria.evaluate']!(await jobFor(world.kernel, company.id), {});
}

export async function standing(company: Company, partner_id: string): Promise<TierStanding> {
  const [row] = await company.owner.get<TierStanding[]>(`/tier_standings?partner_id=${partner_id}`);
  return row!;
}

export const moves = (company: Company, partner_id: string) =>
  company.owner.get<TierMove[]>(`/tier_moves?partner_id=${partner_id}&_sort=created_at`);
