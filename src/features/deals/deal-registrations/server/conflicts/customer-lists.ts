import type { Call } from '#server/call.ts';
import type { Claim, Conflict } from './model.ts';

/** A list of customers of the company that another feature keeps, such as a list from its CRM. */
interface CustomerLists {
  key: string;
  /** Reads with the rights of the company. @returns the list with this account; undefined if there is none */
  find: (
    call: Call,
    account: Pick<Claim, 'domain_key' | 'name_key' | 'country'>,
  ) => Promise<{ label: string; matched_on: 'domain' | 'name' } | undefined>;
}

const declared: CustomerLists[] = [];

/** Declares lists of customers. @returns their key, for `customerLists` of the feature */
export function defineCustomerLists(lists: CustomerLists): string {
  if (declared.some(({ key }) => key === lists.key)) throw new Error(`Two features declare the lists "${lists.key}".`);
  declared.push(lists);
  return lists.key;
}

/** Accounts that are customers by such a list. The partner learns only the clause of the policy. */
export async function listedCustomers(call: Call, claim: Claim): Promise<Conflict[]> {
  const isExpected = claim.deal_kind === 'renewal' || claim.deal_kind === 'upsell';
  const conflicts: Conflict[] = [];
  for (const { find } of declared) {
    const hit = await find(call, claim);
    if (!hit) continue;
    conflicts.push({
      kind: 'existing_customer',
      severity: isExpected ? 'info' : 'warn',
      other_table: 'accounts',
      other_id: null,
      score: 1,
      evidence: { matched_on: hit.matched_on, label: hit.label, account_domain: claim.domain_key },
    });
  }
  return conflicts.slice(0, 1);
}
