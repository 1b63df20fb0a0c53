import { companyRoles, partnerRoles } from '#shared/access/permissions.ts';
import { closed, Email, Id, Instant, nameText, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';

const Text = nullable(Type.String());
const AnyRole = oneOf(...companyRoles, ...partnerRoles);

/** The part of an invitation that a partner sees for its own people. */
export const InvitationForPartner = Type.Object({
  id: Id,
  email: Type.String(),
  full_name: Text,
  role: AnyRole,
  /** Set for a custom role. */
  role_id: nullable(Id),
  partner_id: nullable(Id),
  status: oneOf('open', 'accepted', 'revoked'),
  /** After this an open invitation can no longer be accepted, only sent again. */
  expires_at: Instant,
  accepted_at: nullable(Instant),
  revoked_at: nullable(Instant),
  created_at: Instant,
});
/** An invitation of a partner user (`partner_id`) or of a team member. Its secret is only in the email. */
export const Invitation = Type.Object({
  ...InvitationForPartner.properties,
  role_name: Text,
  partner_name: Text,
  invited_by: nullable(Id),
  invited_by_name: Text,
});
export type Invitation = Static<typeof Invitation>;

export const InvitationCreate = closed({
  email: Email,
  full_name: Type.Optional(nullable(text(200))),
  /** A partner role with a partner, a company role without. */
  role: AnyRole,
  role_id: Type.Optional(nullable(Id)),
  partner_id: Type.Optional(nullable(Id)),
  /** A personal message in the email. */
  message: Type.Optional(nullable(text(2000))),
});
export type InvitationCreate = Static<typeof InvitationCreate>;

const Token = Type.String({ minLength: 20, maxLength: 200 });

export const InvitationPreviewRequest = closed({ token: Token });
/** The invitation as shown to the recipient before they decide. */
export const InvitationPreview = Type.Object({
  email: Type.String(),
  full_name: Text,
  role: AnyRole,
  company_name: Type.String(),
  company_logo_url: Text,
  company_color: Text,
  company_font: Type.String(),
  company_favicon_url: Text,
  company_website: Text,
  company_privacy_url: Text,
  company_imprint_url: Text,
  company_cover_url: Text,
  partner_name: Text,
  invited_by_name: Text,
  expires_at: Instant,
  /** The address has an account: its password is the proof, no new one is chosen. */
  has_account: Type.Boolean(),
});
export type InvitationPreview = Static<typeof InvitationPreview>;

export const InvitationAcceptRequest = closed({
  token: Token,
  /**
   * The password of the existing account, or of the one to be created; not required when the recipient is signed in
   * with this account.
   */
  password: Type.Optional(Type.String({ minLength: 8, maxLength: 200 })),
  /** The name of a new account. */
  full_name: Type.Optional(nameText(200)),
  /** The organization that joins, for a person who administers several; `new` creates one. */
  organization: Type.Optional(Type.Union([oneOf('new'), Id])),
});
export type InvitationAcceptRequest = Static<typeof InvitationAcceptRequest>;

/** Answered with 409 when the choice is open. */
export const OrganizationChoice = Type.Object({ id: Id, name: Type.String() });
export type OrganizationChoice = Static<typeof OrganizationChoice>;

export const InvitationAccepted = Type.Object({
  token: Type.String(),
  user: Type.Object({ id: Id, email: Type.String(), name: Type.String(), image: Text }),
  /** The target of the invitation: a company, or a program as its partner. */
  mode: oneOf('company', 'partner'),
  organization_id: Id,
  partner_id: nullable(Id),
});
export type InvitationAccepted = Static<typeof InvitationAccepted>;

export const INVITATION_DAYS = 7;
