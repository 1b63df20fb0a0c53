import { moneySheet } from '#features/payouts/ledger/server/service.ts';

export const refundSheet = moneySheet({
  verb: 'Record refund and claw back',
  final: [
    'The clawback is posted to the ledger. Commission that was already paid is deducted from the next payouts.',
    'A recorded refund can’t be deleted.',
  ],
});

export const paymentSheet = moneySheet({
  verb: 'Record payment and book',
  final: ['The commission is posted to the ledger. A recorded payment can only be balanced by a returned one.'],
});
