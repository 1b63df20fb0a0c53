import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, type FieldErrors, invalid } from '#server/errors.ts';
import type { Bounty, BountyCreate, BountyUpdate } from '../schema.ts';

/** Once partners count on it, a reward and what earns it stay as they are. */
const FIXED = ['kind', 'metric', 'target', 'currency', 'reward_minor', 'recipient', 'starts_on'] as const;

export async function beginBounty(call: Call, input: BountyCreate): Promise<BountyCreate> {
  await checkBounty(call, input);
  return input;
}

export async function changeBounty(call: Call, current: Bounty, patch: BountyUpdate): Promise<BountyUpdate> {
  if (current.status === 'closed') throw conflict('This bounty is closed.', { allowed: [] });
  if (current.status === 'active') {
    const fixed = FIXED.filter((name) => patch[name] !== undefined && patch[name] !== current[name]);
    if (fixed.length > 0)
      throw invalid(Object.fromEntries(fixed.map((name) => [name, ['cannot be changed in an active bounty']])));
    if (patch.budget_minor && patch.budget_minor < current.earned_minor)
      throw invalid({ budget_minor: ['is less than what was earned already'] });
  }
  await checkBounty(call, { ...current, ...patch } as BountyCreate);
  return patch;
}

async function checkBounty(call: Call, input: BountyCreate): Promise<void> {
  const errors: FieldErrors = {};
  const isPerformance = input.kind === 'performance';
  if (input.reward_minor === 0) errors.reward_minor = ['must be more than 0'];
  if (input.ends_on && input.ends_on < input.starts_on) errors.ends_on = ['must not be before the first day'];
  if (input.budget_minor != null && input.budget_minor < input.reward_minor)
    errors.budget_minor = ['must cover at least one reward'];
  if (isPerformance && !input.metric) errors.metric = ['is required for targets'];
  if (isPerformance && !input.target) errors.target = ['is required for targets'];
  if (!isPerformance && input.metric) errors.metric = ['is only for targets'];
  if (!isPerformance && input.target) errors.target = ['is only for targets'];
  if (isPerformance && input.recipient === 'person')
    errors.recipient = ['must be the partner, because targets are reached by the whole partner'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (!input.audience_id) return;
  const audience = await call.maybe<{ entity: string }>(sql`
    select entity from audiences
    where organization_id = ${call.organization_id} and id = ${input.audience_id} and archived_at is null`);
  if (audience?.entity !== 'partners') throw invalid({ audience_id: ['is not an audience of partners'] });
}

export async function refuseBountyRemoval(_call: Call, { status }: Bounty): Promise<void> {
  if (status !== 'draft') throw conflict('Only drafts can be deleted. Close the bounty instead.', { allowed: [] });
}
