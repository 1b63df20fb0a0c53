import { type CreateOf, defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { Instant, nullable, type Static, Type } from '#shared/schema.ts';
import { nouns } from './nouns.ts';

const Grant = Type.String({
  pattern: '^(\\*|[a-z][a-z0-9_]*):(view|manage)$',
  description: 'resource:view or resource:manage',
});

/** A key of a program. Its secret is in the answer that makes it and nowhere else. */
export const apiKey = defineNoun('api_keys', nouns.api_keys, {
  fields: {
    name: field.text({
      label: 'Name',
      help: 'Name the software that will use this key.',
      placeholder: 'CRM sync',
      required: true,
      max: 80,
      partner: 'read',
      list: 'shown',
      sort: true,
      filter: 'api',
      search: true,
    }),
    prefix: field.text({ label: 'Key', notNull: true, write: 'never', partner: 'read', list: 'shown', search: true }),
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
    user_id: field.reference('people', {
      label: 'Created by',
      notNull: true,
      write: 'never',
      named: 'user_name',
      partner: 'read',
      list: 'shown',
      filter: 'api',
      search: true,
    }),
    /** The app that a person let in by OAuth; null for a key that someone created. */
    app_name: field.text({ label: 'App', write: 'never', partner: 'read' }),
    partner_id: field.reference('partners', { label: 'Partner', write: 'never', partner: 'read', filter: 'api' }),
    rate_per_minute: field.number({
      label: 'Requests per minute',
      notNull: true,
      min: 1,
      max: 6000,
      partner: 'read',
    }),
    created_at: field.timestamp({ label: 'Created', day: true, partner: 'read', list: 'hidden' }),
  },
  sharedColumns: { permissions: Type.Array(Type.String()), revoked_at: nullable(Instant) },
  input: {
    /** The permissions of the key are at most those of its creator. */
    permissions: Type.Array(Grant, { minItems: 1, maxItems: 300, uniqueItems: true }),
  },
});
export type ApiKey = RowOf<typeof apiKey>;
export type ApiKeyCreate = CreateOf<typeof apiKey>;

export const NewApiKey = Type.Object({ ...apiKey.row.properties, secret: Type.String() });
export type NewApiKey = Static<typeof NewApiKey>;
