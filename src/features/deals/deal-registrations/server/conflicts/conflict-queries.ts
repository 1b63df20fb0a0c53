import type { Call } from '#server/call.ts';
import type { ConflictKind, Evidence, Severity } from '../../conflicts.schema.ts';
import type { Claim, Conflict } from './model.ts';

/** `$1` organization, `$2` domain key, `$3` name key, `$4` country, `$5` account key, `$6` partner. */
export function keysFor(call: Call, claim: Claim): unknown[] {
  const { domain_key, name_key, country, account_key, partner_id } = claim;
  return [call.organization_id, domain_key, name_key, country, account_key, partner_id];
}

/**
 * Two registrations are for the same customer when their domains agree or, where one of them has none, when name and
 * country do.
 */
export const sameCustomer = `(r.account_key = $5 or (($2::text is null or r.domain_key is null) and r.name_key = $3
  and ($4::text is null or r.country is null or r.country = $4)))`;

export const overlaps = (family: string) => `('*' in (${family}, $7::text) or ${family} = $7)`;

const claimRow = `select r.id, coalesce(r.domain_key = $2, false) as by_domain, json_build_object('number', r.number, 'partner_id', r.partner_id, 'partner_name', pt.name,
    'account_name', r.account_name, 'account_domain', r.account_domain, 'country', r.country, 'status', r.status,
    'submitted_at', r.submitted_at, 'protected_until', r.expires_at, 'amount_minor', r.amount_minor, 'currency', r.currency,
    'product_family_name', (select c.name from product_categories c where c.organization_id = r.organization_id and c.id::text = r.product_family)) as evidence`;
const claims = `deal_registrations r join partners pt on pt.organization_id = r.organization_id and pt.id = r.partner_id`;

interface Hit {
  id: string;
  by_domain: boolean;
  evidence: Omit<Evidence, 'matched_on'>;
}

function found(kind: ConflictKind, severity: Severity, { id, by_domain, evidence }: Hit): Conflict {
  const matched_on = by_domain ? 'domain' : 'name';
  return {
    kind,
    severity,
    other_table: 'deal_registrations',
    other_id: id,
    score: 1,
    evidence: { matched_on, ...evidence },
  };
}

export async function protectedByOthers(call: Call, claim: Claim): Promise<Conflict[]> {
  const hits = await call.rows<Hit>(
    `${claimRow} from deal_protections p join ${claims} on r.organization_id = p.organization_id and r.id = p.registration_id
     where p.organization_id = $1 and p.partner_id <> $6 and p.scope = 'exclusive' and p.valid @> $8::timestamptz
       and ${overlaps('p.product_family')} and (p.account_key = $5 or ${sameCustomer})`,
    [...keysFor(call, claim), claim.product_family, call.now()],
  );
  return hits.map((hit) => found('protected_by_other', 'block', hit));
}

export async function ownDuplicates(call: Call, claim: Claim): Promise<Conflict[]> {
  const hits = await call.rows<Hit>(
    `${claimRow} from ${claims}
     where r.organization_id = $1 and r.partner_id = $6 and r.id is distinct from $8::uuid
       and r.status in ('submitted', 'screening', 'pending_review', 'info_requested', 'approved')
       and ${overlaps('r.product_family')} and ${sameCustomer}
     order by r.submitted_at, r.id`,
    [...keysFor(call, claim), claim.product_family, claim.registration_id],
  );
  return hits.map((hit) => found('same_partner_duplicate', 'block', hit));
}

/**
 * Undecided registrations that arrived earlier; those of the same instant are ordered by id, so that exactly one is
 * first.
 */
export async function pendingByOthers(call: Call, claim: Claim): Promise<Conflict[]> {
  const hits = await call.rows<Hit>(
    `${claimRow} from ${claims}
     where r.organization_id = $1 and r.partner_id <> $6
       and r.status in ('submitted', 'screening', 'pending_review', 'info_requested')
       and ($8::uuid is null or (r.submitted_at, r.id) < ($9::timestamptz, $8::uuid))
       and ${overlaps('r.product_family')} and ${sameCustomer}
     order by r.submitted_at, r.id`,
    [...keysFor(call, claim), claim.product_family, claim.registration_id, claim.submitted_at],
  );
  return hits.map((hit) => found('pending_by_other', 'warn', hit));
}

/** Live registrations of the same customer through another distributor: the two distributors both count on the deal. */
export async function otherDistributors(call: Call, claim: Claim): Promise<Conflict[]> {
  if (!claim.distribution_id) return [];
  const hits = await call.rows<Hit & { distributor_name: string }>(
    `${claimRow}, q.name as distributor_name from ${claims}
     join distributions d on d.organization_id = r.organization_id and d.id = r.distribution_id
     join partners q on q.organization_id = d.organization_id and q.id = d.distributor_id
     where r.organization_id = $1 and r.partner_id <> $6 and r.status in ('pending_review', 'info_requested', 'approved')
       and d.distributor_id <> (select m.distributor_id from distributions m where m.organization_id = $1 and m.id = $8)
       and ${overlaps('r.product_family')} and ${sameCustomer}
     order by r.submitted_at, r.id limit 20`,
    [...keysFor(call, claim), claim.product_family, claim.distribution_id],
  );
  return hits.map(({ distributor_name, ...hit }) => {
    const conflict = found('other_distributor', 'warn', hit);
    return { ...conflict, evidence: { ...conflict.evidence, distributor_name } };
  });
}

/** The same name in other letters, unless the countries differ. */
export const isSpelledAs = (row: 'r' | 'a') =>
  `spelling_key(${row}.name_key) = spelling_key($3) and ${row}.name_key <> $3 and coalesce(${row}.country = $4, true)`;

/** Nearly the same name in the same country, or the same name in another spelling or script: worth a look, never a reason to wait. */
export async function similarClaims(call: Call, claim: Claim): Promise<Conflict[]> {
  const hits = await call.rows<Hit & { score: number }>(
    `${claimRow}, round(similarity(r.name_key, $3)::numeric, 3)::float as score from ${claims}
     where r.organization_id = $1 and r.partner_id <> $6
       and (r.name_key % $3 and r.country = $4 or ${isSpelledAs('r')})
       and r.status in ('pending_review', 'info_requested', 'approved') and ${sameCustomer} is not true
     order by score desc, r.id limit 5`,
    keysFor(call, claim),
  );
  return hits.map(({ score, ...hit }) => {
    const conflict = found('fuzzy_name', 'info', hit);
    return { ...conflict, score, evidence: { ...conflict.evidence, matched_on: 'similar_name' } };
  });
}
