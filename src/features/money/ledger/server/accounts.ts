/** Where money can stand. Codes name accounts across currencies; an account is a code in one currency. */
export interface Account {
  code: string;
  kind: 'asset' | 'liability' | 'expense' | 'income' | 'clearing';
  partner_id: string | null;
}

export const commissionExpense: Account = { code: 'expense:commission', kind: 'expense', partner_id: null };
export const spiffExpense: Account = { code: 'expense:spiff', kind: 'expense', partner_id: null };
export const mdfExpense: Account = { code: 'expense:mdf', kind: 'expense', partner_id: null };
export const writeOffExpense: Account = { code: 'expense:write_off', kind: 'expense', partner_id: null };
/** What banks take for paying; the company bears it. */
export const payoutFees: Account = { code: 'expense:payout_fees', kind: 'expense', partner_id: null };
/** Tax kept back from partners, until the company has handed it over. */
export const withheldTax: Account = { code: 'liability:withholding', kind: 'liability', partner_id: null };
/** What was owed in one currency and paid in another: each side says what the company is ahead or behind by. */
export const fxPosition: Account = { code: 'fx:position', kind: 'clearing', partner_id: null };
/** Money that left by the bank, until the bank's own books are compared. */
export const cashClearing: Account = { code: 'cash:clearing', kind: 'clearing', partner_id: null };

/** What a partner is owed: not yet due, due, or on its way. `payable` may go below zero: then the partner owes us. */
export function partnerAccount(partner_id: string, part: 'on_hold' | 'payable' | 'in_transit'): Account {
  return { code: `partner:${partner_id}:${part}`, kind: 'liability', partner_id };
}
