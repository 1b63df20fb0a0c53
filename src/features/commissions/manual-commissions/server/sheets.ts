import { moneySheet } from '#features/payouts/ledger/server/service.ts';
import type { ManualInput } from '../schema.ts';

const posted = 'It is posted to the ledger and can’t be changed or deleted, only balanced by another commission.';
const told = 'The partner is notified and reads your reason.';

const added = moneySheet({ verb: 'Add commission of', final: [posted, told] });
const deducted = moneySheet({ verb: 'Deduct', final: [posted, told] });

export const additionSheet: typeof added = (call, input, trial) =>
  ((input as { body: ManualInput }).body.amount_minor < 0 ? deducted : added)(call, input, trial);

export const reversalSheet = moneySheet({
  verb: 'Reverse commission of',
  final: ['The reversal is posted to the ledger. A commission can be reversed once.', told],
});

export const writeOffSheet = moneySheet({
  verb: 'Write off',
  final: ['The debt becomes an expense of your company. The partner no longer owes it.', told],
});
