import { caller, defineWorkSums } from '#server/extension-points/work-items.ts';
import { sumTexts } from './work-sum-texts.ts';

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
    get says() {
      return sumTexts.payable;
    },
    where: "t.status = 'payable'",
  },
  {
    ...payable,
    side: 'partner',
    can: 'commission_lines:view',
    get says() {
      return sumTexts.payableToYou;
    },
    where: `t.status = 'payable' and t.partner_id = ${caller.partner}`,
  },
]);
