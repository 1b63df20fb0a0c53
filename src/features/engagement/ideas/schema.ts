import { type CreateOf, defineNoun, type PartnerRowOf, type RowOf } from '#shared/nouns/define-noun.ts';
import { field } from '#shared/nouns/fields.ts';
import { sayable } from '#shared/text/labels.ts';
import { nouns } from './nouns.ts';

export const ideaStatuses = sayable([
  { value: 'open', label: 'Open', tone: 'gray' },
  { value: 'planned', label: 'Planned', tone: 'violet' },
  { value: 'in_progress', label: 'In progress', tone: 'blue' },
  { value: 'done', label: 'Done', tone: 'green' },
  { value: 'declined', label: 'Declined', tone: 'red' },
] as const);
export type IdeaStatus = (typeof ideaStatuses)[number]['value'];

const read = { write: 'never', partner: 'read' } as const;

/** Partners see only whether an idea is their own, and not its author. */
export const idea = defineNoun('ideas', nouns.ideas, {
  by: '-votes,-created_at',
  archive: 'restorable',
  inPlace: false,
  fields: {
    title: field.text({ label: 'Title', required: true, max: 200, partner: 'write', sort: true, search: true }),
    description: field.longText({ label: 'Description', max: 4000, partner: 'write', search: true }),
    status: field.choice({ ...read, label: 'Status', options: ideaStatuses, notNull: true, sort: true, filter: true }),
    reply: field.longText({ ...read, label: 'Answer' }),
    replied_at: field.instant({ ...read, label: 'Answered', sort: true }),
    votes: field.number({ ...read, label: 'Votes', notNull: true, sort: true, filter: true }),
    /** Whether the caller voted for the idea. */
    has_voted: field.boolean({ ...read, label: 'Voted', notNull: true, filter: true }),
    is_own: field.boolean({ ...read, label: 'Own idea', notNull: true, filter: true }),
    partner_id: field.reference('partners', {
      label: 'Partner',
      named: 'partner_name',
      write: 'never',
      sort: true,
      filter: true,
    }),
    author_name: field.text({ label: 'Author', notNull: true, write: 'never' }),
  },
});
export type Idea = RowOf<typeof idea>;
export type IdeaForPartner = PartnerRowOf<typeof idea>;
export type IdeaCreate = CreateOf<typeof idea>;
