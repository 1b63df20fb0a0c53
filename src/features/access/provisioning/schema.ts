import { type CreateOf, defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { Instant, nullable, type Static, Type } from '#shared/schema.ts';
import { nouns } from './nouns.ts';

/** The address that an identity provider is given, below the address of the installation. */
export const SCIM_PATH = '/scim/v2';

/** A token of an identity provider. Its secret is in the answer that makes it and nowhere else. */
export const provisioningToken = defineNoun('provisioning_tokens', nouns.provisioning_tokens, {
  fields: {
    name: field.text({
      label: 'Name',
      help: 'Name the identity provider that will use this token.',
      placeholder: 'Okta',
      required: true,
      max: 80,
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
    }),
    prefix: field.text({ label: 'Token', notNull: true, write: 'never', partner: 'read', list: 'shown', search: true }),
    status: field.choice({
      label: 'Status',
      options: [
        { value: 'active', label: 'Active', tone: 'green' },
        { value: 'expired', label: 'Expired', tone: 'amber' },
        { value: 'revoked', label: 'Revoked', tone: 'gray' },
      ],
      notNull: true,
      write: 'never',
      partner: 'read',
      list: 'shown',
      filter: true,
    }),
    last_used_at: field.instant({
      label: 'Last used',
      write: 'never',
      partner: 'read',
      relative: true,
      list: 'shown',
      sort: true,
    }),
    /** Null: until it is revoked. */
    expires_at: field.instant({ label: 'Expires', day: true, partner: 'read', list: 'shown', sort: true }),
    created_by: field.reference('people', {
      label: 'Created by',
      notNull: true,
      write: 'never',
      named: 'created_by_name',
      partner: 'read',
      list: 'shown',
      filter: 'api',
      search: true,
    }),
    partner_id: field.reference('partners', { label: 'Partner', write: 'never', partner: 'read', filter: 'api' }),
    created_at: field.timestamp({ label: 'Created', day: true, partner: 'read', list: 'hidden' }),
  },
  sharedColumns: { revoked_at: nullable(Instant) },
});
export type ProvisioningToken = RowOf<typeof provisioningToken>;
export type ProvisioningTokenCreate = CreateOf<typeof provisioningToken>;

export const NewProvisioningToken = Type.Object({
  ...provisioningToken.row.properties,
  secret: Type.String(),
  /** The SCIM base address for the identity provider. */
  base_url: Type.String(),
});
export type NewProvisioningToken = Static<typeof NewProvisioningToken>;
