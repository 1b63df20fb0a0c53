import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type Board, stages } from '../schema.ts';

/** Cards that a column shows before it points to the list. */
const CARDS = 30;

/** Open prospects by stage, the best fits first; ended ones, the newest first. */
export async function prospectBoard(
  call: Call,
  {
    q = '',
    owner_user_id = null,
    type_id = null,
  }: { q?: string; owner_user_id?: string | null; type_id?: string | null },
): Promise<Board> {
  const pattern = `%${q.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const columns = await call.rows<Board['columns'][number]>(sql`
    select stage, count(*)::int as count,
      jsonb_agg(jsonb_build_object('id', id, 'name', name, 'stage', stage, 'score', score,
        'verdict', verdict, 'type_name', type_name, 'owner_name', owner_name, 'next_step', next_step,
        'next_step_on', next_step_on) order by place) filter (where place <= ${CARDS}) as cards
    from (select p.*, row_number() over (partition by stage
        order by case when stage in ('won', 'lost', 'not_a_fit') then 0 else score end desc nulls last,
          stage_changed_at desc, id) as place
      from prospect_rows p
      where organization_id = ${call.organization_id} and archived_at is null
        and (name ilike ${pattern} or domain ilike ${pattern} or contact_name ilike ${pattern})
        and (${owner_user_id}::uuid is null or owner_user_id = ${owner_user_id})
          and (${type_id}::uuid is null or type_id = ${type_id})) placed
    group by stage`);
  return {
    columns: stages.map((stage) => columns.find((column) => column.stage === stage) ?? { stage, count: 0, cards: [] }),
  };
}
