import {
  CountryCode,
  CurrencyCode,
  closed,
  Day,
  Email,
  Id,
  Instant,
  nullable,
  oneOf,
  type Static,
  Type,
} from '#shared/schema.ts';

/**
 * The shapes of the deal exchange. They are published as JSON schemas that other vendors may adopt, so a published shape
 * only gets optional fields; anything else is a new version beside it.
 */

const optional = <T extends Parameters<typeof nullable>[0]>(schema: T) => Type.Optional(nullable(schema));
const words = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: '\\S', description });

const ExternalRef = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '^[!-~]+$',
  description: 'The id of the deal in the partner’s own system: visible ASCII characters without spaces',
});
const Amount = Type.Integer({
  minimum: 1,
  maximum: 1e15,
  description: 'In the smallest unit of the currency: 125000 is $1,250.00',
});
const Money = Type.Integer({ description: 'In the smallest unit of the currency; negative amounts take money back' });

/** A deal as a partner's system registers it. */
export const ExchangeDeal = closed({
  external_ref: ExternalRef,
  account: closed({
    name: words(200, 'The customer'),
    website: Type.Optional(
      nullable(words(253, 'The customer’s website or domain; null only if the customer has none')),
    ),
    country: CountryCode,
  }),
  contact: closed({ name: optional(words(200, 'Full name')), email: Email, phone: optional(words(60, 'Phone')) }),
  title: optional(words(200, 'The name of the deal; defaults to the customer’s name')),
  description: optional(words(10_000, 'The need, and what has happened so far')),
  deal_type: optional(words(120, 'The name of a deal type of the program; defaults to its usual one')),
  product: optional(words(200, 'The SKU or name of a product')),
  amount_minor: Amount,
  currency: Type.Optional(CurrencyCode),
  expected_close_on: Day,
  custom: Type.Optional(
    Type.Record(Type.String({ maxLength: 60 }), Type.Unknown(), { description: 'The program’s own fields, by key' }),
  ),
});
export type ExchangeDeal = Static<typeof ExchangeDeal>;

export const exchangeStatuses = [
  'in_review',
  'question_asked',
  'approved',
  'rejected',
  'withdrawn',
  'converted',
  'expired',
  'released',
  'revoked',
] as const;

/** The decision about a registration. */
export const ExchangeDecision = closed({
  outcome: oneOf('approved', 'rejected'),
  decided_at: Instant,
  reason_code: nullable(Type.String()),
  reason_text: nullable(Type.String()),
  protected_until: nullable(Instant),
});

/** The state of a registered deal. */
export const ExchangeRegistration = closed({
  id: Id,
  external_ref: nullable(Type.String({ description: 'Null for deals that were entered in the portal' })),
  number: Type.Integer(),
  status: oneOf(...exchangeStatuses),
  title: Type.String(),
  account: closed({ name: Type.String(), website: nullable(Type.String()), country: nullable(Type.String()) }),
  contact: closed({
    name: nullable(Type.String()),
    email: nullable(Type.String()),
    phone: nullable(Type.String()),
  }),
  description: nullable(Type.String()),
  deal_type: nullable(Type.String()),
  product: nullable(Type.String()),
  amount_minor: nullable(Money),
  currency: CurrencyCode,
  expected_close_on: nullable(Day),
  submitted_at: nullable(Instant),
  decision_due_at: nullable(Instant),
  question: nullable(Type.String({ description: 'Waits for an answer of the partner' })),
  decision: nullable(ExchangeDecision),
  opportunity: nullable(
    closed({
      number: Type.Integer(),
      name: Type.String(),
      status: oneOf('open', 'won', 'lost'),
      stage: nullable(Type.String()),
    }),
  ),
  version: Type.Integer({ description: 'Grows with each change of the registration' }),
  created_at: Instant,
  updated_at: Instant,
});
export type ExchangeRegistration = Static<typeof ExchangeRegistration>;

/** One amount that the partner earned, or that was taken back. */
export const ExchangeEarning = closed({
  id: Id,
  number: Type.Integer(),
  external_ref: nullable(Type.String()),
  registration_id: nullable(Id),
  account_name: nullable(Type.String()),
  kind: Type.String({ description: 'Such as accrual, correction, clawback or bonus' }),
  description: Type.String(),
  amount_minor: Money,
  currency: CurrencyCode,
  status: oneOf('on_hold', 'payable', 'in_payout', 'paid', 'reversed'),
  earned_on: Day,
  payable_on: Day,
  paid_on: nullable(Day),
  statement_no: nullable(Type.String()),
  adjusts: nullable(Type.String({ format: 'uuid', description: 'The earning that this one corrects' })),
  created_at: Instant,
});
export type ExchangeEarning = Static<typeof ExchangeEarning>;

/** One payment to the partner; its earnings have the same `statement_no`. */
export const ExchangeStatement = closed({
  id: Id,
  statement_no: nullable(Type.String()),
  status: Type.String(),
  amount_minor: Money,
  withheld_minor: Money,
  currency: CurrencyCode,
  pays_minor: Money,
  pays_currency: CurrencyCode,
  paid_on: nullable(Day),
  reference: nullable(Type.String()),
  earnings: Type.Integer({ description: 'The number of earnings it pays' }),
  created_at: Instant,
  updated_at: Instant,
});

/** A lead that the company offers to the partner. Contact details are null until the partner has opened the offer. */
export const ExchangeLead = closed({
  id: Id,
  number: Type.Integer(),
  status: Type.String(),
  product: nullable(Type.String()),
  country: nullable(Type.String()),
  respond_by: Instant,
  company_name: nullable(Type.String()),
  contact: closed({
    name: nullable(Type.String()),
    email: nullable(Type.String()),
    phone: nullable(Type.String()),
  }),
  need: nullable(Type.String()),
  offered_at: Instant,
  updated_at: Instant,
});

/** The facts a system needs before it registers a deal. */
export const ExchangeProgram = closed({
  company: Type.String(),
  partner: closed({ id: Id, name: Type.String() }),
  currency: CurrencyCode,
  deal_types: Type.Array(closed({ name: Type.String(), is_default: Type.Boolean() })),
  products: Type.Array(closed({ sku: Type.String(), name: Type.String() })),
});

const next = nullable(Type.String({ description: 'Send it as `cursor` to get the next page; null on the last page' }));
const pageOf = <T extends Parameters<typeof nullable>[0]>(item: T) => closed({ data: Type.Array(item), next });
export const RegistrationPage = pageOf(ExchangeRegistration);
export const EarningPage = pageOf(ExchangeEarning);
export const StatementPage = pageOf(ExchangeStatement);
export const LeadPage = pageOf(ExchangeLead);
export const RegistrationChanges = closed({
  data: Type.Array(ExchangeRegistration),
  cursor: Type.String({ description: 'Send it as `since` to get what changes from here on' }),
  has_more: Type.Boolean({ description: 'More changes are there already; ask again at once' }),
});

const Cursor = Type.String({ minLength: 1, maxLength: 200, description: '`next` of the page before' });
const Limit = Type.Integer({ minimum: 1, maximum: 100, default: 50 });
const paged = { limit: Type.Optional(Limit), cursor: Type.Optional(Cursor) };
export const RegistrationQuery = closed({
  ...paged,
  external_ref: Type.Optional(ExternalRef),
  status: Type.Optional(oneOf(...exchangeStatuses)),
  created_at_gte: Type.Optional(Instant),
  updated_at_gte: Type.Optional(Instant),
});
export type RegistrationQuery = Static<typeof RegistrationQuery>;
export const EarningQuery = closed({
  ...paged,
  external_ref: Type.Optional(ExternalRef),
  statement_no: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  created_at_gte: Type.Optional(Instant),
});
export type EarningQuery = Static<typeof EarningQuery>;
export const PageQuery = closed({ ...paged, updated_at_gte: Type.Optional(Instant) });
export type PageQuery = Static<typeof PageQuery>;
export const ChangesQuery = closed({
  limit: Type.Optional(Limit),
  since: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'A `cursor` of this list, or a time in ISO 8601' }),
  ),
});
export type ChangesQuery = Static<typeof ChangesQuery>;

export const ExchangeAnswer = closed({ answer: words(4000, 'The answer to the company’s question') });
export const ExchangeWithdrawal = closed({ reason: optional(words(4000, 'Shown to the company')) });

/** The calls of a partner's systems in one minute with one result. */
export const ExchangeCall = closed({
  id: Id,
  api_key_id: Id,
  key_name: Type.String(),
  method: Type.String(),
  route: Type.String(),
  status: Type.Integer(),
  count: Type.Integer(),
  message: nullable(Type.String()),
  last_at: Instant,
});
export type ExchangeCall = Static<typeof ExchangeCall>;

/** A partner whose systems are connected, as the company sees it. */
export const ExchangePartner = closed({
  partner_id: Id,
  partner_name: Type.String(),
  registrations: Type.Integer(),
  last_registration_at: nullable(Instant),
  last_call_at: nullable(Instant),
  failed_calls: Type.Integer({ description: 'Refused in the last seven days' }),
});
export type ExchangePartner = Static<typeof ExchangePartner>;
