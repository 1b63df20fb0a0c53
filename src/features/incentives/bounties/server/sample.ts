import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { reserveNumbers } from '#server/resource/bulk.ts';
import { newId } from '#shared/ids.ts';
import { addDays } from '#shared/time/dates.ts';
import type { BountyCreate } from '../schema.ts';
import { createBounty, takeBountyStep } from './service.ts';

/** @returns the id of a draft */
export function sampleBounty(call: Call, overrides: Partial<BountyCreate> = {}): Promise<string> {
  return createBounty(call, {
    name: `Bounty ${newId().slice(-8)}`,
    kind: 'submission',
    reward_minor: 50_000,
    currency: 'USD',
    starts_on: addDays(call.today(), -30),
    ...overrides,
  });
}

/** @returns the id of a draft of a partner for an active bounty */
export async function sampleBountySubmission(
  call: Call,
  { partner_id }: { partner_id?: string } = {},
): Promise<string> {
  const partner = partner_id ?? (await samplePartner(call));
  const bounty_id = await sampleBounty(call);
  await takeBountyStep.activate(call, bounty_id);
  const number = await reserveNumbers(call, 'bounty_submissions', 1);
  const { id } = await call.one<{ id: string }>(sql`
    insert into bounty_submissions (organization_id, number, bounty_id, partner_id, period_no, proof)
    values (${call.organization_id}, ${number}, ${bounty_id}, ${partner}, 1, 'A published case study') returning id`);
  return id;
}
