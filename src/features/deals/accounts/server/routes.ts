import { action, IdParams } from '#server/http/action.ts';
import { changeMany } from '#server/resource/change-many.ts';
import { previewMerge } from '#server/resource/merge.ts';
import { AccountBulkChange, AccountMerge, AccountMerged, AccountMergePreview } from '../schema.ts';
import { mergeAccounts } from './merge.ts';
import { accounts } from './resource.ts';

export const accountRoutes = [
  changeMany(accounts, AccountBulkChange),
  action({
    method: 'POST',
    url: '/accounts/:id/merge',
    summary: 'Merge two accounts',
    can: 'accounts:manage',
    modes: ['company'],
    params: IdParams,
    body: AccountMerge,
    response: AccountMerged,
    run: (call, { params, body }) => mergeAccounts(call, params.id, body),
  }),
  action({
    method: 'POST',
    url: '/accounts/:id/merge/preview',
    summary: 'Preview merging two accounts without saving',
    whileViewing: 'harmless',
    can: 'accounts:manage',
    modes: ['company'],
    params: IdParams,
    body: AccountMerge,
    response: AccountMergePreview,
    run: (call, { params, body }) => previewMerge(call, (trial) => mergeAccounts(trial, params.id, body)),
  }),
];
