import { action, IdParams } from '#server/http/action.ts';
import { AccountMerge, AccountMerged } from '../schema.ts';
import { mergeAccounts } from './merge.ts';

export const accountRoutes = [
  action({
    method: 'POST',
    url: '/accounts/:id/merge',
    summary: 'Make two companies one',
    can: 'accounts:manage',
    modes: ['company'],
    params: IdParams,
    body: AccountMerge,
    response: AccountMerged,
    run: (call, { params, body }) => mergeAccounts(call, params.id, body),
  }),
];
