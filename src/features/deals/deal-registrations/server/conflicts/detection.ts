import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Severity } from '../../conflicts.schema.ts';
import {
  otherDistributors,
  ownDuplicates,
  pendingByOthers,
  protectedByOthers,
  similarClaims,
} from './conflict-queries.ts';
import { partnerDomains } from './customer-keys.ts';
import { listedCustomers } from './customer-lists.ts';
import { existingCustomers, similarAccounts, vendorOpenDeals } from './known-accounts.ts';
import type { Claim, Conflict } from './model.ts';

/** The minimum similarity of two names to report; the domain model sets this value. */
const FUZZY_NAME = 0.85;

/**
 * All current conflicts of a registration, most severe first. It reads other partners' registrations with the company's
 * permissions: call it inside `asCompany` only, and show the partner no more than the clause of the policy.
 */
export async function detectConflicts(call: Call, claim: Claim): Promise<Conflict[]> {
  await call.run(sql`select set_config('pg_trgm.similarity_threshold', ${String(FUZZY_NAME)}, true)`);
  const customers = await existingCustomers(call, claim);
  const found = [
    ...(await selfDeal(call, claim)),
    ...(await ownDuplicates(call, claim)),
    ...(await protectedByOthers(call, claim)),
    ...(await pendingByOthers(call, claim)),
    ...(await otherDistributors(call, claim)),
    ...(await vendorOpenDeals(call, claim)),
    ...customers,
    ...(customers.length === 0 ? await listedCustomers(call, claim) : []),
    ...(await similarAccounts(call, claim)),
    ...(await similarClaims(call, claim)),
  ];
  return found.sort((a, b) => weight(b.severity) - weight(a.severity));
}

function weight(severity: Severity | null): number {
  return severity === 'block' ? 3 : severity === 'warn' ? 2 : severity === 'info' ? 1 : 0;
}

/** Detects a partner that registers itself; only not-for-resale deals are meant for that. */
async function selfDeal(call: Call, claim: Claim): Promise<Conflict[]> {
  if (!claim.domain_key || claim.deal_kind === 'nfr') return [];
  const own = (await partnerDomains(call, claim.partner_id)).get(claim.domain_key);
  if (!own) return [];
  return [
    {
      kind: 'self_deal',
      severity: 'block',
      other_table: own.table,
      other_id: own.id,
      score: 1,
      evidence: {
        matched_on: own.table === 'partners' ? 'partner_domain' : 'contact_domain',
        label: own.label,
        account_domain: claim.domain_key,
      },
    },
  ];
}
