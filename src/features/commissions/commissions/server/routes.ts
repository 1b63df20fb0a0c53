import { type Action, action } from '#server/http/action.ts';
import { changeMany } from '#server/resource/change-many.ts';
import { step } from '#server/resource/step.ts';
import type { RawQuery } from '#shared/list-query.ts';
import { Type } from '#shared/schema.ts';
import { CommissionLineBulkChange, EarlyReleaseInput, HoldInput, LineTotal } from '../schema.ts';
import { retryEvent } from './events.ts';
import { holdLine, releaseEarly, releaseLine } from './release.ts';
import { commissionEvents, commissionLines } from './resource.ts';
import { bulkSheet, earlyReleaseSheet, releaseSheet } from './sheets.ts';
import { lineTotals } from './totals.ts';

const manage = 'commission_lines:manage';

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
  step(
    commissionLines,
    'hold',
    'Put a commission on hold, with a reason the partner sees',
    (call, id, { reason }) => holdLine(call, id, reason),
    { body: HoldInput },
  ),
  {
    ...changeMany(commissionLines, CommissionLineBulkChange, async (call, id, { hold, release }) => {
      if (hold) await holdLine(call, id, hold.reason);
      if (release) await releaseLine(call, id);
    }),
    sheet: bulkSheet,
  } as Action,
  step(commissionLines, 'release', 'Release a commission that was put on hold', releaseLine, { sheet: releaseSheet }),
  step(
    commissionLines,
    'release_early',
    'Release a commission before its hold period ends, with a reason',
    (call, id, { reason }) => releaseEarly(call, id, reason),
    { body: EarlyReleaseInput, personal: true, sheet: earlyReleaseSheet },
  ),
  step(commissionEvents, 'retry', 'Retry an event whose calculation failed', retryEvent, { can: manage }),
];
