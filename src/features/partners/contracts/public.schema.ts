import { closed, Id, Instant, nameText, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { SignerField } from '../contract-templates/content.schema.ts';

/** The signing page and the verification page need no login. */
const token = Type.String({ minLength: 20, maxLength: 100 });

export const SigningLink = closed({ token });
const Point = Type.Array(Type.Number({ minimum: 0, maximum: 1 }), { minItems: 2, maxItems: 2 });
const SignatureInput = Type.Union([
  closed({ kind: Type.Literal('typed'), text: nameText(120) }),
  closed({
    kind: Type.Literal('drawn'),
    strokes: Type.Array(Type.Array(Point, { minItems: 1, maxItems: 600 }), { minItems: 1, maxItems: 60 }),
  }),
]);

export const SignInput = closed({
  token,
  code: Type.String({ pattern: '^[0-9]{6}$', description: 'a code of six digits' }),
  signature: SignatureInput,
  /** The text that the signer agreed to, as the page showed it. */
  consent_text: nullable(Type.String({ maxLength: 1000 })),
  /** By the key of the field: its text, or `true` for a checked box. */
  values: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 500 }), { maxProperties: 200 }),
});
export type SignInput = Static<typeof SignInput>;
export const DeclineInput = closed({ token, reason: nameText(2000) });

/** The contract as a signer sees it behind the link. */
export const SigningOpened = closed({
  state: oneOf('open', 'waiting', 'signed', 'closed'),
  /** Why it cannot be signed now. */
  message: nullable(Type.String()),
  company_name: Type.String(),
  partner_name: Type.String(),
  title: Type.String(),
  number: Type.Integer(),
  source: oneOf('text', 'pdf'),
  body: nullable(Type.String()),
  fields: Type.Array(SignerField),
  role: Type.String(),
  name: Type.String(),
  /** Where the code goes, shortened. */
  email: Type.String(),
  signers: Type.Array(closed({ name: Type.String(), role: Type.String(), signed_at: nullable(Instant) })),
  consent_text: Type.String(),
  expires_at: Instant,
  document_sha256: Type.String(),
  /** Uploaded files by the key of their field. */
  attachments: Type.Record(Type.String(), Type.String()),
  has_sealed_file: Type.Boolean(),
});
export type SigningOpened = Static<typeof SigningOpened>;
export const CodeSent = closed({ email: Type.String(), expires_at: Instant });
/** `waits_for`: those whose turn it is now. */
export const SignDone = closed({
  is_signed: Type.Literal(true),
  is_complete: Type.Boolean(),
  waits_for: Type.Array(closed({ name: Type.String(), role: Type.String() })),
});
export type SignDone = Static<typeof SignDone>;
export const DeclineDone = closed({ is_declined: Type.Literal(true) });
export const Attached = closed({ field: Type.String(), file_name: Type.String() });

export const VerifyQuery = closed({
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'a SHA-256 hash of 64 hexadecimal digits' }),
});
/** The facts about a contract that anyone who has the file can verify. */
export const DocumentCheck = closed({
  is_genuine: Type.Boolean(),
  id: nullable(Id),
  title: nullable(Type.String()),
  company_name: nullable(Type.String()),
  partner_name: nullable(Type.String()),
  completed_at: nullable(Instant),
  is_chain_intact: nullable(Type.Boolean()),
  signers: Type.Array(closed({ name: Type.String(), role: Type.String(), signed_at: nullable(Instant) })),
});
export type DocumentCheck = Static<typeof DocumentCheck>;
