import { moneySheet } from '#features/payouts/ledger/server/service.ts';

const again = 'Its commissions become payable again and are included in the next payout.';

export const batchCancelSheet = moneySheet({
  verb: 'Cancel payout of',
  final: ['All commissions in this payout become payable again.', 'A canceled payout can’t be reopened.'],
});
export const cancelSheet = moneySheet({ verb: 'Remove payment of', final: [again] });
export const failSheet = moneySheet({
  verb: 'Mark as failed:',
  final: [again, 'The partner is told that the payment failed and why.'],
});
export const returnSheet = moneySheet({
  verb: 'Mark as returned:',
  final: [again, 'The ledger records that the bank returned the money. The partner is told.'],
});
