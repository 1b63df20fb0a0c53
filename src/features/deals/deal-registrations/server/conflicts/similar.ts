import type { Call } from '#server/call.ts';
import { readRow } from '#server/resource/verbs.ts';
import { accountKey, domainKey, nameKey } from '#shared/matching.ts';
import type { DealRegistration, SimilarRecords } from '../../schema.ts';
import { dealRegistrations } from '../resource.ts';

/** Far below what counts as a conflict: a reviewer wants to see what is only nearly alike. */
const ALIKE = 0.4;

const same = (row: string) => `case when ${row}domain_key = $3 then 'website' when ${row}name_key = $2 then 'name' end`;

/** Accounts and other registrations that may be the same customer, most alike first. For reviewers only. */
export async function similarRecords(call: Call, id: string): Promise<SimilarRecords> {
  const { account_name, account_domain, country } = await readRow<DealRegistration>(call, dealRegistrations, id);
  const keys = [call.organization_id, nameKey(account_name), domainKey(account_domain), ALIKE];
  const accounts = await call.rows<SimilarRecords['accounts'][number]>(
    `select * from (
       select id, name, domain, country, is_customer, ${same('')} as same,
         case when domain_key = $3 then 1 else round(similarity(name_key, $2)::numeric, 2)::float end as score
       from accounts where organization_id = $1 and archived_at is null) a
     where score >= $4 order by score desc, name limit 8`,
    keys,
  );
  const registrations = await call.rows<SimilarRecords['registrations'][number]>(
    `select * from (
       select r.id, r.number, p.name as partner_name, r.account_name, r.account_domain, r.status, r.submitted_at,
         ${same('r.')} as same,
         case when r.domain_key = $3 or r.account_key = $6 then 1 else round(similarity(r.name_key, $2)::numeric, 2)::float end as score
       from deal_registrations r join partners p on p.organization_id = r.organization_id and p.id = r.partner_id
       where r.organization_id = $1 and r.id <> $5 and r.status <> 'draft') c
     where score >= $4 order by score desc, submitted_at limit 8`,
    [...keys, id, accountKey({ name: account_name, domain: account_domain, country })],
  );
  return { accounts, registrations };
}
