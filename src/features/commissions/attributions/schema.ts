import { attributionModels } from '#features/referrals/referral-links/schema.ts';
import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import {
  CurrencyCode,
  closed,
  Email,
  Id,
  Instant,
  nullable,
  oneOf,
  type Static,
  Stored,
  Type,
  text,
} from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

const Reference = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', trimmed: true });
const Amount = Type.Integer({ minimum: 0, maximum: 1e15, description: 'minor units, such as cents' });
/** The value of `tdm_click`: one id, or several from oldest to newest, separated by dots. */
const ClickIds = Type.String({
  maxLength: 600,
  pattern: '^[0-9a-fA-F.-]+$',
  description: 'click ids separated by dots',
});

const customer = {
  customer_id: Reference,
  email: Type.Optional(nullable(Email)),
  phone: Type.Optional(nullable(text(60))),
  name: Type.Optional(nullable(text(200))),
  company: Type.Optional(nullable(text(200))),
  domain: Type.Optional(nullable(text(253))),
};
const evidence = {
  click_id: Type.Optional(nullable(ClickIds)),
  code: Type.Optional(nullable(text(40))),
  coupon: Type.Optional(nullable(text(60))),
  occurred_at: Type.Optional(Instant),
};

export const TrackClick = closed({
  code: Type.String({ minLength: 3, maxLength: 40 }),
  url: Type.Optional(text(2000)),
  referrer: Type.Optional(text(2000)),
  user_agent: Type.Optional(text(1000)),
  ip: Type.Optional(
    Type.String({ maxLength: 45, description: 'the address of the visitor; only a hash of it is kept' }),
  ),
});
export type TrackClick = Static<typeof TrackClick>;
export const ClickTracked = Type.Object({ click_id: Id, verdict: Type.String(), partner_id: Id, link_id: Id });

export const TrackLead = closed({ external_id: Type.Optional(Reference), ...customer, ...evidence });
export type TrackLead = Static<typeof TrackLead>;
export const TrackSale = closed({
  invoice_id: Reference,
  ...customer,
  ...evidence,
  amount_minor: Amount,
  /** Part of the amount. */
  tax_minor: Type.Optional(Amount),
  currency: CurrencyCode,
});
export type TrackSale = Static<typeof TrackSale>;
export const TrackRefund = closed({
  refund_id: Reference,
  invoice_id: Reference,
  amount_minor: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1e15, description: 'defaults to the whole invoice' }),
  ),
  occurred_at: Type.Optional(Instant),
  reason: Type.Optional(text(500)),
});
export type TrackRefund = Static<typeof TrackRefund>;

export const eventStatusOptions = sayable([
  { value: 'attributed', label: 'Attributed', tone: 'green' },
  { value: 'unattributed', label: 'No partner', tone: 'gray' },
  { value: 'held', label: 'Risk review', tone: 'amber' },
  { value: 'waiting', label: 'Waiting for sale', tone: 'blue' },
  { value: 'review', label: 'Needs review', tone: 'amber' },
  { value: 'rejected', label: 'Rejected', tone: 'red' },
] as const);
const EventStatus = oneOf(...eventStatusOptions.map(({ value }) => value));
export const eventKinds = ['lead', 'sale', 'refund'] as const;

export const Tracked = Type.Object({
  id: Id,
  kind: oneOf(...eventKinds),
  external_id: Type.String(),
  status: EventStatus,
  partner_id: nullable(Id),
  opportunity_id: nullable(Id),
  /** The reason for crediting this partner, or for crediting none. */
  reason: nullable(Type.String()),
  /** The same event had been reported before; nothing changed. */
  is_repeat: Type.Boolean(),
});
export type Tracked = Static<typeof Tracked>;

export const TrackedEvent = Type.Object({
  ...Stored,
  kind: oneOf(...eventKinds),
  external_id: Type.String(),
  invoice_id: nullable(Type.String()),
  customer_id: nullable(Id),
  customer_name: nullable(Type.String()),
  partner_id: nullable(Id),
  partner_name: nullable(Type.String()),
  link_id: nullable(Id),
  link_name: nullable(Type.String()),
  opportunity_id: nullable(Id),
  amount_minor: nullable(Type.Integer()),
  currency: nullable(Type.String()),
  status: EventStatus,
  note: nullable(Type.String()),
  occurred_at: Instant,
});
export type TrackedEvent = Static<typeof TrackedEvent>;

export const methods = [
  'manual',
  'registration',
  'coupon',
  'contract_list',
  'lead',
  'clicks',
  'deal',
  'none',
  'rejected',
] as const;
export type Method = (typeof methods)[number];
const Share = Type.Object({ partner_id: Id, weight: Type.Integer(), link_id: nullable(Id) });
export type Share = Static<typeof Share>;
export const AttributionDecision = Type.Object({
  id: Id,
  opportunity_id: Id,
  customer_id: nullable(Id),
  method: oneOf(...methods),
  model: oneOf(...attributionModels),
  partner_id: nullable(Id),
  shares: Type.Array(Share),
  reason: Type.String(),
  inputs: Type.Record(Type.String(), Type.Unknown()),
  decided_by_name: Type.String(),
  created_at: Instant,
});
export type AttributionDecision = Static<typeof AttributionDecision>;

export const AssignCredit = closed({
  partner_id: nullable(Id),
  reason: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }),
});

export const entryKinds = [
  'click',
  'lead',
  'sale',
  'refund',
  'registration',
  'coupon',
  'stage',
  'decision',
  'risk',
  'contract',
] as const;
export type EntryKind = (typeof entryKinds)[number];
export const TimelineEntry = Type.Object({
  at: Instant,
  kind: oneOf(...entryKinds),
  title: Type.String(),
  detail: nullable(Type.String()),
  partner_id: nullable(Id),
  partner_name: nullable(Type.String()),
  to: nullable(Type.String()),
});
export const DealAttribution = Type.Object({
  decision: nullable(
    Type.Object({
      method: oneOf(...methods),
      model: oneOf(...attributionModels),
      reason: Type.String(),
      decided_by_name: Type.String(),
      created_at: Instant,
      shares: Type.Array(
        Type.Object({ partner_id: Id, partner_name: nullable(Type.String()), weight: Type.Integer() }),
      ),
    }),
  ),
  entries: Type.Array(TimelineEntry),
});
export type DealAttribution = Static<typeof DealAttribution>;

export const riskRules = ['self_referral', 'disposable_email', 'velocity', 'banned_source', 'paid_search'] as const;
export type RiskRule = (typeof riskRules)[number];
export const RiskSignal = Type.Object({ rule: oneOf(...riskRules), evidence: Type.String() });
export type RiskSignal = Static<typeof RiskSignal>;
export const caseStatusOptions = sayable([
  { value: 'open', label: 'Open', tone: 'amber' },
  { value: 'released', label: 'Released', tone: 'green' },
  { value: 'rejected', label: 'Rejected', tone: 'red' },
  { value: 'expired', label: 'Expired', tone: 'gray' },
] as const);
const RiskSale = Type.Object({
  kind: oneOf(...eventKinds),
  external_id: Type.String(),
  invoice_id: nullable(Type.String()),
  amount_minor: nullable(Type.Integer()),
  currency: nullable(Type.String()),
  occurred_at: Instant,
  opportunity_id: nullable(Id),
  opportunity_name: nullable(Type.String()),
});
export const RiskCase = Type.Object({
  ...Stored,
  partner_id: Id,
  partner_name: nullable(Type.String()),
  customer_id: Id,
  customer_name: nullable(Type.String()),
  signals: Type.Array(RiskSignal),
  summary: Type.String(),
  /** The leads and sales of this customer with the partner, the newest first, at most 20. */
  sales: Type.Array(RiskSale),
  status: oneOf(...caseStatusOptions.map(({ value }) => value)),
  decided_by_name: nullable(Type.String()),
  decided_at: nullable(Instant),
  reason: nullable(Type.String()),
});
export type RiskCase = Static<typeof RiskCase>;

export const reviewReasons = ['several_deals', 'amount', 'currency', 'two_customers', 'public_mail', 'rule'] as const;
export type ReviewReason = (typeof reviewReasons)[number];
export const reviewStatusOptions = sayable([
  { value: 'open', label: 'Open', tone: 'amber' },
  { value: 'same_deal', label: 'Existing deal', tone: 'green' },
  { value: 'renewal', label: 'Renewal', tone: 'green' },
  { value: 'new_deal', label: 'New deal', tone: 'green' },
  { value: 'ignored', label: 'Ignored', tone: 'gray' },
] as const);
/** A tracked sale that could belong to several deals. Nothing is booked until a person decides. */
export const SaleReview = Type.Object({
  ...Stored,
  event_id: Id,
  invoice_id: Type.String(),
  amount_minor: Type.Integer(),
  currency: Type.String(),
  occurred_at: Instant,
  customer_id: Id,
  customer_name: nullable(Type.String()),
  account_id: Id,
  account_name: nullable(Type.String()),
  reason: oneOf(...reviewReasons),
  summary: Type.String(),
  opportunity_ids: Type.Array(Id),
  status: oneOf(...reviewStatusOptions.map(({ value }) => value)),
  opportunity_id: nullable(Id),
  opportunity_name: nullable(Type.String()),
  decided_by_name: nullable(Type.String()),
  decided_at: nullable(Instant),
  note: nullable(Type.String()),
});
export type SaleReview = Static<typeof SaleReview>;
export const ReviewDecision = closed({
  decision: oneOf('same_deal', 'renewal', 'new_deal', 'ignored'),
  /** The deal it belongs to; only with `same_deal`. */
  opportunity_id: Type.Optional(nullable(Id)),
  note: Type.Optional(nullable(text(2000))),
});
export type ReviewDecision = Static<typeof ReviewDecision>;

/** An account that a contract assigns to a partner for a time. */
export const contractAccount = defineNoun('contract_accounts', nouns.contract_accounts, {
  fields: {
    partner_id: field.reference('partners', {
      label: 'Partner',
      section: 'Contract account',
      required: true,
      write: 'create',
      named: 'partner_name',
      list: 'shown',
      filter: true,
      search: true,
      wide: true,
    }),
    account_id: field.reference('accounts', {
      label: 'Account',
      section: 'Contract account',
      required: true,
      write: 'create',
      named: 'account_name',
      partner: 'name',
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
      wide: true,
    }),
    starts_on: field.date({
      label: 'From',
      section: 'Contract account',
      required: true,
      partner: 'read',
      list: 'shown',
      sort: true,
    }),
    ends_on: field.date({ label: 'Until', section: 'Contract account', partner: 'read', list: 'shown', sort: true }),
  },
});
export type ContractAccount = RowOf<typeof contractAccount>;
