import { type Action, action } from '#server/http/action.ts';
import { changeMany } from '#server/resource/change-many.ts';
import type { RawQuery } from '#shared/nouns/list-query.ts';
import { Type } from '#shared/schema.ts';
import { CommissionLineBulkChange, LineTotal } from '../schema.ts';
import { commissionLines } from './resource.ts';
import { bulkSheet } from './sheets.ts';
import { commissionStepRoutes, takeLineStep } from './steps.ts';
import { lineTotals } from './totals.ts';

export const commissionRoutes = [
  action({
    can: 'commission_lines:view',
    modes: ['company', 'partner'],
    method: 'GET',
    url: '/commission_lines/totals',
    summary: 'Totals of a commission list by currency and status; accepts the same filters as the list',
    query: Type.Object({}, { additionalProperties: true }),
    response: Type.Array(LineTotal),
    run: (call, { query }) => lineTotals(call, query as RawQuery),
  }),
  {
    ...changeMany(commissionLines, CommissionLineBulkChange, async (call, id, { hold, release }) => {
      if (hold) await takeLineStep.hold(call, id, hold);
      if (release) await takeLineStep.release(call, id);
    }),
    sheet: bulkSheet,
  } as Action,
  ...commissionStepRoutes,
];
