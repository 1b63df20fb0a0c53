import { invalid } from '#server/errors.ts';
import { action, IdParams } from '#server/http/action.ts';
import { changeMany } from '#server/resource/change-many.ts';
import { step } from '#server/resource/step.ts';
import { updateRow } from '#server/resource/verbs.ts';
import { Type } from '#shared/schema.ts';
import { Commitments, FromTemplate, PeopleQuery, TaskBulk, TaskPerson, WaitingFor } from '../schema.ts';
import { type TaskStep, taskSteps } from '../status.schema.ts';
import { commitmentsOf } from './commitments.ts';
import { moveTask } from './moves.ts';
import { peopleFor } from './people.ts';
import { cancelPlan, extendPlan } from './plans/cancel.ts';
import { actionPlans } from './plans/resource.ts';
import { tasks } from './resource.ts';

const both = ['company', 'partner'] as const;
const move = (name: Exclude<TaskStep, 'wait'>, summary: string) =>
  step(tasks, name, summary, (call, id) => moveTask(call, id, taskSteps[name]), { modes: both });

export const taskRoutes = [
  move('start', 'Start a task'),
  step(tasks, 'wait', 'Set a task to waiting', (call, id, body) => moveTask(call, id, 'waiting', body), {
    body: WaitingFor,
    modes: both,
  }),
  move('complete', 'Complete a task; a repeating one continues with its next date'),
  move('cancel', 'Cancel a task'),
  move('reopen', 'Set a task to open again'),
  changeMany(
    tasks,
    TaskBulk,
    async (call, id, { status, ...patch }) => {
      if (Object.keys(patch).length > 0) await updateRow(call, tasks, id, patch);
      if (status) await moveTask(call, id, status);
    },
    both,
  ),
  action({
    method: 'GET',
    url: '/tasks/people',
    summary: 'List the people who can be assigned or mentioned',
    can: 'tasks:view',
    modes: both,
    query: PeopleQuery,
    response: Type.Array(TaskPerson),
    run: (call, { query }) => {
      const { partner_id } = call.actor;
      if (partner_id && query.partner_id && query.partner_id !== partner_id)
        throw invalid({ partner_id: ['does not exist'] });
      return peopleFor(call, partner_id ?? query.partner_id ?? null);
    },
  }),
  action({
    method: 'GET',
    url: '/partners/:id/commitments',
    summary: 'Count the kept, slipped and open commitments of both sides',
    can: 'tasks:view',
    modes: both,
    params: IdParams,
    response: Commitments,
    run: (call, { params }) => commitmentsOf(call, params.id),
  }),
  step(actionPlans, 'cancel', 'Cancel a plan and its unfinished tasks', cancelPlan),
  step(actionPlans, 'extend', 'Add the steps of a template to a plan', extendPlan, { body: FromTemplate }),
];
