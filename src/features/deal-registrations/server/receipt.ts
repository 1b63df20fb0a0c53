import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import type { Call } from '#server/call.ts';
import type { DealRegistration, Receipt, ReceiptCheck } from '../schema.ts';

/**
 * "I was first" as a document: what arrived when, signed with Ed25519. The partner keeps it; anybody with the public key can
 * check it without us: SHA-256 of the canonical `content` is `content_hash`, and `signature` is over the canonical receipt
 * without its `signature`. Canonical JSON has its keys sorted and no spaces.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Stores the arrival of a submission with what it said. */
export async function recordArrival(call: Call, registration: DealRegistration): Promise<void> {
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
  await call.run(
    `insert into deal_registration_arrivals (organization_id, registration_id, partner_id, arrived_at, content, content_hash)
     values ($1, $2, $3, $4, $5, $6)`,
    [call.organization_id, registration.id, registration.partner_id, call.now(), content, sha256(content)],
  );
}

/** @throws 404 for a draft, which has not arrived */
export async function receiptOf(call: Call, id: string, secret: string): Promise<Receipt> {
  // The caller's own, then with the company's eyes: it may have been made under a name that was merged into theirs.
  await call.one(
    'select from deal_registration_arrivals where organization_id = $1 and registration_id = $2',
    [call.organization_id, id],
    'This receipt',
  );
  const arrival = await call.asCompany((company) => readArrival(company, id));
  const key = keyOf(secret, call.organization_id);
  const receipt = { kind: 'tandem-arrival-receipt/1' as const, ...arrival, public_key: publicText(key) };
  return { ...receipt, signature: sign(null, Buffer.from(canonicalJson(receipt)), key).toString('base64') };
}

function readArrival(call: Call, id: string): Promise<Omit<Receipt, 'kind' | 'public_key' | 'signature'>> {
  return call.one(
    `select json_build_object('id', o.id, 'name', o.name) as company, json_build_object('id', p.id, 'name', p.name) as partner,
       json_build_object('id', r.id, 'number', r.number) as registration, a.arrived_at, a.content, a.content_hash
     from deal_registration_arrivals a
     join deal_registrations r on r.organization_id = a.organization_id and r.id = a.registration_id
     join partners p on p.organization_id = a.organization_id and p.id = a.partner_id
     join organizations o on o.id = a.organization_id
     where a.organization_id = $1 and a.registration_id = $2`,
    [call.organization_id, id],
    'This receipt',
  );
}

/** Says whether a receipt is genuine, unchanged and this company's, and if not, what is wrong with it. */
export function checkReceipt(
  { signature, ...receipt }: Receipt,
  organization_id: string,
  secret: string,
): ReceiptCheck {
  const own = keyOf(secret, organization_id);
  const problems: string[] = [];
  if (receipt.public_key !== publicText(own)) problems.push('It was not signed with the key of this company.');
  else if (!verify(null, Buffer.from(canonicalJson(receipt)), createPublicKey(own), Buffer.from(signature, 'base64')))
    problems.push('The signature does not fit: something in the receipt was changed.');
  if (sha256(canonicalJson(receipt.content)) !== receipt.content_hash)
    problems.push('The content does not fit its hash.');
  return { is_genuine: problems.length === 0, problems };
}

/** The company's key follows from the installation's secret, so that it need not be kept anywhere. */
function keyOf(secret: string, organization_id: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, 'tandem', `arrival receipts ${organization_id}`, 32));
  // RFC 8410: the PKCS#8 form of an Ed25519 private key is this prefix and its 32 bytes.
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
}

function publicText(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
}
