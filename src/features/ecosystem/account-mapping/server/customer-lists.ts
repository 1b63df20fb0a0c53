import { defineCustomerLists } from '#features/deals/deal-registrations/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { hashed, ownerHasher } from './keys.ts';

/** Customers of the company that only its lists from a CRM or a file contain. Lists of partners are never read here. */
export const customerLists = [
  defineCustomerLists({
    key: 'account-mapping',
    find: async (call, { domain_key, name_key, country }) => {
      const keys = hashed(ownerHasher(call, null), {
        domain: domain_key,
        name: country ? `${name_key}|${country.toUpperCase()}` : null,
      });
      const hit = await call.maybe<{ label: string; by_domain: boolean }>(sql`
        select l.name as label, r.domain_key = decode(${keys.domain}, 'hex') as by_domain
        from mapping_populations l join mapping_records r on r.organization_id = l.organization_id
          and r.population_id = l.id
        where l.organization_id = ${call.organization_id} and l.partner_id is null and l.kind = 'customers'
          and l.source in ('crm', 'file')
          and (r.domain_key = decode(${keys.domain}, 'hex')
            or (r.name_key = decode(${keys.name}, 'hex') and (${keys.domain}::text is null or r.domain_key is null)))
        order by by_domain desc nulls last, l.name limit 1`);
      return hit && { label: hit.label, matched_on: hit.by_domain ? 'domain' : 'name' };
    },
  }),
];
