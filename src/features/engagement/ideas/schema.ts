import { type CreateOf, defineNoun, type PartnerRowOf, type RowOf } from '#shared/define-noun.ts';
import { field } from '#shared/fields.ts';
import { Id, Instant, nullable, Type } from '#shared/schema.ts';
import { nouns } from './nouns.ts';

export const ideaStatuses = [
  { value: 'open', label: 'Open', tone: 'gray' },
  { value: 'planned', label: 'Planned', tone: 'violet' },
  { value: 'in_progress', label: 'In progress', tone: 'blue' },
  { value: 'done', label: 'Done', tone: 'green' },
  { value: 'declined', label: 'Declined', tone: 'red' },
] as const;
export type IdeaStatus = (typeof ideaStatuses)[number]['value'];

const read = { write: 'never', partner: 'read' } as const;

/** Partners see only whether an idea is their own, and not its author. */
export const idea = defineNoun('ideas', nouns.ideas, {
  columns: {
    partner_id: nullable(Id),
    partner_name: nullable(Type.String()),
    author_name: Type.String(),
    archived_at: nullable(Instant),
  },
  archive: 'restorable',
  fields: {
    title: field.text({ label: 'Idea', required: true, partner: 'write', audit: 'the idea' }),
    description: field.longText({ label: 'Description', max: 4000, partner: 'write' }),
    status: field.choice({ ...read, label: 'Status', options: ideaStatuses, notNull: true }),
    reply: field.longText({ ...read, label: 'Answer' }),
    replied_at: field.instant({ ...read, label: 'Answered' }),
    votes: field.number({ ...read, label: 'Votes', notNull: true }),
    has_voted: field.boolean({ ...read, label: 'You voted', notNull: true }),
    is_own: field.boolean({ ...read, label: 'Your idea', notNull: true }),
  },
});
export type Idea = RowOf<typeof idea>;
export type IdeaForPartner = PartnerRowOf<typeof idea>;
export type IdeaCreate = CreateOf<typeof idea>;
