import { commissionLines } from '#features/commissions/commissions/server/service.ts';
import { moneySheet } from '#features/payouts/ledger/server/service.ts';
import { action } from '#server/http/action.ts';
import { shown } from '#server/resource/shown.ts';
import { closed, Id, Type } from '#shared/schema.ts';
import { EarlierTotals, TransferInput } from '../schema.ts';
import { earlierTotals } from './totals.ts';
import { transferUnpaid } from './transfer.ts';

export const importedEarningRoutes = [
  action({
    method: 'GET',
    url: '/imported_earnings/totals',
    summary: 'Get earnings in former systems by currency, of one partner or of all',
    can: 'commission_lines:view',
    modes: ['company', 'partner'],
    query: closed({ partner_id: Type.Optional(Id) }),
    response: Type.Array(EarlierTotals),
    run: (call, { query }) => earlierTotals(call, query.partner_id),
  }),
  action({
    method: 'POST',
    url: '/imported_earnings/transfer',
    movesMoney: true,
    summary: 'Pay what a former system still owes a partner as one manual commission; each entry is transferred once',
    can: 'commission_lines:manage',
    modes: ['company'],
    body: TransferInput,
    response: commissionLines.row,
    status: 201,
    run: async (call, { body }) => shown(call, commissionLines, await transferUnpaid(call, body)),
    sheet: moneySheet({
      verb: 'Add commission of',
      final: [
        'It is posted to the ledger and can’t be changed or deleted, only balanced by another commission.',
        'The entries of the former system are marked as transferred and cannot be transferred again.',
        'The partner is notified and sees the commission.',
      ],
    }),
  }),
];
