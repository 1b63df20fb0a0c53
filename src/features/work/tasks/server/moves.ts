import type { Call } from '#server/call.ts';
import { conflict, forbidden } from '#server/errors.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { Task } from '../schema.ts';
import { isUnfinished, nextStatuses, type TaskStatus } from '../status.schema.ts';
import { tellCompleted } from './notices.ts';
import { refreshPlan } from './plans/progress.ts';
import { tasks } from './resource.ts';
import { continueSeries } from './series.ts';

const verbs: Record<TaskStatus, string> = {
  open: 'reopened',
  in_progress: 'started',
  waiting: 'set to waiting',
  done: 'completed',
  canceled: 'canceled',
};

/** Moves a task to another status, with what follows: the next task of a series, the plan, and notices. */
export async function moveTask(
  call: Call,
  id: string,
  to: TaskStatus,
  { waiting_for = null }: { waiting_for?: string | null } = {},
): Promise<void> {
  const task = await lockedRow<Task>(call, tasks, id);
  requireMove(call, task, to);
  if (to === 'done' || to === 'in_progress') await requireUnblocked(call, task);
  await call.run(
    `update tasks set status = $3, waiting_for = $4, completed_on = $5, completed_by_name = $6
     where organization_id = $1 and id = $2`,
    [
      call.organization_id,
      id,
      to,
      to === 'waiting' ? waiting_for : null,
      to === 'done' ? call.today() : null,
      to === 'done' ? call.actor.full_name : null,
    ],
  );
  await call.asCompany(async (company) => {
    if (to === 'done') await continueSeries(company, task, call.today());
    if (task.plan_id) await refreshPlan(company, task.plan_id);
    if (to === 'done') await tellCompleted(company, task, call.actor);
  });
}

function requireMove(call: Call, task: Task, to: TaskStatus): void {
  const { mode } = call.actor;
  const { status, side, created_by_side } = task;
  // A partner acts on its own side; tasks of the company are canceled by the company.
  if (mode === 'partner' && (side === 'company' || to === 'canceled') && created_by_side === 'company')
    throw forbidden();
  if (mode === 'partner' && side === 'company' && to !== 'canceled') throw forbidden();
  const allowed = nextStatuses(status);
  if (!allowed.includes(to))
    throw conflict(`A task that is ${status.replace('_', ' ')} cannot be ${verbs[to]}.`, { allowed });
}

/** A partner may not see the task that blocks its own. */
async function requireUnblocked(call: Call, { id, status, blocked_by_title }: Task): Promise<void> {
  const { is_blocked } = await call.asCompany((company) =>
    company.one<{ is_blocked: boolean }>('select is_blocked from task_rows where organization_id = $1 and id = $2', [
      company.organization_id,
      id,
    ]),
  );
  if (!is_blocked) return;
  throw conflict(
    blocked_by_title
      ? `This task waits for “${blocked_by_title}”.`
      : 'This task waits for another one that is not done.',
    { allowed: nextStatuses(status).filter((one) => one !== 'done' && one !== 'in_progress') },
  );
}

/** Completes a task that may be finished already, for services that repeat after a crash. */
export async function completeTask(call: Call, id: string): Promise<void> {
  const task = await lockedRow<Task>(call, tasks, id);
  if (isUnfinished(task.status)) await moveTask(call, id, 'done');
}
