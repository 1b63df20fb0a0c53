import type { Call } from '#server/call.ts';
import type { Pipeline } from '../schema.ts';
import { dealSum } from './rows.ts';

interface Line {
  type_id: string;
  type_name: string;
  stage_id: string;
  stage_name: string;
  colour: string | null;
  currency: string | null;
  count: number;
  amount_minor: number;
}

/** Open deals by stage: the company's, or in partner mode those the partner takes part in. */
export async function pipeline(call: Call): Promise<Pipeline> {
  const lines = await call.rows<Line>(
    `with deals as (
       select stage_id, currency, count(*)::int as count, coalesce(sum(amount_minor), 0)::bigint as amount_minor
       from opportunities where organization_id = $1 and status = 'open' and archived_at is null group by stage_id, currency)
     select t.id as type_id, t.name as type_name, s.id as stage_id, s.name as stage_name, s.colour,
       d.currency, coalesce(d.count, 0) as count, coalesce(d.amount_minor, 0)::bigint as amount_minor
     from opportunity_stages s
     join opportunity_types t on t.organization_id = s.organization_id and t.id = s.type_id
     left join deals d on d.stage_id = s.id
     where s.organization_id = $1 and s.category = 'open' and (d.count > 0 or (s.archived_at is null and t.archived_at is null))
     order by t.is_default desc, t."order", t.name, t.id, s."order", s.name, s.id, d.currency`,
    [call.organization_id],
  );
  const types = new Map<string, Pipeline[number]>();
  for (const line of lines) {
    const type = types.get(line.type_id) ?? { id: line.type_id, name: line.type_name, stages: [] };
    types.set(type.id, type);
    const last = type.stages.at(-1);
    const stage =
      last?.id === line.stage_id ? last : { id: line.stage_id, name: line.stage_name, colour: line.colour, sums: [] };
    if (stage !== last) type.stages.push(stage);
    if (line.currency)
      stage.sums.push(dealSum(line.currency, line.count, line.amount_minor, { stage_id: line.stage_id }));
  }
  return [...types.values()];
}
