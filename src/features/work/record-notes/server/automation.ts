import { defineRecordAutomations } from '#server/automation-records.ts';
import { field } from '#shared/nouns/fields.ts';
import { notedTables, RecordNoteCreate } from '../schema.ts';

/** Flows write notes on the record that they are about. */
export const automates = defineRecordAutomations(
  {
    name: 'record_notes',
    one: 'note',
    fields: { body: field.longText({ label: 'Text', required: true }) },
    create: RecordNoteCreate,
  },
  { creates: ['body'], about: ({ table, id }) => ({ ref_table: table, ref_id: id }), tables: notedTables },
);
