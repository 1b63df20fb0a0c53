import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { evaluateHealth } from './evaluate.ts';

/** @returns the id of the health of a new partner */
export async function samplePartnerHealth(call: Call): Promise<string> {
  const partner_id = await samplePartner(call);
  await evaluateHealth(call, [partner_id]);
  const { id } = await call.one<{ id: string }>(
    sql`select id from partner_health where organization_id = ${call.organization_id} and partner_id = ${partner_id}`,
  );
  return id;
}
