import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, forbidden } from '#server/errors.ts';
import type { Task } from '../schema.ts';
import type { TaskStatus } from '../status.schema.ts';
import type { TaskWait } from '../steps.schema.ts';
import { tellTaskCompleted } from './notices.ts';
import { refreshPlan } from './plans/progress.ts';
import { continueSeries } from './series.ts';

/** Moves a task to another status, with what follows: the next task of a series, the plan, and notices. */
export async function moveTask(
  call: Call,
  task: Task,
  to: TaskStatus,
  { waiting_for = null }: TaskWait = {},
): Promise<void> {
  requireSide(call, task, to);
  if (to === 'done' || to === 'in_progress') await requireUnblocked(call, task);
  await call.run(sql`
    update tasks set status = ${to}, waiting_for = ${waiting_for},
      completed_on = ${to === 'done' ? call.today() : null},
      completed_by_name = ${to === 'done' ? call.actor.full_name : null}
    where organization_id = ${call.organization_id} and id = ${task.id}`);
  await call.asCompany(async (company) => {
    if (to === 'done') await continueSeries(company, task, call.today());
    if (task.plan_id) await refreshPlan(company, task.plan_id);
    if (to === 'done') await tellTaskCompleted(company, task, call.actor);
  });
}

/** A partner acts on its own side; tasks of the company are canceled by the company. @throws 403 */
function requireSide({ actor }: Call, { side, created_by_side }: Task, to: TaskStatus): void {
  if (actor.mode === 'company') return;
  if ((side === 'company' || to === 'canceled') && created_by_side === 'company') throw forbidden();
  if (side === 'company' && to !== 'canceled') throw forbidden();
}

/** A partner may not see the task that blocks its own. */
async function requireUnblocked(call: Call, { id, blocked_by_title }: Task): Promise<void> {
  const { is_blocked } = await call.asCompany((company) =>
    company.one<{ is_blocked: boolean }>(
      sql`select is_blocked from task_rows where organization_id = ${company.organization_id} and id = ${id}`,
    ),
  );
  if (!is_blocked) return;
  throw conflict(
    blocked_by_title
      ? `This task waits for “${blocked_by_title}”.`
      : 'This task waits for another one that is not done.',
  );
}
