import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { Decision } from './decide.ts';

/** Decisions are never changed; a later one about the same deal replaces an earlier one. */
export async function storeDecision(
  call: Call,
  opportunity_id: string,
  customer_id: string | null,
  { method, model, shares, reason, inputs }: Pick<Decision, 'method' | 'model' | 'shares' | 'reason' | 'inputs'>,
): Promise<void> {
  await call.run(sql`
    insert into attribution_decisions (organization_id, id, opportunity_id, customer_id, method, model, partner_id,
      shares, reason, inputs, decided_by_name)
    values (${call.organization_id}, ${newId()}, ${opportunity_id}, ${customer_id}, ${method}, ${model},
      ${shares[0]?.partner_id ?? null}, ${JSON.stringify(shares)}, ${reason.slice(0, 2000)}, ${JSON.stringify(inputs)},
      ${method === 'manual' ? call.actor.full_name : 'Tandem'})`);
}
