import { closed, Email, Id, Instant, Name, nullable, oneOf, type Static, Type, text } from '#shared/schema.ts';

/** A password typed at sign-in can be anything; a new one is checked by the password policy. */
const Typed = Type.String({ minLength: 1, maxLength: 200 });
const Chosen = Type.String({ minLength: 8, maxLength: 200 });
const Token = Type.String({ minLength: 20, maxLength: 200 });
const Code = Type.String({ minLength: 6, maxLength: 20 });

export const Registration = closed({
  email: Email,
  password: Chosen,
  full_name: Type.Optional(Name),
  /** The browser's settings: the initial values of the company. */
  region: Type.Optional(oneOf('en', 'en-ca', 'en-gb')),
  timezone: Type.Optional(Type.String({ maxLength: 64 })),
});
export type Registration = Static<typeof Registration>;

export const Registered = Type.Object({
  token: Type.String(),
  user: Type.Object({ id: Id, email: Type.String(), name: Type.String(), image: nullable(Type.String()) }),
});
export type Registered = Static<typeof Registered>;

/** The answer is the same whether or not the address has an account. */
export const RegistrationStarted = Type.Object({
  email: Type.String(),
  key: Type.String({ description: 'with it, the link of the email needs no password' }),
});
export type RegistrationStarted = Static<typeof RegistrationStarted>;

/** `key` is from the browser that registered; any other needs the password. */
export const RegistrationFinish = closed({
  token: Token,
  key: Type.Optional(Token),
  password: Type.Optional(Typed),
});
export type RegistrationFinish = Static<typeof RegistrationFinish>;

export const ForgotPassword = closed({ email: Email });
export const UpdatePassword = closed({ token: Token, password: Chosen });
/** The password is not needed in a browser that is signed in to the account. */
export const ConfirmEmail = closed({ token: Token, password: Type.Optional(Typed) });
export const Confirmed = Type.Object({ email: Type.String() });

/** An organization a person belongs to, as its team member or, for a partner's organization, as its user. */
export const Membership = Type.Object({
  organization_id: Id,
  name: Type.String(),
  kind: oneOf('company', 'partner'),
  role: Type.String(),
  /** Set for a custom role. */
  role_name: nullable(Type.String()),
  requires_two_factor: Type.Boolean(),
  /** Why this person cannot leave it now; null when they can. */
  stays_because: nullable(Type.String()),
});
export type Membership = Static<typeof Membership>;

export const Profile = Type.Object({
  id: Id,
  email: Type.String(),
  email_verified: Type.Boolean(),
  /** The requested address, until the link in its email confirms it. */
  new_email: nullable(Type.String()),
  full_name: Type.String(),
  /** Signs in with it instead of the email address; null: none chosen. */
  username: nullable(Type.String()),
  image_url: nullable(Type.String()),
  /** Partners see it if the person manages them. */
  phone: nullable(Type.String()),
  /** False: another site proves who this is. */
  has_password: Type.Boolean(),
  two_factor: Type.Object({ enabled_at: nullable(Instant), recovery_codes_left: Type.Integer() }),
  /** Names of the organizations that demand it. */
  two_factor_required_by: Type.Array(Type.String()),
  memberships: Type.Array(Membership),
});
export type Profile = Static<typeof Profile>;

export const TimeZones = Type.Object({ time_zones: Type.Array(Type.String()) });

export const ProfileUpdate = Type.Object(
  {
    full_name: Type.Optional(Name),
    username: Type.Optional(
      nullable(
        Type.String({
          pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{2,39}$',
          description: '3 to 40 letters, digits, dots, hyphens or underscores, beginning with a letter or digit',
        }),
      ),
    ),
    /** The address of an uploaded picture (`POST /api/pictures`). */
    image_url: Type.Optional(nullable(text(200))),
    phone: Type.Optional(nullable(text(60))),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type ProfileUpdate = Static<typeof ProfileUpdate>;

export const EmailChange = closed({ email: Email, password: Typed });
export const PasswordChange = closed({ password: Typed, new_password: Chosen });
export const PasswordProof = closed({ password: Typed });
export const CodeProof = closed({ code: Code });
export const Leaving = closed({ organization_id: Id });

export const Enrollment = Type.Object({ secret: Type.String(), address: Type.String(), qr_svg: Type.String() });
export type Enrollment = Static<typeof Enrollment>;
export const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) });
export type RecoveryCodes = Static<typeof RecoveryCodes>;
