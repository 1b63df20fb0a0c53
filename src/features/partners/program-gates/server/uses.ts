import { defineAudienceUses } from '#server/audience-uses.ts';
import { gateOf } from './define.ts';
import { capitalize } from './gates.ts';

export const gatesOfAudience = defineAudienceUses(async (call, audience_id) => {
  const found = await call.rows<{ gate: string }>(
    'select distinct gate from program_gates where organization_id = $1 and audience_id = $2 order by gate',
    [call.organization_id, audience_id],
  );
  return found.map(({ gate }) => ({
    kind: 'Gate',
    name: capitalize(gateOf(gate)?.verb ?? gate),
    to: '/administration/program',
  }));
});
