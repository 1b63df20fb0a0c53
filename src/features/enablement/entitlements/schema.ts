import { type CreateOf, defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field, updateOf } from '#shared/nouns/fields.ts';
import {
  CurrencyCode,
  changes,
  closed,
  Day,
  Id,
  Instant,
  nullable,
  oneOf,
  PositiveMinor,
  type Static,
  Type,
} from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

export const kindOptions = sayable([
  { value: 'licenses', label: 'Licenses' },
  { value: 'training_seats', label: 'Training seats' },
  { value: 'support', label: 'Support hours' },
  { value: 'money', label: 'Money' },
  { value: 'discount', label: 'Discount' },
  { value: 'lead_share', label: 'Share of leads' },
] as const);
export type EntitlementKind = (typeof kindOptions)[number]['value'];

export const periodOptions = sayable([
  { value: 'month', label: 'Every month' },
  { value: 'quarter', label: 'Every quarter' },
  { value: 'year', label: 'Every year' },
  { value: 'once', label: 'Once' },
] as const);
export type EntitlementPeriod = (typeof periodOptions)[number]['value'];

export const fulfillmentOptions = sayable([
  { value: 'key', label: 'License key from the stock' },
  { value: 'manual', label: 'Delivered by a team member' },
  { value: 'none', label: 'Nothing to deliver' },
] as const);

/** Discounts and lead shares apply automatically and are never requested. */
export const isStanding = (kind: string): boolean => kind === 'discount' || kind === 'lead_share';

const counted = { write: 'never', notNull: true, partner: 'read', sort: true } as const;

/** A quantity without a tier and a type applies to every partner. Money is in minor units, shares are in percent. */
const Quantity = closed({
  tier_id: nullable(Id),
  type_id: nullable(Id),
  quantity: Type.Integer({ minimum: 1, maximum: 1e12 }),
});
export type Quantity = Static<typeof Quantity>;
const Quantities = Type.Array(Quantity, { maxItems: 100 });

const period = { ends_on: nullable(Day), reduced_to: nullable(Type.Integer()), reduced_on: nullable(Day) };
/** A benefit, with every field in the order of its form. */
export const entitlement = defineNoun('entitlements', nouns.entitlements, {
  columns: {
    ...period,
    quantities: Quantities,
    value_of_one_minor: nullable(PositiveMinor),
    archived_at: nullable(Instant),
  },
  input: { quantities: Type.Optional(Quantities) },
  archive: true,
  by: 'name',
  fields: {
    name: field.text({
      label: 'Name',
      section: 'Benefit',
      content: true,
      required: true,
      facts: false,
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
      wide: true,
    }),
    kind: field.choice({
      label: 'Type',
      section: 'Benefit',
      options: kindOptions,
      required: true,
      write: 'create',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    description: field.longText({
      label: 'Description',
      section: 'Benefit',
      content: true,
      help: 'What partners get and how they use it. Partners can see this.',
      max: 5000,
      partner: 'read',
      wide: true,
      facts: false,
    }),
    is_active: field.boolean({
      label: 'Active',
      section: 'Benefit',
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
      help: 'Inactive benefits accept no requests and are not renewed.',
    }),
    currency: field.currency({
      label: 'Currency',
      section: 'Value',
      required: true,
      partner: 'read',
      filter: true,
      form: false,
    }),
    unit_value_minor: field.money({
      label: 'Value of one unit',
      section: 'Value',
      positive: true,
      withCurrency: true,
      partner: 'read',
      help: 'Used in the value statement of partners, for example the list price of a license.',
    }),
    period: field.choice({
      label: 'Renewed',
      section: 'Quantity',
      options: periodOptions,
      notNull: true,
      write: 'create',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
    }),
    supply: field.number({
      label: 'Total supply',
      section: 'Quantity',
      min: 0,
      max: 1_000_000,
      help: 'The most that all partners together can use at a time. Defaults to no limit.',
    }),
    grace_days: field.number({
      label: 'Grace period (days)',
      section: 'Quantity',
      notNull: true,
      min: 0,
      max: 730,
      help: 'How long partners keep their quantity after a move to a tier that gives less. Defaults to 60.',
    }),
    needs_approval: field.boolean({
      label: 'Requests need approval',
      section: 'Delivery',
      notNull: true,
      partner: 'read',
    }),
    fulfillment: field.choice({
      label: 'Delivery',
      section: 'Delivery',
      options: fulfillmentOptions,
      notNull: true,
      partner: 'read',
      help: 'Keys of the stock are delivered when a request is approved.',
    }),
    partners: field.number({ label: 'Partners', notNull: true, write: 'never', list: 'shown', sort: true }),
    granted: field.number({ ...counted, label: 'Granted', list: 'hidden' }),
    requested: field.number({ ...counted, label: 'Requested', list: 'hidden' }),
    used: field.number({ ...counted, label: 'Used', list: 'hidden' }),
    available: field.number({ ...counted, label: 'Available', list: 'hidden' }),
    keys_left: field.number({ label: 'Keys in stock', notNull: true, write: 'never', list: 'hidden' }),
  },
});
export type Entitlement = RowOf<typeof entitlement>;
export type EntitlementCreate = CreateOf<typeof entitlement>;
export const EntitlementForPartner = Type.Object({
  ...entitlement.partnerRow.properties,
  ...period,
  value_of_one_minor: nullable(PositiveMinor),
});
export type EntitlementForPartner = Static<typeof EntitlementForPartner>;

export const EntitlementUpdate = changes(
  closed({
    ...updateOf(entitlement.fields),
    quantities: Quantities,
    archived_at: nullable(Instant),
  }),
);
export type EntitlementUpdate = Static<typeof EntitlementUpdate>;

export const EntitlementBalance = Type.Object({
  id: Id,
  created_at: Instant,
  updated_at: Instant,
  entitlement_id: Id,
  entitlement_name: Type.String(),
  kind: oneOf(...kindOptions.map(({ value }) => value)),
  currency: CurrencyCode,
  partner_id: Id,
  partner_name: Type.String(),
  starts_on: Day,
  ends_on: nullable(Day),
  granted: Type.Integer(),
  available: Type.Integer(),
  requested: Type.Integer(),
  used: Type.Integer(),
  reduced_to: nullable(Type.Integer()),
  reduced_on: nullable(Day),
  value_of_one_minor: nullable(PositiveMinor),
});
export type EntitlementBalance = Static<typeof EntitlementBalance>;
const { partner_id: _id, partner_name: _name, ...ownBalance } = EntitlementBalance.properties;
export const EntitlementBalanceForPartner = Type.Object(ownBalance);

export const movementKinds = sayable([
  { value: 'allot', label: 'Granted' },
  { value: 'reduce', label: 'Reduced' },
  { value: 'request', label: 'Requested' },
  { value: 'release', label: 'Released' },
  { value: 'use', label: 'Used' },
  { value: 'revoke', label: 'Revoked' },
] as const);
const Part = nullable(oneOf('available', 'requested', 'used'));
const movementForBoth = {
  id: Id,
  created_at: Instant,
  balance_id: Id,
  entitlement_id: Id,
  entitlement_name: Type.String(),
  entitlement_kind: Type.String(),
  currency: CurrencyCode,
  grant_id: nullable(Id),
  grant_number: nullable(Type.Integer()),
  kind: oneOf(...movementKinds.map(({ value }) => value)),
  from_part: Part,
  to_part: Part,
  quantity: Type.Integer(),
  note: nullable(Type.String()),
};
export const EntitlementMovement = Type.Object({ ...movementForBoth, partner_id: Id, partner_name: Type.String() });
export type EntitlementMovement = Static<typeof EntitlementMovement>;
export const EntitlementMovementForPartner = Type.Object(movementForBoth);

export const KeysInput = closed({
  keys: Type.Array(
    Type.String({ minLength: 1, maxLength: 500, pattern: '\\S', description: 'a key with at least one character' }),
    { minItems: 1, maxItems: 1000 },
  ),
});
export type KeysInput = Static<typeof KeysInput>;
export const KeysAdded = closed({ added: Type.Integer(), known: Type.Integer() });

export const StatementQuery = closed({ partner_id: Type.Optional(Id) });
/** The value of a partner's benefits of this year, by currency. */
export const ValueStatement = closed({
  year: Type.Integer(),
  totals: Type.Array(closed({ currency: CurrencyCode, granted_minor: PositiveMinor, used_minor: PositiveMinor })),
});
export type ValueStatement = Static<typeof ValueStatement>;
