import { createHash, createPublicKey, verify } from 'node:crypto';
import type { FileVerifier } from '#server/commands/verify-command.ts';
import { canonicalJson } from '#shared/text/canonical-json.ts';
import { fingerprintText, judge, type Verification } from '#shared/verdict.ts';
import type { Receipt } from '../../schema.ts';

/** Receipts are far smaller; longer files are not read. */
export const MOST_RECEIPT_BYTES = 32 * 1024;

/** RFC 8410: an Ed25519 public key in DER (SPKI) is this prefix and its 32 bytes. No other algorithm is accepted. */
const ED25519_SPKI = Buffer.from('302a300506032b6570032100', 'hex');

type Rule = (value: unknown) => boolean;
const matches =
  (pattern: RegExp): Rule =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const isText: Rule = (value) => typeof value === 'string' && value.length <= 2000;
const isWhole: Rule = (value) => Number.isSafeInteger(value);
const isId = matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const isInstant: Rule = (value) =>
  matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/)(value) && !Number.isNaN(Date.parse(value as string));
const orNull =
  (rule: Rule): Rule =>
  (value) =>
    value === null || rule(value);
/** Base64 as encoders write it, of exactly so many bytes. */
const isBase64 =
  (bytes: number): Rule =>
  (value) => {
    if (typeof value !== 'string') return false;
    const decoded = Buffer.from(value, 'base64');
    return decoded.length === bytes && decoded.toString('base64') === value;
  };
const isEd25519: Rule = (value) =>
  isBase64(ED25519_SPKI.length + 32)(value) &&
  Buffer.from(value as string, 'base64')
    .subarray(0, ED25519_SPKI.length)
    .equals(ED25519_SPKI);
/** An object with all of these fields and no others. */
const isObject =
  (fields: Record<string, Rule>): Rule =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length === Object.keys(fields).length &&
    Object.entries(fields).every(
      ([name, rule]) => Object.hasOwn(value, name) && rule((value as Record<string, unknown>)[name]),
    );

const isNamed = isObject({ id: isId, name: isText });
const fieldsOfEach: Record<string, Rule> = {
  company: isNamed,
  partner: isNamed,
  registration: isObject({ id: isId, number: (value) => isWhole(value) && (value as number) > 0 }),
  arrived_at: isInstant,
  content: isObject({
    account_name: orNull(isText),
    account_domain: orNull(isText),
    country: orNull(isText),
    product_family: orNull(isText),
    contact_email: orNull(isText),
    title: orNull(isText),
    amount_minor: orNull(isWhole),
    currency: orNull(isText),
    expected_close_on: orNull(matches(/^\d{4}-\d\d-\d\d$/)),
  }),
  content_hash: matches(/^[0-9a-f]{64}$/),
  public_key: isEd25519,
  signature: isBase64(64),
};
const isKind =
  (number: number): Rule =>
  (value) =>
    value === `tandem-arrival-receipt/${number}`;
const isFirstKind = isObject({ ...fieldsOfEach, kind: isKind(1) });
/** A receipt of the second kind is of a deal that a device captured before it arrived. */
const isSecondKind = isObject({ ...fieldsOfEach, kind: isKind(2), captured_at_by_device: isInstant });
const isReceipt: Rule = (value) => isFirstKind(value) || isSecondKind(value);

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The fingerprint of a public key: SHA-256 of its DER form (SPKI). */
export const keyFingerprint = (public_key: string): string => sha256(Buffer.from(public_key, 'base64'));

/** The bytes of a receipt file: canonical JSON, so that a receipt has exactly one form. */
export const receiptText = (receipt: Receipt): string => canonicalJson(receipt);

const unreadable = (problem: string): Verification<Receipt> => ({
  verdict: 'invalid',
  problems: [problem],
  signer: null,
  details: null,
});

/**
 * Checks a receipt without the installation that signed it. Reads only the one form that receipts are written in: canonical
 * JSON with exactly the known fields, signed with Ed25519.
 * @param trusted fingerprints of keys; the key in the file is never trusted by itself
 */
export function verifyReceipt(bytes: Buffer, trusted: readonly string[]): Verification<Receipt> {
  if (bytes.length > MOST_RECEIPT_BYTES) return unreadable('The file is too large for a receipt.');
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return unreadable('The file is not a receipt.');
  }
  if (!isReceipt(value)) return unreadable('The file is not a receipt, or it has fields that receipts do not have.');
  const receipt = value as Receipt;
  // Duplicate keys, other spacing and other spellings of the same value all end here.
  if (!Buffer.from(receiptText(receipt)).equals(bytes))
    return unreadable('The file is not in the exact form of a receipt. Download it again.');
  const { signature, ...signed } = receipt;
  const problems: string[] = [];
  const key = createPublicKey({ key: Buffer.from(receipt.public_key, 'base64'), format: 'der', type: 'spki' });
  if (!verify(null, Buffer.from(canonicalJson(signed)), key, Buffer.from(signature, 'base64')))
    problems.push('The signature does not match: the receipt was changed.');
  if (sha256(canonicalJson(receipt.content)) !== receipt.content_hash)
    problems.push('The content does not match its hash.');
  const signer = { name: receipt.company.name, fingerprint: keyFingerprint(receipt.public_key) };
  return judge({ problems, signer, details: receipt }, trusted);
}

/** The command `verify-receipt`. */
export const receiptVerifier: FileVerifier = {
  summary: 'check the receipt of a deal registration',
  option: 'key',
  async check(bytes, trusted) {
    const found = verifyReceipt(bytes, trusted);
    const { details, signer } = found;
    const lines = details
      ? [
          `Registration ${details.registration.number} of ${details.partner.name} with ${details.company.name}`,
          `Account ${details.content.account_name ?? 'not named'}, received ${details.arrived_at}`,
          `Signed with the key SHA-256 ${fingerprintText(signer!.fingerprint)}`,
        ]
      : [];
    return { ...found, lines: [...lines, `File SHA-256 ${sha256(bytes)}`] };
  },
};
