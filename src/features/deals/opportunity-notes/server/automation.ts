import { defineRecordAutomations } from '#server/automation-records.ts';
import { field } from '#shared/nouns/fields.ts';
import { OpportunityNoteCreate } from '../schema.ts';

/** Notes of flows are internal: a person decides what partners read. */
export const automates = defineRecordAutomations(
  {
    name: 'opportunity_notes',
    one: 'note on the deal',
    fields: { body: field.longText({ label: 'Text', required: true }) },
    create: OpportunityNoteCreate,
  },
  {
    creates: ['body'],
    about: ({ id }) => ({ opportunity_id: id, visibility: 'internal' }),
    tables: ['opportunities'],
  },
);
