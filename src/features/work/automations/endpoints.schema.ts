import { defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { closed, Id, nameText, type Static, Type } from '#shared/schema.ts';
import { nouns } from './nouns.ts';

/** A system that automations send data to. Its address and its secret are encrypted; only the host is shown. */
export const automationEndpoint = defineNoun('automation_endpoints', nouns.automation_endpoints, {
  fields: {
    name: field.text({ label: 'Name', required: true, max: 100, list: 'shown', sort: true, search: true }),
    host: field.text({ write: 'never', label: 'Host', notNull: true, list: 'shown', sort: true, search: true }),
    secret_changed_at: field.instant({
      write: 'never',
      label: 'Secret changed',
      notNull: true,
      relative: true,
      list: 'shown',
    }),
    created_at: field.timestamp({ label: 'Added', relative: true, list: 'shown' }),
  },
  columns: { header_names: Type.Array(Type.String()) },
});
export type AutomationEndpoint = RowOf<typeof automationEndpoint>;

export const MOST_HEADERS = 10;

/** A header with a value that is stored encrypted and never shown again, such as `Authorization`. */
export const SecretHeader = closed({
  name: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{0,59}$', description: 'a name of a header' }),
  value: Type.String({ pattern: '^[\\x20-\\x7e]{1,1000}$', description: '1 to 1,000 characters without line breaks' }),
});
export type SecretHeader = Static<typeof SecretHeader>;

export const EndpointCreate = closed({
  name: nameText(100),
  address: Type.String({ maxLength: 1000, pattern: '^https://', description: 'an address that begins with https://' }),
  headers: Type.Optional(Type.Array(SecretHeader, { maxItems: MOST_HEADERS })),
});
export type EndpointCreate = Static<typeof EndpointCreate>;

/** The secret is shown once. */
export const NewEndpoint = Type.Object({ id: Id, host: Type.String(), secret: Type.String() });
export type NewEndpoint = Static<typeof NewEndpoint>;
