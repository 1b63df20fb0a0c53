import { commissionLines } from '#features/commissions/commissions/server/service.ts';
import { action, IdParams } from '#server/http/action.ts';
import { shown } from '#server/resource/shown.ts';
import { ManualInput, TakeBackInput, WriteOffInput } from '../schema.ts';
import { addManualCommission, reverseManualCommission, writeOff } from './manual.ts';
import { additionSheet, reversalSheet, writeOffSheet } from './sheets.ts';

const manage = { can: 'commission_lines:manage', modes: ['company'] } as const;

export const manualCommissionRoutes = [
  action({
    ...manage,
    method: 'POST',
    url: '/commission_lines/by_hand',
    movesMoney: true,
    summary: 'Add a manual commission for a partner; a negative amount is a deduction',
    body: ManualInput,
    response: commissionLines.row,
    status: 201,
    run: async (call, { body }) => shown(call, commissionLines, await addManualCommission(call, body)),
    sheet: additionSheet,
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/commission_lines/:id/take_back',
    summary: 'Reverse a manual commission once; returns the new line',
    params: IdParams,
    body: TakeBackInput,
    response: commissionLines.row,
    status: 201,
    run: async (call, { params, body }) =>
      shown(call, commissionLines, await reverseManualCommission(call, params.id, body.reason)),
    sheet: reversalSheet,
  }),
  action({
    ...manage,
    method: 'POST',
    url: '/commission_lines/write_off',
    movesMoney: true,
    summary: 'Write off what a partner owes in a currency, in part or in full',
    body: WriteOffInput,
    response: commissionLines.row,
    status: 201,
    run: async (call, { body }) => shown(call, commissionLines, await writeOff(call, body)),
    sheet: writeOffSheet,
  }),
];
