import { type CreateOf, defineNoun, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { nullable, Type } from '#shared/schema.ts';
import { nouns } from './nouns.ts';

const read = { write: 'never', partner: 'read' } as const;

/** A resource that a partner would like to have. */
export const resourceRequest = defineNoun('resource_requests', nouns.resource_requests, {
  // A request is answered, not edited.
  inPlace: false,
  columns: { decided_by_name: nullable(Type.String()) },
  fields: {
    title: field.text({
      label: 'What is missing',
      section: 'Request',
      placeholder: 'Price list in Polish',
      required: true,
      wide: true,
      partner: 'write',
      list: 'shown',
      sort: true,
      search: true,
    }),
    details: field.longText({
      label: 'Details',
      section: 'Request',
      help: 'What you need it for, and by when.',
      partner: 'write',
      list: 'shown',
      width: 280,
      search: true,
    }),
    status: field.choice({
      ...read,
      label: 'Status',
      options: [
        { value: 'open', label: 'Open', tone: 'blue' },
        { value: 'answered', label: 'Answered', tone: 'green' },
        { value: 'declined', label: 'Declined', tone: 'gray' },
      ],
      notNull: true,
      list: 'shown',
      sort: true,
      filter: true,
    }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      named: 'partner_name',
      write: 'never',
      link: true,
      list: 'shown',
      sort: true,
      filter: true,
      search: true,
    }),
    requested_by_name: field.text({ ...read, label: 'Requested by', list: 'hidden' }),
    answer: field.longText({ ...read, label: 'Answer', list: 'shown', width: 240 }),
    resource_id: field.reference('resources', { ...read, label: 'Resource', named: 'resource_name', list: 'hidden' }),
    decided_at: field.instant({ ...read, label: 'Answered', relative: true, list: 'hidden', sort: true }),
  },
});
export type ResourceRequest = RowOf<typeof resourceRequest>;
export type ResourceRequestCreate = CreateOf<typeof resourceRequest>;
