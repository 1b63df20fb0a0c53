import { requireStatefulRecord } from '#features/work/record-states/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { defineResource } from '#server/resource/define.ts';
import { requireEntryAuthor } from '#server/threads/rules.ts';
import { notedTables, RecordNote, RecordNoteCreate } from '../schema.ts';

/** The partner of the record decides who of the people with own partners sees the note. */
const partnerOf: Record<(typeof notedTables)[number], string | null> = {
  partners: 'id',
  accounts: null,
  leads: 'partner_id',
  contracts: 'partner_id',
};

async function setAuthor(call: Call, input: RecordNoteCreate) {
  const table = notedTables.find((one) => one === input.ref_table);
  if (!table) throw invalid({ ref_table: ['is not a kind of record with notes'] });
  await requireStatefulRecord(call, table, input.ref_id);
  const column = partnerOf[table];
  const found =
    column &&
    (await call.maybe<{ partner_id: string | null }>(sql`
      select ${sql.raw(column)} as partner_id from ${sql.identifier(table)}
      where organization_id = ${call.organization_id} and id = ${input.ref_id}`));
  return { ...input, partner_id: found ? found.partner_id : null, author_name: call.actor.full_name };
}

export const recordNotes = defineResource({
  name: 'record_notes',
  noun: 'record note',
  row: RecordNote,
  create: RecordNoteCreate,
  proposals: { create: true },
  remove: 'archive',
  list: {
    sort: ['created_at'],
    filter: ['ref_table', 'ref_id', 'partner_id', 'author_user_id', 'created_at'],
    search: ['body'],
    by: '-created_at',
  },
  beforeCreate: setAuthor,
  beforeRemove: async (call, note) => requireEntryAuthor(call, note, 'remove', 'note'),
});
