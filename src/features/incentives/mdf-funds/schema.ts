import { type CreateOf, defineNoun, type PartnerRowOf, type RowOf, type UpdateOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { CurrencyCode, Id, Instant, Minor, nullable, oneOf, PositiveMinor, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

export const fundKinds = sayable([
  { value: 'pool', label: 'Shared pool' },
  { value: 'fixed', label: 'Fixed amount per partner' },
] as const);

export const fundStatuses = sayable([
  { value: 'draft', label: 'Draft', tone: 'gray' },
  { value: 'active', label: 'Active', tone: 'green' },
  { value: 'closed', label: 'Closed', tone: 'gray' },
] as const);

/** A part of a fund's money, computed from its movements. */
const part = { write: 'never', notNull: true, partner: 'read', list: 'shown', width: 130, sort: true } as const;

/** A budget of the company that partners request money of. */
export const mdfFund = defineNoun('mdf_funds', nouns.mdf_funds, {
  by: '-starts_on',
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Fund',
      required: true,
      facts: false,
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
      wide: true,
    }),
    status: field.choice({
      label: 'Status',
      options: fundStatuses,
      notNull: true,
      write: 'never',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    description: field.longText({
      label: 'Description',
      section: 'Fund',
      help: 'What partners can use the money for. Partners can see this.',
      max: 5000,
      partner: 'read',
      wide: true,
      facts: false,
    }),
    kind: field.choice({
      label: 'Type',
      section: 'Money',
      options: fundKinds,
      required: true,
      partner: 'read',
      list: 'shown',
      width: 180,
      sort: true,
      filter: true,
      help: 'A pool is shared by all partners. A fixed fund gives every partner the same amount.',
    }),
    amount_minor: field.money({
      label: 'Amount',
      section: 'Money',
      required: true,
      positive: true,
      withCurrency: true,
      help: 'The whole pool, or the amount of each partner.',
    }),
    currency: field.currency({
      label: 'Currency',
      section: 'Money',
      required: true,
      partner: 'read',
      filter: true,
      form: false,
    }),
    participation_ppm: field.rate({
      label: 'Company share',
      section: 'Money',
      notNull: true,
      partner: 'read',
      help: 'The part of an activity’s cost that the fund pays. Defaults to 50%.',
    }),
    starts_on: field.date({
      label: 'First day',
      section: 'Period',
      required: true,
      partner: 'read',
      list: 'hidden',
      sort: true,
      filter: true,
      help: 'Activities must take place within the period.',
    }),
    ends_on: field.date({
      label: 'Last day',
      section: 'Period',
      required: true,
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    requests_until: field.date({
      label: 'Requests until',
      section: 'Period',
      partner: 'read',
      list: 'hidden',
      help: 'The last day for new requests. Defaults to the last day.',
    }),
    claim_days: field.number({
      label: 'Days to claim',
      section: 'Period',
      notNull: true,
      min: 1,
      max: 730,
      partner: 'read',
      help: 'Days after the end of an activity in which its cost can be claimed. Defaults to 60.',
    }),
    audience_id: field.reference('audiences', {
      label: 'Audience',
      section: 'Partners',
      named: 'audience_name',
      list: 'hidden',
      filter: true,
      help: 'Partners that can use the fund. Defaults to all active partners.',
    }),
    partner_count: field.number({ label: 'Partners', notNull: true, write: 'never', list: 'hidden', card: 'Partners' }),
    /** Null for a partner in a pool, which is not allocated to single partners. */
    allocated_minor: field.money({
      write: 'never',
      partner: 'read',
      label: 'Allocated',
      list: 'shown',
      width: 130,
      sort: true,
    }),
    reserved_minor: field.money({ ...part, label: 'Reserved' }),
    claimed_minor: field.money({ ...part, label: 'Claimed' }),
    paid_minor: field.money({ ...part, label: 'Paid' }),
    available_minor: field.money({ ...part, label: 'Available' }),
  },
  sharedColumns: {
    /** Partners that left the audience keep their money and cannot request more. */
    is_eligible: Type.Boolean(),
  },
});
export type MdfFund = RowOf<typeof mdfFund>;
export type MdfFundForPartner = PartnerRowOf<typeof mdfFund>;
export type MdfFundCreate = CreateOf<typeof mdfFund>;
export type MdfFundUpdate = UpdateOf<typeof mdfFund>;

/** The parts of a fund's money. */
export const parts = ['available', 'reserved', 'claimed', 'paid'] as const;
export type Part = (typeof parts)[number];

const balance = {
  id: Id,
  created_at: Instant,
  updated_at: Instant,
  fund_id: Id,
  fund_name: Type.String(),
  fund_kind: oneOf('fixed', 'pool'),
  fund_status: oneOf('draft', 'active', 'closed'),
  currency: CurrencyCode,
  partner_id: Id,
  partner_name: Type.String(),
  allocated_minor: Minor,
  reserved_minor: PositiveMinor,
  claimed_minor: PositiveMinor,
  paid_minor: PositiveMinor,
  available_minor: Minor,
  is_eligible: Type.Boolean(),
};
/** A partner's balance in a fund. In a pool nothing is allocated to it, so only the used amount counts. */
export const MdfBalance = Type.Object(balance);
export type MdfBalance = Static<typeof MdfBalance>;

export const movementKinds = sayable([
  { value: 'allocate', label: 'Allocated' },
  { value: 'withdraw', label: 'Withdrawn' },
  { value: 'reserve', label: 'Reserved' },
  { value: 'release', label: 'Released' },
  { value: 'claim', label: 'Claimed' },
  { value: 'unclaim', label: 'Claim reduced' },
  { value: 'pay', label: 'Paid' },
  { value: 'unpay', label: 'Payment returned' },
  { value: 'reverse', label: 'Reversed' },
  { value: 'merge', label: 'Partners merged' },
] as const);
const Kind = oneOf(...movementKinds.map(({ value }) => value));
export type MovementKind = Static<typeof Kind>;
const movementForBoth = {
  id: Id,
  created_at: Instant,
  fund_id: Id,
  fund_name: Type.String(),
  currency: CurrencyCode,
  request_id: nullable(Id),
  request_number: nullable(Type.Integer()),
  claim_id: nullable(Id),
  claim_number: nullable(Type.Integer()),
  kind: Kind,
  /** Null stands for outside the fund. */
  from_part: nullable(oneOf(...parts)),
  to_part: nullable(oneOf(...parts)),
  amount_minor: PositiveMinor,
};
export const MdfMovement = Type.Object({
  ...movementForBoth,
  partner_id: nullable(Id),
  partner_name: nullable(Type.String()),
  note: nullable(Type.String()),
  moved_by: nullable(Id),
  moved_by_name: nullable(Type.String()),
});
export type MdfMovement = Static<typeof MdfMovement>;
export const MdfMovementForPartner = Type.Object(movementForBoth);
