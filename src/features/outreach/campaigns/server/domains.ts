import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import ipaddr from 'ipaddr.js';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { Sealing } from '#server/sealing.ts';
import type { DomainRecords, EmailDomain } from '../schema.ts';
import { checkRecords, type DomainResolver } from './dns-records.ts';

const cipherOf = (sealing: Sealing) => sealing.cipher('DKIM keys');
const SELECTOR = 'tandem';

export async function beginDomain(call: Call, input: { domain: string }): Promise<Row> {
  const domain = input.domain.trim().toLowerCase();
  const known = await call.maybe(
    sql`select from email_domains where organization_id = ${call.organization_id} and domain = ${domain}`,
  );
  if (known) throw conflict('This domain was already added.', {}, { domain: ['was already added'] });
  return { domain, dkim_selector: SELECTOR };
}

/** Creates the key that signs emails from the domain. The private part is stored encrypted. */
export async function createDomainKey(call: Call, { id }: { id: string }): Promise<void> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  await call.run(sql`
    update email_domains set dkim_public_key = ${publicKey.toString('base64')}
    where organization_id = ${call.organization_id} and id = ${id}`);
  await call.run(sql`
    insert into email_domain_keys (organization_id, domain_id, sealed_key)
    values (${call.organization_id}, ${id}, ${cipherOf(call.sealing).seal(privateKey, id)})`);
}

export async function requireUnusedDomain(call: Call, { id }: { id: string }): Promise<void> {
  const used = await call.maybe<{ name: string }>(
    sql`select name from email_campaigns where organization_id = ${call.organization_id} and domain_id = ${id} limit 1`,
  );
  if (used) throw conflict(`The campaign “${used.name}” uses this domain.`);
}

interface DomainRow
  extends Pick<EmailDomain, 'id' | 'domain' | 'checked_at' | 'spf_status' | 'dkim_status' | 'dmarc_status'> {
  dkim_selector: string;
  dkim_public_key: string;
  spf_found: string | null;
  dkim_found: string | null;
  dmarc_found: string | null;
}

const domainRow = (call: Call, id: string) =>
  call.one<DomainRow>(
    sql`
      select id, domain::text as domain, dkim_selector, dkim_public_key, spf_status, spf_found, dkim_status, dkim_found,
        dmarc_status, dmarc_found, checked_at from email_domains
        where organization_id = ${call.organization_id} and id = ${id}`,
    'This sending domain',
  );

/** The records that the domain needs, to copy, with what the latest check found. */
export async function recordsOf(call: Call, id: string, smtpHost: string | undefined): Promise<DomainRecords> {
  const row = await domainRow(call, id);
  const wanted = wantedRecords(row, smtpHost);
  return {
    domain: row.domain,
    checked_at: row.checked_at,
    records: [
      { kind: 'spf', status: row.spf_status, found: row.spf_found, ...wanted.spf },
      { kind: 'dkim', status: row.dkim_status, found: row.dkim_found, ...wanted.dkim },
      { kind: 'dmarc', status: row.dmarc_status, found: row.dmarc_found, ...wanted.dmarc },
    ],
  };
}

function wantedRecords({ domain, dkim_selector, dkim_public_key }: DomainRow, smtpHost: string | undefined) {
  return {
    spf: { host: domain, value: `v=spf1 ${senderMechanism(smtpHost)} ~all` },
    dkim: { host: `${dkim_selector}._domainkey.${domain}`, value: `v=DKIM1; k=rsa; p=${dkim_public_key}` },
    dmarc: { host: `_dmarc.${domain}`, value: `v=DMARC1; p=none; rua=mailto:postmaster@${domain}` },
  };
}

/** The SPF mechanism that names the server which sends: an address is no name to look up. */
function senderMechanism(smtpHost: string | undefined): string {
  if (!smtpHost) return 'mx';
  const host = smtpHost.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(host)) return `a:${host}`;
  const address = ipaddr.process(host);
  return address.kind() === 'ipv4' ? `ip4:${address.toString()}` : `ip6:${address.toString()}`;
}

/** Looks the records up and stores the result. */
export async function checkDomain(
  call: Call,
  id: string,
  { resolver, smtpHost }: { resolver: DomainResolver; smtpHost: string | undefined },
): Promise<DomainRecords> {
  const { domain, dkim_selector, dkim_public_key } = await domainRow(call, id);
  const { spf, dkim, dmarc } = await checkRecords(resolver, { domain, dkim_selector, dkim_public_key, smtpHost });
  await call.run(sql`
    update email_domains
    set spf_status = ${spf.status}, spf_found = ${spf.found}, dkim_status = ${dkim.status}, dkim_found = ${dkim.found},
      dmarc_status = ${dmarc.status},
      dmarc_found = ${dmarc.found}, checked_at = ${call.now()}
      where organization_id = ${call.organization_id} and id = ${id}`);
  return recordsOf(call, id, smtpHost);
}

export interface DkimKey {
  domainName: string;
  keySelector: string;
  privateKey: string;
}

/** The key that signs emails of a domain. */
export async function dkimKey(call: Call, domain_id: string): Promise<DkimKey> {
  const row = await call.one<{ domain: string; dkim_selector: string; sealed_key: Buffer }>(
    sql`
      select d.domain::text as domain, d.dkim_selector, k.sealed_key from email_domains d
      join email_domain_keys k on k.organization_id = d.organization_id and k.domain_id = d.id
      where d.organization_id = ${call.organization_id} and d.id = ${domain_id}`,
    'This sending domain',
  );
  return {
    domainName: row.domain,
    keySelector: row.dkim_selector,
    privateKey: cipherOf(call.sealing).open(row.sealed_key, domain_id),
  };
}
