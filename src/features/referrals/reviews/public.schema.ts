import { closed, Id, Instant, nameText, nullable, type Static, Type, text } from '#shared/schema.ts';
import { PartnerRating } from './schema.ts';

/** The author's page, published reviews, and badges need no login. */
const token = Type.String({ minLength: 20, maxLength: 100 });
const score = Type.Integer({ minimum: 1, maximum: 5 });
const Optional = Type.Optional(nullable(text(200)));

export const ReviewLink = closed({ token });
export const ReviewDraft = closed({
  token,
  cooperation: score,
  quality: score,
  schedule: score,
  budget: score,
  quote: nameText(4000),
  author: nameText(200),
  designation: Optional,
  company: Optional,
});
export type ReviewDraft = Static<typeof ReviewDraft>;
export const ReviewCode = closed({
  token,
  code: Type.String({ pattern: '^[0-9]{6}$', description: 'a code of six digits' }),
});

/** The invitation as the author sees it behind the link. */
export const ReviewInvited = closed({
  company_name: Type.String(),
  company_logo_url: nullable(Type.String()),
  company_color: nullable(Type.String()),
  partner_name: Type.String(),
  deal_name: Type.String(),
  /** Where the code goes, shortened. */
  email: Type.String(),
  author: Type.String(),
  designation: Type.String(),
  company: Type.String(),
  /** A code was sent and waits to be entered. */
  is_submitted: Type.Boolean(),
  expires_at: Instant,
});
export type ReviewInvited = Static<typeof ReviewInvited>;
export const CodeSent = closed({ email: Type.String(), expires_at: Instant });

/** The spelling of the specification, and what readers judge a review by. */
export const PublicReview = closed({
  ID: Id,
  quote: Type.String(),
  author: Type.String(),
  designation: nullable(Type.String()),
  company: nullable(Type.String()),
  photo: nullable(Type.String()),
  /** The average of its scores, out of five. */
  rating: Type.Number(),
  submitted_at: Instant,
  /** Its author is a customer of a won deal and has confirmed the mailbox. */
  is_verified: Type.Boolean(),
});
export type PublicReview = Static<typeof PublicReview>;
export const ReferenceQuery = closed({
  reference_id: Id,
  reference_table: Type.String({ maxLength: 60 }),
  company_id: Type.Optional(Id),
});

/** The rating of a partner as the company signs it. */
export const ReviewBadge = closed({
  kind: Type.Literal('tandem-review-badge/1'),
  company: closed({ id: Id, name: Type.String() }),
  partner: closed({ id: Id, name: Type.String() }),
  ...PartnerRating.properties,
  issued_at: Instant,
  verify_url: Type.String(),
  /** DER (SPKI), Base64. */
  public_key: Type.String(),
  /** Ed25519 over the canonical JSON of everything else; Base64. */
  signature: Type.String(),
});
export type ReviewBadge = Static<typeof ReviewBadge>;
export const BadgeCheck = closed({ is_genuine: Type.Boolean(), problems: Type.Array(Type.String()) });
