import { action } from '#server/http/action.ts';
import { shown } from '#server/resource/shown.ts';
import { Type } from '#shared/schema.ts';
import { Board, BoardQuery, DuplicateQuery, FromApplication, LookAlikes, ProspectDuplicate } from '../schema.ts';
import { prospectBoard } from './board.ts';
import { prospectDuplicates } from './duplicates.ts';
import { lookAlikes } from './look-alikes.ts';
import { prospects } from './resource.ts';
import { createFromApplication } from './service.ts';
import { prospectStepRoutes } from './steps.ts';

const view = { can: 'prospects:view', modes: ['company'] } as const;

export const prospectRoutes = [
  ...prospectStepRoutes,
  action({
    method: 'GET',
    url: '/prospects/board',
    summary: 'List prospects by stage',
    ...view,
    query: BoardQuery,
    response: Board,
    run: (call, { query }) => prospectBoard(call, query),
  }),
  action({
    method: 'GET',
    url: '/prospects/duplicates',
    summary: 'List partners, applications, accounts and prospects that may be the same company',
    ...view,
    query: DuplicateQuery,
    response: Type.Array(ProspectDuplicate),
    run: (call, { query }) => prospectDuplicates(call, query),
  }),
  action({
    method: 'GET',
    url: '/prospects/look_alikes',
    summary: 'List open prospects that are similar to the partners with the most won deals',
    ...view,
    response: LookAlikes,
    run: lookAlikes,
  }),
  action({
    method: 'POST',
    url: '/prospects/from_application',
    summary: 'Keep a declined application as a prospect',
    can: 'prospects:manage',
    modes: ['company'],
    body: FromApplication,
    response: prospects.row,
    status: 201,
    run: async (call, { body }) => shown(call, prospects, await createFromApplication(call, body.application_id)),
  }),
];
