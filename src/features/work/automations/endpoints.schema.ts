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
});
export type AutomationEndpoint = RowOf<typeof automationEndpoint>;

export const EndpointCreate = closed({
  name: nameText(100),
  address: Type.String({ maxLength: 1000, pattern: '^https://', description: 'an address that begins with https://' }),
});
export type EndpointCreate = Static<typeof EndpointCreate>;

/** The secret is shown once. */
export const NewEndpoint = Type.Object({ id: Id, host: Type.String(), secret: Type.String() });
export type NewEndpoint = Static<typeof NewEndpoint>;
