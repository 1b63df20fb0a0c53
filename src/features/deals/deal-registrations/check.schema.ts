import {
  CountryCode,
  CurrencyCode,
  closed,
  Day,
  Id,
  Instant,
  nullable,
  oneOf,
  PositiveMinor,
  type Static,
  Type,
  text,
} from '#shared/schema.ts';
import { RegistrationGroup } from './fields.schema.ts';
import { PolicyClause } from './policy.schema.ts';

export const CheckQuestion = closed({
  /** Company users ask on behalf of a partner. */
  partner_id: Type.Optional(Id),
  account_name: Type.Optional(text(200)),
  account_domain: Type.Optional(nullable(text(253))),
  contact_email: Type.Optional(nullable(text(254))),
  country: Type.Optional(nullable(CountryCode)),
  type_id: Type.Optional(Id),
  product_family: Type.Optional(RegistrationGroup),
});
export type CheckQuestion = Static<typeof CheckQuestion>;
export const CheckAnswer = Type.Object({
  result: oneOf('free', 'possible_conflict', 'not_eligible'),
  clause: nullable(PolicyClause),
  /** The partner's own registration of the same account, if that is the conflict. */
  existing: nullable(Type.Object({ id: Id, number: Type.Integer() })),
  reapply_on: nullable(Day),
  checks_left: nullable(Type.Integer()),
  /** The number of hours the partner can hold this account; null if they cannot. */
  hold_hours: nullable(Type.Integer()),
});
export type CheckAnswer = Static<typeof CheckAnswer>;

export const BenefitQuestion = closed({
  partner_id: Type.Optional(Id),
  type_id: Type.Optional(Id),
  product_id: Type.Optional(nullable(Id)),
  amount_minor: Type.Optional(nullable(PositiveMinor)),
  currency: Type.Optional(CurrencyCode),
  country: Type.Optional(nullable(CountryCode)),
  product_family: Type.Optional(RegistrationGroup),
});
export type BenefitQuestion = Static<typeof BenefitQuestion>;
export const Benefit = Type.Object({
  protection_days: Type.Integer(),
  /** More days, once everybody has signed this contract. */
  promised: nullable(closed({ days: Type.Integer(), contract: Type.String() })),
  protected_until: Instant,
  decision_due_at: Instant,
  decides_at_once: Type.Boolean(),
  /** The steps that must be approved one after the other; empty when one decision is enough. */
  approvals: Type.Array(Type.String()),
  /** The certificate the deal type requires: without it, the deal cannot be registered. */
  certificate: nullable(Type.Object({ name: Type.String(), is_held: Type.Boolean() })),
});
export type Benefit = Static<typeof Benefit>;
