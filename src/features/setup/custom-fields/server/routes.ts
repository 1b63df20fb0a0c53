import { action, IdParams } from '#server/http/action.ts';
import { OptionMerge, OptionMerged } from '../schema.ts';
import { mergeOptions } from './merge.ts';

export const customFieldRoutes = [
  action({
    method: 'POST',
    url: '/custom_fields/:id/merge_options',
    summary: 'Merge two options in all records',
    can: 'custom_fields:manage',
    modes: ['company'],
    params: IdParams,
    body: OptionMerge,
    response: OptionMerged,
    run: async (call, { params, body }) => ({ rows: await mergeOptions(call, params.id, body) }),
  }),
];
