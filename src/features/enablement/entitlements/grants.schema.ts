import { type CreateOf, defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field, partnerBodyOf } from '#shared/nouns/fields.ts';
import { CurrencyCode, changes, closed, Id, nullable, type Static, Type } from '#shared/schema.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';
import { kindOptions } from './schema.ts';

export const grantStatuses = sayable([
  { value: 'requested', label: 'Requested', tone: 'blue' },
  { value: 'approved', label: 'Approved', tone: 'amber' },
  { value: 'fulfilled', label: 'Delivered', tone: 'green' },
  { value: 'consumed', label: 'Used up', tone: 'gray' },
  { value: 'declined', label: 'Declined', tone: 'red' },
  { value: 'canceled', label: 'Canceled', tone: 'gray' },
  { value: 'expired', label: 'Expired', tone: 'gray' },
  { value: 'revoked', label: 'Revoked', tone: 'red' },
] as const);

const read = { write: 'never', partner: 'read' } as const;

export type GrantStatus = (typeof grantStatuses)[number]['value'];

/** A request for a benefit, with every field in the order of its form. */
export const entitlementGrant = defineNoun('entitlement_grants', nouns.entitlement_grants, {
  sharedColumns: {
    kind: Type.Unsafe<(typeof kindOptions)[number]['value']>({
      type: 'string',
      enum: kindOptions.map(({ value }) => value),
    }),
    currency: CurrencyCode,
    fulfillment: Type.String(),
    requested_by: nullable(Id),
    keys: Type.Integer(),
    unseen_keys: Type.Integer(),
  },
  columns: { balance_id: Id, decided_by: nullable(Id) },
  by: '-requested_at',
  fields: {
    number: field.number({
      ...read,
      label: 'No.',
      notNull: true,
      list: 'hidden',
      sort: true,
      filter: 'api',
      search: true,
    }),
    entitlement_id: field.reference('entitlements', {
      label: 'Benefit',
      section: 'Request',
      named: 'entitlement_name',
      required: true,
      write: 'create',
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      section: 'Request',
      named: 'partner_name',
      required: true,
      write: 'create',
      link: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: grantStatuses,
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
      audit: 'the status',
    }),
    quantity: field.number({
      label: 'Quantity',
      section: 'Request',
      required: true,
      min: 1,
      max: 1_000_000_000_000,
      partner: 'write',
      list: 'shown',
      sort: true,
    }),
    purpose: field.longText({
      label: 'Purpose',
      section: 'Request',
      partner: 'write',
      help: 'What you need it for.',
      wide: true,
    }),
    consumed: field.number({ ...read, label: 'Consumed', card: 'Delivery', notNull: true, list: 'hidden', sort: true }),
    fulfilled_at: field.instant({
      ...read,
      label: 'Delivered',
      card: 'Delivery',
      relative: true,
      list: 'hidden',
      sort: true,
      filter: true,
    }),
    delivery_note: field.longText({ ...read, label: 'Delivery', card: 'Delivery' }),
    valid_until: field.date({ ...read, label: 'Valid until', card: 'Delivery', list: 'hidden' }),
    decision_note: field.longText({ ...read, label: 'Note on the decision', card: 'Decision' }),
    decided_at: field.instant({
      ...read,
      label: 'Decided',
      card: 'Decision',
      relative: true,
      sort: true,
      filter: true,
    }),
    requested_by_name: field.text({
      ...read,
      label: 'Requested by',
      card: 'Request',
      notNull: true,
      list: 'hidden',
      search: true,
    }),
    requested_at: field.instant({
      ...read,
      label: 'Requested',
      card: 'Request',
      notNull: true,
      relative: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    ended_at: field.instant({ ...read, label: 'Ended', card: 'Delivery', relative: true }),
    partner_owner_user_id: field.reference('people', {
      label: 'Partner owner',
      write: 'never',
      filter: true,
      facts: false,
    }),
  },
});
export type EntitlementGrant = RowOf<typeof entitlementGrant>;
export type EntitlementGrantCreate = CreateOf<typeof entitlementGrant>;

export const EntitlementGrantForPartnerCreate = closed({
  entitlement_id: Id,
  ...partnerBodyOf(entitlementGrant.fields),
});
export type EntitlementGrantForPartnerCreate = Static<typeof EntitlementGrantForPartnerCreate>;
export const EntitlementGrantUpdate = changes(closed(partnerBodyOf(entitlementGrant.fields)));
export type EntitlementGrantUpdate = Static<typeof EntitlementGrantUpdate>;

export const RevealedKeys = closed({ keys: Type.Array(Type.String()) });
export type RevealedKeys = Static<typeof RevealedKeys>;
