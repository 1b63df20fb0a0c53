import { action } from '#server/http/action.ts';
import { WorkEmail, WorkEmailChange } from '../email.schema.ts';
import { WorkCount, WorkItemDetail, WorkItemList, WorkItemParams, WorkItemsQuery } from '../schema.ts';
import { workCountOf, workItemOf, workItemsOf } from './list.ts';
import { changeWorkEmail, readWorkEmail } from './morning/setting.ts';

const both = { method: 'GET', can: 'work_items:view', modes: ['company', 'partner'] } as const;

export const workItemRoutes = [
  action({
    ...both,
    url: '/work_items',
    summary: 'List the work that waits for the caller, the most urgent first, with the number of items of each kind',
    query: WorkItemsQuery,
    response: WorkItemList,
    run: (call, { query }) => workItemsOf(call, query),
  }),
  action({
    ...both,
    url: '/work_items/count',
    summary: 'Count the work that waits for the caller',
    response: WorkCount,
    run: workCountOf,
  }),
  action({
    ...both,
    url: '/work_items/email',
    summary: 'Get my setting of the morning email with open work',
    response: WorkEmail,
    run: readWorkEmail,
  }),
  action({
    ...both,
    method: 'PATCH',
    url: '/work_items/email',
    summary: 'Turn my morning email with open work on or off, or change its time',
    body: WorkEmailChange,
    response: WorkEmail,
    run: (call, { body }) => changeWorkEmail(call, body),
  }),
  action({
    ...both,
    url: '/work_items/:kind/:id',
    summary: 'Get one open work item with its facts',
    params: WorkItemParams,
    response: WorkItemDetail,
    run: (call, { params }) => workItemOf(call, params.kind, params.id),
  }),
];
