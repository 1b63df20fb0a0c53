import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/** A plan is completed with its last task, and active again when one is reopened or added. */
export async function refreshPlan(call: Call, id: string): Promise<void> {
  await call.run(sql`
    update action_plans a
    set status = s.next, completed_on = case when s.next = 'completed' then ${call.today()}::date end
    from (select case when count(*) filter (where status in ('open', 'in_progress', 'waiting')) = 0
        and count(*) filter (where status = 'done') > 0 then 'completed' else 'active' end as next
      from tasks where organization_id = ${call.organization_id} and plan_id = ${id}) s
    where a.organization_id = ${call.organization_id} and a.id = ${id} and a.status <> 'canceled' and a.status <> s.next`);
}
