import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newProof, proofRecord, type TextResolver, textsOf } from '#server/dns/records.ts';
import { conflict, invalid, notFound, unavailable } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { SamlDomain } from '../schema.ts';

const MOST = 20;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;

interface Row {
  id: string;
  domain: string;
  proof: string;
  verified_at: string | null;
}

const recordOf = (domain: string, proof: string) => proofRecord('sign-in', domain, proof);

export async function listDomains(call: Call): Promise<SamlDomain[]> {
  const rows = await call.rows<Row>(sql`
    select id, domain, proof, verified_at from saml_domains where organization_id = ${call.organization_id} order by domain`);
  return rows.map(({ proof, ...row }) => ({
    ...row,
    record: recordOf(row.domain, proof),
  }));
}

/** @throws 422 for what is no domain, 409 for one that was added or too many */
export async function addDomain(call: Call, input: { domain: string }): Promise<void> {
  const domain = input.domain.trim().toLowerCase().replace(/^@/, '');
  if (!DOMAIN.test(domain)) throw invalid({ domain: ['must be a domain such as acme.com'] });
  const { count } = await call.one<{ count: number }>(
    sql`select count(*)::int as count from saml_domains where organization_id = ${call.organization_id}`,
  );
  if (count >= MOST) throw conflict(`You can have at most ${MOST} domains.`);
  const added = await call.run(sql`
    insert into saml_domains (organization_id, domain, proof)
    values (${call.organization_id}, ${domain}, ${newProof()})
    on conflict (organization_id, domain) do nothing`);
  if (added === 0) throw conflict('This domain was already added.', {}, { domain: ['was already added'] });
}

export async function removeDomain(call: Call, id: string): Promise<void> {
  const removed = await call.run(
    sql`delete from saml_domains where organization_id = ${call.organization_id} and id = ${id}`,
  );
  if (removed === 0) throw notFound('This domain');
}

/**
 * Looks for the record that proves the domain. A company that proved it before and removed its record gives way.
 * @throws 422 when the record is missing, 409 when another company proves the domain too, 503
 */
export async function verifyDomain(kernel: Kernel, call: Call, id: string, resolver: TextResolver): Promise<void> {
  const { domain, proof } = await call.one<Row>(
    sql`
      select id, domain, proof, verified_at from saml_domains
      where organization_id = ${call.organization_id} and id = ${id}`,
    'This domain',
  );
  const record = recordOf(domain, proof);
  const values = await textsOf(resolver, record.host).catch(() => {
    throw unavailable('The name servers did not answer. Try again later.');
  });
  if (!values.includes(record.value)) {
    throw invalid(
      { domain: ['has no such TXT record'] },
      `${record.host} has no TXT record with this value yet. New records can take an hour to appear.`,
    );
  }
  await kernel.system.unscoped(async (tx) => {
    const [other] = await tx.rows<{ id: string; proof: string }>(sql`
      select id, proof from saml_domains
      where domain = ${domain} and verified_at is not null and organization_id <> ${call.organization_id} for update`);
    if (!other) return;
    if (values.includes(recordOf(domain, other.proof).value))
      throw conflict('Another company has verified this domain.');
    await tx.run(sql`update saml_domains set verified_at = null where id = ${other.id}`);
  });
  await call.run(sql`
    update saml_domains set verified_at = coalesce(verified_at, ${call.now()})
    where organization_id = ${call.organization_id} and id = ${id}`);
}
