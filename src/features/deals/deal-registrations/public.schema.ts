import { closed, Id, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { Receipt } from './schema.ts';

/** The company's key for receipts, which it publishes. */
export const ReceiptKey = closed({
  fingerprint: Type.String({ description: 'SHA-256 of the public key (DER, SPKI) as 64 hexadecimal digits' }),
  pem: Type.String(),
  path: Type.String({ description: 'the public page that checks receipts, without sign-in' }),
});
export type ReceiptKey = Static<typeof ReceiptKey>;

export const CheckInput = closed({
  company_id: Id,
  receipt: Type.String({ maxLength: 32_768, description: 'the content of the receipt file' }),
});

export const PublicReceiptCheck = closed({
  verdict: oneOf('valid', 'invalid', 'unknown_signer'),
  problems: Type.Array(Type.String()),
  signer: nullable(closed({ name: Type.String(), fingerprint: Type.String() })),
  /** Only of a valid receipt. */
  receipt: nullable(Receipt),
});
export type PublicReceiptCheck = Static<typeof PublicReceiptCheck>;
