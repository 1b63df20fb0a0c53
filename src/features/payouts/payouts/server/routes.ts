import { action, IdParams } from '#server/http/action.ts';
import { Type } from '#shared/schema.ts';
import { BatchPreview, PayoutExport, PayoutForecast, PlannedBatch } from '../schema.ts';
import { forecastBatch, previewBatch } from './batches.ts';
import { exportBatch, exportsOf } from './export.ts';
import { payoutStepRoutes } from './steps.ts';

const view = { can: 'payout_batches:view', modes: ['company'] } as const;
const manage = { can: 'payout_batches:manage', modes: ['company'] } as const;

export const payoutRoutes = [
  action({
    ...view,
    method: 'GET',
    url: '/payout_batches/:id/preview',
    summary: 'Preview what would be paid now, who is excluded and why, and what changed since the payout was prepared',
    params: IdParams,
    response: BatchPreview,
    run: (call, { params }) => previewBatch(call, params.id),
  }),
  action({
    ...view,
    method: 'GET',
    url: '/payout_batches/forecast',
    summary: 'Preview what a new payout would pay, who would be excluded and why; writes nothing',
    query: PlannedBatch,
    response: PayoutForecast,
    run: (call, { query }) => forecastBatch(call, query),
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/payout_batches/:id/export',
    movesMoney: true,
    summary: 'Create the payment file of all reserved payments',
    params: IdParams,
    response: PayoutExport,
    run: (call, { params }) => exportBatch(call, params.id),
  }),
  action({
    ...view,
    method: 'GET',
    url: '/payout_batches/:id/exports',
    summary: 'List the payment files of a payout',
    params: IdParams,
    response: Type.Array(PayoutExport),
    run: (call, { params }) => exportsOf(call, params.id),
  }),
  ...payoutStepRoutes,
];
