import { action } from '#server/http/action.ts';
import { WorkCount, WorkItemDetail, WorkItemList, WorkItemParams, WorkItemsQuery } from '../schema.ts';
import { workCountOf, workItemOf, workItemsOf } from './list.ts';

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
    url: '/work_items/:kind/:id',
    summary: 'Get one open work item with its facts',
    params: WorkItemParams,
    response: WorkItemDetail,
    run: (call, { params }) => workItemOf(call, params.kind, params.id),
  }),
];
