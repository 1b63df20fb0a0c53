import { constraintMessage } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { MdfBalance, MdfMovement, MdfMovementForPartner, mdfFund } from '../schema.ts';
import { refreshMdfFundPartners } from './eligible.ts';
import { changeFund, checkFund, refuseMdfFundRemoval } from './rules.ts';

constraintMessage('mdf_funds_name', { name: ['is already the name of another fund'] });

export const mdfFunds = defineResource(mdfFund, {
  remove: 'delete',
  view: 'mdf_fund_rows',
  list: { filter: ['is_eligible'] },
  partner: { verbs: ['list', 'get'] },
  beforeCreate: async (call, input) => {
    await checkFund(call, input);
    return input;
  },
  beforeUpdate: changeFund,
  // A new audience takes effect at once.
  afterUpdate: (call, row) => refreshMdfFundPartners(call, row),
  beforeRemove: refuseMdfFundRemoval,
});

export const mdfBalances = defineResource({
  name: 'mdf_balances',
  noun: 'MDF balance',
  row: MdfBalance,
  view: 'mdf_balance_rows',
  viewHidesRows: true,
  guardedBy: 'mdf_funds',
  list: {
    sort: [
      'partner_name',
      'fund_name',
      'allocated_minor',
      'reserved_minor',
      'claimed_minor',
      'paid_minor',
      'available_minor',
    ],
    filter: ['fund_id', 'partner_id', 'fund_status', 'is_eligible'],
    search: ['partner_name', 'fund_name'],
    by: 'partner_name',
  },
});

export const mdfMovements = defineResource({
  name: 'mdf_movements',
  noun: 'MDF movement',
  row: MdfMovement,
  view: 'mdf_movement_rows',
  guardedBy: 'mdf_funds',
  list: {
    sort: ['created_at', 'kind', 'amount_minor', 'partner_name'],
    filter: ['fund_id', 'partner_id', 'request_id', 'claim_id', 'kind', 'created_at'],
    search: ['partner_name', 'note'],
    by: '-created_at',
  },
  partner: { row: MdfMovementForPartner, verbs: ['list', 'get'] },
});
