import { closed, Id, nameText, nullable, oneOf, type Static, Type } from '#shared/schema.ts';
import { sayable, sayableWords } from '#shared/text/labels.ts';

/** The kinds of fields a signer can be asked to fill in. */
export const fieldKinds = ['signature', 'initials', 'date', 'text', 'checkbox', 'attachment'] as const;
export type FieldKind = (typeof fieldKinds)[number];

const Key = Type.String({
  pattern: '^[a-z][a-z0-9_]{0,39}$',
  description: 'lowercase letters, digits and underscores',
});
/** A part of the page: 0 is its left or top edge, 1 its right or bottom edge. */
const Share = Type.Number({ minimum: 0, maximum: 1 });

/** A signer: a person of the partner or of the company. */
export const SignerRole = closed({
  key: Key,
  name: nameText(80),
  side: oneOf('partner', 'company'),
});
export type SignerRole = Static<typeof SignerRole>;

/** A field of a signer. Those of a PDF have a place on a page; those of a text stand in the signer's block at its end. */
export const SignerField = closed({
  key: Key,
  role: Key,
  kind: oneOf(...fieldKinds),
  label: Type.String({ maxLength: 120 }),
  required: Type.Boolean(),
  /** From 1. */
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  x: Type.Optional(Share),
  y: Type.Optional(Share),
  width: Type.Optional(Share),
  height: Type.Optional(Share),
});
export type SignerField = Static<typeof SignerField>;

export const SignerRoles = Type.Array(SignerRole, { maxItems: 10 });
export const SignerFields = Type.Array(SignerField, { maxItems: 200 });
export const ReminderDays = Type.Array(Type.Integer({ minimum: 1, maximum: 365 }), { maxItems: 10 });

/** Terms as data: they take effect when everybody has signed. */
export const ContractTerms = closed({
  plan_id: Type.Optional(nullable(Id)),
  region_id: Type.Optional(nullable(Id)),
  protection_days: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 3650 }))),
  payment_term_days: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 365 }))),
  is_exclusive: Type.Optional(nullable(Type.Boolean())),
});
export type ContractTerms = Static<typeof ContractTerms>;
export const termKeys = ['plan_id', 'region_id', 'protection_days', 'payment_term_days', 'is_exclusive'] as const;
export type TermKey = (typeof termKeys)[number];
export const termLabels: Record<TermKey, string> = sayableWords({
  plan_id: 'Incentive structure',
  region_id: 'Territory',
  protection_days: 'Protection days',
  payment_term_days: 'Payment terms',
  is_exclusive: 'Exclusivity',
});

/** The content of a template's version; a contract starts from it. */
export const TemplateContent = closed({
  name: Type.String(),
  kind: Type.String(),
  language: Type.String(),
  source: oneOf('text', 'pdf'),
  body: nullable(Type.String()),
  roles: SignerRoles,
  fields: SignerFields,
  signing_order: oneOf('sequential', 'parallel'),
  blocks_portal: Type.Boolean(),
  term_months: nullable(Type.Integer()),
  renewal: oneOf('none', 'auto', 'notice'),
  renewal_months: nullable(Type.Integer()),
  notice_days: Type.Integer(),
  expires_days: Type.Integer(),
  reminder_days: ReminderDays,
  terms: ContractTerms,
});
export type TemplateContent = Static<typeof TemplateContent>;

/** Every signer signs: a role without a signature field gets one. */
export function signatureFieldsOf(roles: readonly SignerRole[], fields: readonly SignerField[]): SignerField[] {
  const missing = roles.filter(({ key }) => !fields.some(({ role, kind }) => role === key && kind === 'signature'));
  return missing.map(({ key }) => ({
    key: `${key}_signature`,
    role: key,
    kind: 'signature',
    label: 'Signature',
    required: true,
  }));
}

export const kindOptions = sayable([
  { value: 'reseller', label: 'Reseller agreement' },
  { value: 'referral', label: 'Referral agreement' },
  { value: 'nda', label: 'NDA' },
  { value: 'dpa', label: 'Data processing agreement' },
  { value: 'addendum', label: 'Addendum' },
  { value: 'other', label: 'Other' },
] as const);
export const renewalOptions = sayable([
  { value: 'none', label: 'Does not renew' },
  { value: 'auto', label: 'Renews automatically' },
  { value: 'notice', label: 'Renews unless notice is given' },
] as const);
export const orderOptions = sayable([
  { value: 'sequential', label: 'One after another' },
  { value: 'parallel', label: 'All at the same time' },
] as const);
export const sourceOptions = sayable([
  { value: 'text', label: 'Text' },
  { value: 'pdf', label: 'PDF file' },
] as const);

/** The values that a person may write differently in one contract; the others follow from its terms and signers. */
export const writtenFields = [
  'partner.name',
  'partner.legal_name',
  'partner.address',
  'partner.country',
  'partner.tax_id',
  'partner.type',
  'partner.tier',
] as const;
