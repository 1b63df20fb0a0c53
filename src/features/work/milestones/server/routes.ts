import { action, IdParams } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import { MilestoneCard, MilestonesQuery } from '../schema.ts';
import { closeMilestone, openMilestones } from './list.ts';

/** Everyone closes their own cards, even with a read-only role. */
const both = { can: 'milestones:view', modes: ['company', 'partner'] } as const;

export const milestoneRoutes = [
  action({
    ...both,
    method: 'GET',
    url: '/milestones',
    summary: 'List what partners reached for the first time, without what the caller closed',
    query: MilestonesQuery,
    response: Type.Array(MilestoneCard),
    run: (call, { query }) => openMilestones(call, query),
  }),
  action({
    ...both,
    method: 'POST',
    url: '/milestones/:id/close',
    summary: 'Close a milestone for the caller',
    params: IdParams,
    run: (call, { params }) => closeMilestone(call, params.id),
  }),
];
