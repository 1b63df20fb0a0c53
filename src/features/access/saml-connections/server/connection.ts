import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { type SamlConnection, type SamlPolicy, type SamlProvider, type SamlSettings, samlRoles } from '../schema.ts';
import { readCertificates } from './certificates.ts';
import { listDomains } from './domains.ts';
import { providerFrom } from './metadata/read.ts';
import { serviceProvider } from './service-provider.ts';

type Row = Omit<SamlConnection, 'certificates'> & { certificates: string[] };

export async function samlSettings({ config }: Kernel, call: Call): Promise<SamlSettings> {
  const service = serviceProvider(config.baseUrl, call.organization_id);
  const row = await call.maybe<Row>(sql`
    select idp_entity_id, sign_in_url, metadata_url, certificates, tested_at, mode, default_role, group_attribute,
      group_roles
    from saml_connections where organization_id = ${call.organization_id}`);
  return {
    service: { ...service, metadata_url: service.entity_id },
    connection: row
      ? {
          ...row,
          certificates: readCertificates(row.certificates).map(({ name, fingerprint, expires_at }) => ({
            name,
            fingerprint,
            expires_at: expires_at.toISOString(),
          })),
        }
      : null,
    domains: await listDomains(call),
  };
}

/**
 * Stores the provider. Another provider or address must be tested again before it is required; a new certificate of the
 * same provider need not be.
 * @throws 422 with the field
 */
export async function saveProvider(kernel: Kernel, call: Call, input: SamlProvider): Promise<void> {
  const provider = await providerFrom(kernel, input, call.organization_id);
  const { idp_entity_id, sign_in_url } = provider;
  const address = URL.parse(sign_in_url);
  if (address?.protocol !== 'https:' || address.username || sign_in_url.length > 2_000)
    throw invalid({ sign_in_url: ['must be an address that starts with https://'] });
  if (idp_entity_id.length > 1_024) throw invalid({ idp_entity_id: ['must have 1,024 characters or fewer'] });
  const certificates = readCertificates(provider.certificates);
  const expires_at = certificates.at(-1)!.expires_at;
  const stored = certificates.map(({ der }) => der);
  await call.run(sql`
    insert into saml_connections as c (organization_id, idp_entity_id, sign_in_url, certificates, expires_at,
      metadata_url, default_role)
    values (${call.organization_id}, ${idp_entity_id}, ${address.href}, ${stored}, ${expires_at},
      ${input.metadata_xml === undefined ? (input.metadata_url ?? null) : null}, 'read_only')
    on conflict (organization_id) do update
    set idp_entity_id = excluded.idp_entity_id, sign_in_url = excluded.sign_in_url,
      certificates = excluded.certificates, expires_at = excluded.expires_at, metadata_url = excluded.metadata_url,
      tested_at = case when c.idp_entity_id = excluded.idp_entity_id and c.sign_in_url = excluded.sign_in_url
        then c.tested_at end,
      mode = case when c.mode = 'required' and (c.idp_entity_id, c.sign_in_url)
        is distinct from (excluded.idp_entity_id, excluded.sign_in_url) then 'optional' else c.mode end`);
}

/** @throws 404 without a provider, 409 when it cannot be required yet, 422 for a role that providers cannot give */
export async function savePolicy(call: Call, policy: SamlPolicy): Promise<void> {
  const unknown = (role: string | null) => role !== null && !samlRoles.some((one) => one === role);
  if (unknown(policy.default_role)) throw invalid({ default_role: [`must be one of ${samlRoles.join(', ')}`] });
  if (policy.group_roles.some(({ role }) => unknown(role)))
    throw invalid({ group_roles: [`can only have the roles ${samlRoles.join(', ')}`] });
  if (policy.group_roles.length > 0 && !policy.group_attribute)
    throw invalid({ group_attribute: ['is required to give roles by group'] });
  const row = await call.maybe<{ tested_at: string | null; is_proven: boolean }>(sql`
    select tested_at, exists (select from saml_domains d
      where d.organization_id = ${call.organization_id} and d.verified_at is not null) as is_proven
    from saml_connections where organization_id = ${call.organization_id} for update`);
  if (!row) throw notFound('Single sign-on');
  if (policy.mode !== 'off' && !row.is_proven) throw conflict('Verify an email domain first.');
  if (policy.mode === 'required' && !row.tested_at) throw conflict('Test the sign-in before you require it.');
  await call.run(sql`
    update saml_connections
    set mode = ${policy.mode}, default_role = ${policy.default_role}, group_attribute = ${policy.group_attribute},
      group_roles = ${JSON.stringify(policy.group_roles)}
    where organization_id = ${call.organization_id}`);
}

export async function removeConnection(call: Call): Promise<void> {
  const removed = await call.run(sql`delete from saml_connections where organization_id = ${call.organization_id}`);
  if (removed === 0) throw notFound('Single sign-on');
}
