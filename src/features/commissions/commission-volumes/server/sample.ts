import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import { openingVolumes } from './resource.ts';

export async function sampleOpeningVolume(call: Call): Promise<string> {
  return createRow(call, openingVolumes, {
    partner_id: await samplePartner(call),
    at: '2025-12-31',
    amount_minor: 5_000_000,
    deal_count: 3,
    units: 10,
  });
}

/** @returns the id of a nightly check */
export async function sampleVolumeAudit(call: Call): Promise<string> {
  const { id } = await call.one<{ id: string }>(sql`
    insert into counter_checks (organization_id, checked_on, checked_at, sales, counters)
    values (${call.organization_id}, (select coalesce(max(checked_on), '2020-01-01') + 1 from counter_checks
      where organization_id = ${call.organization_id}), ${call.now()}, 0, 0) returning id`);
  return id;
}
