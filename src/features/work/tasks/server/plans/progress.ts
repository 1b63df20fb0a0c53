import type { Call } from '#server/call.ts';

/** A plan is completed with its last task, and active again when one is reopened or added. */
export async function refreshPlan(call: Call, id: string): Promise<void> {
  await call.run(
    `update action_plans a set status = s.next, completed_on = case when s.next = 'completed' then $3::date end
     from (select case when count(*) filter (where status in ('open', 'in_progress', 'waiting')) = 0
         and count(*) filter (where status = 'done') > 0 then 'completed' else 'active' end as next
       from tasks where organization_id = $1 and plan_id = $2) s
     where a.organization_id = $1 and a.id = $2 and a.status <> 'canceled' and a.status <> s.next`,
    [call.organization_id, id, call.today()],
  );
}
