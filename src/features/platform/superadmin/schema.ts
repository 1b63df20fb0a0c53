import { closed, Id, Instant, nullable, oneOf, type Static, Type } from '#shared/schema.ts';

const Count = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const Reason = Type.String({ minLength: 5, maxLength: 500, pattern: '\\S' });

/** A company as those who run the installation see it. Limits that are null do not limit. */
export const Company = Type.Object({
  id: Id,
  name: Type.String(),
  slug: Type.String(),
  domain: nullable(Type.String()),
  logo_url: nullable(Type.String()),
  base_currency: Type.String(),
  status: oneOf('active', 'suspended', 'closed', 'deleting', 'moved'),
  seats: Type.Integer(),
  partners: Type.Integer(),
  storage_bytes: Type.Integer(),
  api_requests_today: Type.Integer(),
  last_sign_in_at: nullable(Instant),
  max_partners: nullable(Type.Integer()),
  max_seats: nullable(Type.Integer()),
  max_storage_bytes: nullable(Type.Integer()),
  max_api_requests_per_day: nullable(Type.Integer()),
  max_outside_mails_per_day: nullable(Type.Integer()),
  suspended_at: nullable(Instant),
  suspended_reason: nullable(Type.String()),
  deletion_asked_at: nullable(Instant),
  deletion_due_at: nullable(Instant),
  deletion_reason: nullable(Type.String()),
  row_version: Type.Integer(),
  created_at: Instant,
  updated_at: Instant,
});
export type Company = Static<typeof Company>;

export const LimitsUpdate = closed({
  max_partners: Type.Optional(nullable(Count)),
  max_seats: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }))),
  max_storage_bytes: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 1e15 }))),
  max_api_requests_per_day: Type.Optional(nullable(Count)),
  max_outside_mails_per_day: Type.Optional(nullable(Count)),
  row_version: Type.Optional(Type.Integer()),
});
export type LimitsUpdate = Static<typeof LimitsUpdate>;

export const WithReason = closed({ reason: Reason });

/** Resets a person of a company, or of its partners, who lost both phone and recovery codes. */
export const TwoFactorReset = closed({ user_id: Id, reason: Reason });
export type TwoFactorReset = Static<typeof TwoFactorReset>;

export const MAX_GRACE_DAYS = 90;
/** `name` is the company's, typed out by who deletes it. */
export const DeletionRequest = closed({
  name: Type.String({ maxLength: 200 }),
  reason: Reason,
  grace_days: Type.Integer({ minimum: 1, maximum: MAX_GRACE_DAYS }),
});
export type DeletionRequest = Static<typeof DeletionRequest>;

export const ExportFormat = oneOf('csv', 'json');
export type ExportFormat = Static<typeof ExportFormat>;
export const DownloadQuery = closed({ format: Type.Optional(ExportFormat) });

/** An action of an operator of the installation. */
export const OperatorEvent = Type.Object({
  id: Id,
  at: Instant,
  actor_id: nullable(Id),
  actor_name: Type.String(),
  action: Type.String(),
  ref_table: Type.String(),
  ref_id: Type.String(),
  company_id: nullable(Id),
  changes: Type.Record(Type.String(), Type.Unknown()),
  reason: nullable(Type.String()),
});
export type OperatorEvent = Static<typeof OperatorEvent>;

/** A person of a company, or of one of its partners, who can be impersonated. */
export const CompanyPerson = Type.Object({
  user_id: Id,
  full_name: Type.String(),
  email: Type.String(),
  role: Type.String(),
  partner_id: nullable(Id),
  partner_name: nullable(Type.String()),
  has_two_factor: Type.Boolean(),
  last_sign_in_at: nullable(Instant),
});
export type CompanyPerson = Static<typeof CompanyPerson>;

/** A person whom the settings name as an operator of the installation; the role requires a confirmed address. */
export const Operator = Type.Object({
  user_id: Id,
  full_name: Type.String(),
  email: Type.String(),
  email_verified: Type.Boolean(),
  has_two_factor: Type.Boolean(),
  last_sign_in_at: nullable(Instant),
});
export type Operator = Static<typeof Operator>;

export const GrowthQuery = closed({ company_id: Type.Optional(Id) });
