import { caller, defineWorkSums } from '#server/extension-points/work-items.ts';

const payable = {
  key: 'payable_commissions',
  from: 'commission_lines t',
  amount: 't.amount_minor',
  currency: 't.currency',
} as const;

export const workSums = defineWorkSums([
  {
    ...payable,
    side: 'company',
    can: 'payout_batches:manage',
    says: ['is payable', 'are payable'],
    where: "t.status = 'payable'",
  },
  {
    ...payable,
    side: 'partner',
    can: 'commission_lines:view',
    says: ['is payable to you', 'are payable to you'],
    where: `t.status = 'payable' and t.partner_id = ${caller.partner}`,
  },
]);
