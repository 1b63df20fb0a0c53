import { createHash } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Signer } from '#server/ports/signer.ts';
import { canonicalJson } from '#shared/text/canonical-json.ts';
import type { Verification } from '#shared/verdict.ts';
import type { ReceiptKey } from '../../public.schema.ts';
import type { DealRegistration, Receipt } from '../../schema.ts';
import { keyFingerprint, verifyReceipt } from './receipt-file.ts';

/**
 * The signed proof of a submission: its content and time, signed with Ed25519. Anyone with the company's public key can
 * verify it without us (`receipt-file.ts`): SHA-256 of the canonical `content` is `content_hash`, and `signature` is
 * over the canonical receipt without its `signature`. Canonical JSON has its keys sorted and no spaces.
 */
export const receiptSigner = ({ sealing }: Kernel): Signer => sealing.signer('arrival receipts');

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Stores the arrival of a submission with its content. */
export async function recordReceipt(call: Call, registration: DealRegistration): Promise<void> {
  const { account_name, account_domain, country, product_family, contact_email, title } = registration;
  const { amount_minor, currency, expected_close_on } = registration;
  const content = canonicalJson({
    account_name,
    account_domain,
    country,
    product_family,
    contact_email,
    title,
    amount_minor,
    currency,
    expected_close_on,
  });
  await call.run(sql`
    insert into deal_registration_arrivals (organization_id, registration_id, partner_id, arrived_at, captured_at, content,
      content_hash)
    values (${call.organization_id}, ${registration.id}, ${registration.partner_id}, ${call.now()},
      ${registration.captured_at}, ${content}, ${sha256(content)})`);
}

/** @throws 404 for a draft, which has not arrived */
export async function registrationReceipt(call: Call, id: string, signer: Signer): Promise<Receipt> {
  // The first query checks the caller's access. The receipt is read with the company's permissions because it may name
  // a partner that was merged into the caller's.
  await call.one(
    sql`
      select from deal_registration_arrivals where organization_id = ${call.organization_id} and registration_id = ${id}`,
    'This receipt',
  );
  const { captured_at, ...arrival } = await call.asCompany((company) => readArrival(company, id));
  const told = captured_at
    ? { kind: 'tandem-arrival-receipt/2' as const, captured_at_by_device: captured_at }
    : { kind: 'tandem-arrival-receipt/1' as const };
  return signer.sign({ ...told, ...arrival }, call.organization_id);
}

type Arrival = Omit<Receipt, 'kind' | 'captured_at_by_device' | 'public_key' | 'signature'>;

function readArrival(call: Call, id: string): Promise<Arrival & { captured_at: string | null }> {
  return call.one(
    sql`
      select json_build_object('id', o.id, 'name', o.name) as company,
        json_build_object('id', p.id, 'name', p.name) as partner,
        json_build_object('id', r.id, 'number', r.number) as registration, a.arrived_at, a.captured_at,
        a.content, a.content_hash
      from deal_registration_arrivals a
      join deal_registrations r on r.organization_id = a.organization_id and r.id = a.registration_id
      join partners p on p.organization_id = a.organization_id and p.id = a.partner_id
      join organizations o on o.id = a.organization_id
      where a.organization_id = ${call.organization_id} and a.registration_id = ${id}`,
    'This receipt',
  );
}

/** Checks whether a receipt is genuine, unchanged and issued by this company; otherwise returns the problem. */
export function checkReceipt(bytes: Buffer, organization_id: string, signer: Signer): Verification<Receipt> {
  const own = keyFingerprint(signer.publicKey(organization_id));
  const found = verifyReceipt(bytes, []);
  if (found.verdict === 'unknown_signer' && found.signer?.fingerprint !== own)
    return { ...found, verdict: 'invalid', problems: ['It was not signed with this company’s key.'] };
  return verifyReceipt(bytes, [own]);
}

/** The company's published key for receipts, and where outsiders check them. */
export function receiptKey(organization_id: string, signer: Signer): ReceiptKey {
  const public_key = signer.publicKey(organization_id);
  const lines = public_key.match(/.{1,64}/g)!.join('\n');
  return {
    fingerprint: keyFingerprint(public_key),
    pem: `-----BEGIN PUBLIC KEY-----\n${lines}\n-----END PUBLIC KEY-----\n`,
    path: `/verify/receipt/${organization_id}`,
  };
}
