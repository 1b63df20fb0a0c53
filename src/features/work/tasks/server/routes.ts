import { invalid } from '#server/errors.ts';
import { action, IdParams } from '#server/http/action.ts';
import { changeMany } from '#server/resource/change-many.ts';
import { updateRow } from '#server/resource/verbs.ts';
import { Type } from '#shared/schema.ts';
import { Commitments, PeopleQuery, TaskBulk, TaskPerson } from '../schema.ts';
import { taskCommitments } from './commitments.ts';
import { taskPeopleFor } from './people.ts';
import { tasks } from './resource.ts';
import { takeTaskStep, taskStepRoutes } from './steps.ts';

const both = ['company', 'partner'] as const;
/** The step that leads to a status that many tasks can get at once. */
const stepTo = { in_progress: 'start', done: 'complete', canceled: 'cancel', open: 'reopen' } as const;

export const taskRoutes = [
  ...taskStepRoutes,
  changeMany(
    tasks,
    TaskBulk,
    async (call, id, { status, ...patch }) => {
      if (Object.keys(patch).length > 0) await updateRow(call, tasks, id, patch);
      if (status) await takeTaskStep[stepTo[status]](call, id);
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
      return taskPeopleFor(call, partner_id ?? query.partner_id ?? null);
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
    run: (call, { params }) => taskCommitments(call, params.id),
  }),
];
