/** An account that money can be in. Codes name accounts across currencies; an account is a code in one currency. */
export interface Account {
  code: string;
  kind: 'asset' | 'liability' | 'expense' | 'income' | 'clearing';
  partner_id: string | null;
}

export const commissionExpense: Account = { code: 'expense:commission', kind: 'expense', partner_id: null };
export const spiffExpense: Account = { code: 'expense:spiff', kind: 'expense', partner_id: null };
export const mdfExpense: Account = { code: 'expense:mdf', kind: 'expense', partner_id: null };
export const writeOffExpense: Account = { code: 'expense:write_off', kind: 'expense', partner_id: null };
/** Bank fees of payments, which the company bears. */
export const payoutFees: Account = { code: 'expense:payout_fees', kind: 'expense', partner_id: null };
/** Tax withheld from partners until the company has paid it to the authorities. */
export const withheldTax: Account = { code: 'liability:withholding', kind: 'liability', partner_id: null };
/** Amounts owed in one currency and paid in another: the balances of both sides show the company's gain or loss. */
export const fxPosition: Account = { code: 'fx:position', kind: 'clearing', partner_id: null };
/** Money paid out by the bank, until the bank statement is reconciled. */
export const cashClearing: Account = { code: 'cash:clearing', kind: 'clearing', partner_id: null };

/**
 * The amounts owed to a partner: not yet due, due, or in a payout. `payable` may be negative: then the partner owes the
 * company.
 */
export function partnerAccount(partner_id: string, part: 'on_hold' | 'payable' | 'in_transit'): Account {
  return { code: `partner:${partner_id}:${part}`, kind: 'liability', partner_id };
}
