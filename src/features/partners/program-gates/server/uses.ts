import { sql } from '#server/db/sql.ts';
import { defineAudienceUses } from '#server/extension-points/audience-uses.ts';
import { gateOf } from './define.ts';

export const gatesOfAudience = defineAudienceUses(async (call, audience_id) => {
  const rows = await call.rows<{ gate: string }>(sql`
    select distinct gate from program_gates
    where organization_id = ${call.organization_id} and audience_id = ${audience_id} order by gate`);
  return rows.map(({ gate }) => ({
    kind: 'Gate',
    name: gateOf(gate)?.texts.label ?? gate,
    to: '/administration/program',
  }));
});
