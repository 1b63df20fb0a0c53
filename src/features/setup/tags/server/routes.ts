import { action, IdParams } from '#server/http/action.ts';
import { TagMerge, TagMerged } from '../schema.ts';
import { mergeTags } from './merge.ts';

export const tagRoutes = [
  action({
    method: 'POST',
    url: '/tags/:id/merge',
    summary: 'Merge tags',
    can: 'tags:manage',
    modes: ['company'],
    params: IdParams,
    body: TagMerge,
    response: TagMerged,
    run: async (call, { params, body }) => ({ rows: await mergeTags(call, params.id, body) }),
  }),
];
