import type { Call } from '#server/call.ts';
import { takeSteps } from '#server/resource/take-steps.ts';
import { lockedRow } from '#server/resource/verbs.ts';
import type { Task } from '../schema.ts';
import { isUnfinished, type TaskStatus } from '../status.schema.ts';
import { planSteps, type TaskWait, taskSteps } from '../steps.schema.ts';
import { moveTask } from './moves.ts';
import { cancelPlan, extendPlan } from './plans/cancel.ts';
import { actionPlans } from './plans/resource.ts';
import { tasks } from './resource.ts';

const moveTo = (status: TaskStatus) => (call: Call, row: Task) => moveTask(call, row, status);

const ofTasks = takeSteps(tasks, taskSteps, {
  rules: {
    start: moveTo('in_progress'),
    wait: (call: Call, row: Task, input: TaskWait) => moveTask(call, row, 'waiting', input),
    complete: moveTo('done'),
    cancel: moveTo('canceled'),
    reopen: moveTo('open'),
  },
});
const ofPlans = takeSteps(actionPlans, planSteps, { rules: { extend: extendPlan, cancel: cancelPlan } });

export const taskStepRoutes = [...ofTasks.routes, ...ofPlans.routes];
export const takeTaskStep = ofTasks.take;

/** Completes a task that may be finished already, for services that repeat after a crash. */
export async function completeTask(call: Call, id: string): Promise<void> {
  const task = await lockedRow<Task>(call, tasks, id);
  if (isUnfinished(task.status)) await takeTaskStep.complete(call, id);
}
