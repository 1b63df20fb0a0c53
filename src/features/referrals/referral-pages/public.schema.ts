import { PublicForm } from '#features/engagement/forms/public.schema.ts';
import type { SiteBrand } from '#shared/brand.ts';
import { Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

/** A partner to choose from. */
export const PartnerChoice = Type.Object({ id: Id, name: Type.String() });
export type PartnerChoice = Static<typeof PartnerChoice>;

/** The content of the public page. */
export interface ReferralProps {
  id: string;
  brand: SiteBrand;
  headline: string;
  intro: string | null;
  thanks: string | null;
  opensOn: string | null;
  closesOn: string | null;
  /** To choose from; empty where the form has one partner. */
  partners: PartnerChoice[];
  /** Chosen already: by the address of the page, or because there is only one. */
  partner_id: string | null;
  /** The code of the partner's referral link that the visitor came with. */
  via: string | null;
  /** The form needs such a link, and the visitor has none that works. */
  needsLink: boolean;
  /** Only people who have signed in use it. */
  needsLogin: boolean;
  /** The answer comes by email, to the address in the form. */
  answersByMail: boolean;
  /** Null while the page takes no registrations. */
  form: PublicForm | null;
}

/** A form for someone who has signed in. */
export const SignedInPage = Type.Object({
  id: Id,
  headline: Type.String(),
  intro: nullable(Type.String()),
  thanks: nullable(Type.String()),
  opens_on: nullable(Type.String()),
  closes_on: nullable(Type.String()),
  type_id: Id,
  domain_field: nullable(Type.String()),
  partner: nullable(PartnerChoice),
  /** Null while it takes no registrations. */
  form: nullable(PublicForm),
  /** The pass that allows this person to submit today; null until the partner is known. */
  pass: nullable(Type.String()),
});
export type SignedInPage = Static<typeof SignedInPage>;

export const statusSteps = [
  'unconfirmed',
  'confirmed',
  'refused',
  'in_review',
  'question',
  'approved',
  'not_approved',
  'won',
  'ended',
] as const;
/** The view of a submitter without an account. */
export const RegistrationView = Type.Object({
  step: oneOf(...statusSteps),
  /** Null until it is registered. */
  number: nullable(Type.Integer()),
  account_name: Type.String(),
  submitted_at: nullable(Instant),
  /** The promised time of the decision, while there is none. */
  review_due_at: nullable(Instant),
  question: nullable(Type.String()),
  /** The number of approvals given out of several, while it is in review. */
  approvals: nullable(Type.Object({ given: Type.Integer(), needed: Type.Integer() })),
  protected_until: nullable(Instant),
  /** Why it was not registered. */
  outcome: nullable(Type.String()),
});
export type RegistrationView = Static<typeof RegistrationView>;
