import {
  cashClearing,
  fxPosition,
  type Movement,
  partnerAccount,
  payoutFees,
  withheldTax,
} from '#features/payouts/ledger/server/service.ts';

/** The facts of a payment that its ledger entries need. */
export interface BookedItem {
  id: string;
  partner_id: string;
  currency: string;
  amount_minor: number;
  withheld_minor: number;
  settle_currency: string | null;
  settle_amount_minor: number | null;
  statement_no: string | null;
}

export type ItemEntry = Movement & { partner_id: string };

type Said = Pick<Movement, 'kind' | 'idempotency_key' | 'debit' | 'credit' | 'amount_minor' | 'effective_on'> & {
  currency?: string;
};

function entry(item: BookedItem, said: Said): ItemEntry {
  const { id, partner_id, statement_no: memo, currency } = item;
  return { currency, ...said, source_table: 'payout_items', source_id: id, memo, partner_id };
}

const leaves = ({ settle_currency }: BookedItem) => (settle_currency ? fxPosition : cashClearing);

/**
 * The money was sent, and the whole amount is no longer owed to the partner. Withheld tax is owed to the tax office
 * from now on. Payments in another currency pass through the position of both currencies, so that every entry balances
 * in its own.
 */
export function paidEntries(item: BookedItem, effective_on: string): ItemEntry[] {
  const { id, withheld_minor, amount_minor } = item;
  const debit = partnerAccount(item.partner_id, 'in_transit');
  return [
    entry(item, {
      kind: 'paid',
      idempotency_key: `paid:${id}:1`,
      effective_on,
      debit,
      credit: leaves(item),
      amount_minor: amount_minor - withheld_minor,
    }),
    ...withheld(item, (minor) => ({
      kind: 'withhold',
      idempotency_key: `withhold:${id}:1`,
      effective_on,
      debit,
      credit: withheldTax,
      amount_minor: minor,
    })),
    ...settled(item, (minor, currency) => ({
      kind: 'settle',
      idempotency_key: `settle:${id}:1`,
      effective_on,
      debit: fxPosition,
      credit: cashClearing,
      amount_minor: minor,
      currency,
    })),
  ];
}

/** The bank returned the payment, so all of it is owed again in the currency it was earned in. */
export function returnedEntries(item: BookedItem, effective_on: string): ItemEntry[] {
  const { id, withheld_minor, amount_minor } = item;
  const credit = partnerAccount(item.partner_id, 'payable');
  return [
    entry(item, {
      kind: 'return',
      idempotency_key: `return:${id}:1`,
      effective_on,
      debit: leaves(item),
      credit,
      amount_minor: amount_minor - withheld_minor,
    }),
    ...withheld(item, (minor) => ({
      kind: 'withhold',
      idempotency_key: `return_withheld:${id}:1`,
      effective_on,
      debit: withheldTax,
      credit,
      amount_minor: minor,
    })),
    ...settled(item, (minor, currency) => ({
      kind: 'settle',
      idempotency_key: `return_settled:${id}:1`,
      effective_on,
      debit: cashClearing,
      credit: fxPosition,
      amount_minor: minor,
      currency,
    })),
  ];
}

function withheld(item: BookedItem, said: (minor: number) => Said): ItemEntry[] {
  return item.withheld_minor > 0 ? [entry(item, said(item.withheld_minor))] : [];
}

function settled(item: BookedItem, said: (minor: number, currency: string) => Said): ItemEntry[] {
  const { settle_currency, settle_amount_minor } = item;
  return settle_currency && settle_amount_minor ? [entry(item, said(settle_amount_minor, settle_currency))] : [];
}

/** The payment was not sent, so its lines are payable again. */
export function releaseEntries(item: BookedItem, effective_on: string): ItemEntry {
  return entry(item, {
    kind: 'fail',
    idempotency_key: `fail:${item.id}:1`,
    effective_on,
    amount_minor: item.amount_minor,
    debit: partnerAccount(item.partner_id, 'in_transit'),
    credit: partnerAccount(item.partner_id, 'payable'),
  });
}

/**
 * The increase of the bank's fee, or a decrease when it is negative.
 * @param n number of the entry among those about the fee, from 1
 */
export function feeEntries(item: BookedItem, more_minor: number, effective_on: string, n: number): ItemEntry[] {
  if (more_minor === 0) return [];
  const sides = more_minor > 0 ? [payoutFees, cashClearing] : [cashClearing, payoutFees];
  return [
    entry(item, {
      kind: 'fee',
      idempotency_key: `fee:${item.id}:${n}`,
      effective_on,
      amount_minor: Math.abs(more_minor),
      debit: sides[0]!,
      credit: sides[1]!,
      currency: item.settle_currency ?? item.currency,
    }),
  ];
}
