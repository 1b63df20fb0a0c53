import { samplePartnerTier } from '#features/partners/partner-tiers/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import { evaluateTiers } from './evaluate.ts';
import { tierCriteria, tierPrograms } from './resource.ts';
import { takeProgramStep } from './steps.ts';

/** Creates a draft. An existing one is published first, because there can be only one. */
export async function sampleTierProgram(call: Call): Promise<string> {
  await publishOpenDraft(call);
  return createRow(call, tierPrograms, { note: 'Next year' });
}

async function publishOpenDraft(call: Call): Promise<void> {
  const draft = await call.maybe<{ id: string }>(
    sql`select id from tier_programs where organization_id = ${call.organization_id} and status = 'draft'`,
  );
  if (!draft) return;
  await addCriterion(call, draft.id);
  await takeProgramStep.publish(call, draft.id, {});
}

const addCriterion = async (call: Call, program_id: string, tier_id?: string) =>
  createRow(call, tierCriteria, {
    program_id,
    tier_id: tier_id ?? (await samplePartnerTier(call)),
    metric: 'deals',
    threshold: 2,
    window_months: 12,
  });

export async function sampleTierCriterion(call: Call): Promise<string> {
  return addCriterion(call, await sampleTierProgram(call));
}

/** Creates a partner that no longer meets the requirements of its tier. */
async function sampleGrace(call: Call): Promise<string> {
  const program_id = await sampleTierProgram(call);
  await samplePartnerTier(call);
  const tier_id = await samplePartnerTier(call);
  const partner_id = await samplePartner(call, { tier_id });
  await addCriterion(call, program_id, tier_id);
  await call.run(
    sql`update tier_programs set grace_days = 0 where organization_id = ${call.organization_id} and id = ${program_id}`,
  );
  await takeProgramStep.publish(call, program_id, {});
  await evaluateTiers(call);
  return partner_id;
}

const one = async (call: Call, table: 'tier_standings' | 'tier_moves', partner_id: string) => {
  const { id } = await call.one<{ id: string }>(sql`
    select id from ${sql.identifier(table)}
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} order by id desc limit 1`);
  return id;
};

export const sampleTierStanding = async (call: Call): Promise<string> =>
  one(call, 'tier_standings', await sampleGrace(call));
/** Creates a downgrade that waits for a decision. */
export const sampleTierMove = async (call: Call): Promise<string> => one(call, 'tier_moves', await sampleGrace(call));
