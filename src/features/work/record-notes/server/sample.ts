import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import { recordNotes } from './resource.ts';

/** @returns the id of a note about a new partner */
export async function sampleRecordNote(call: Call): Promise<string> {
  return createRow(call, recordNotes, {
    ref_table: 'partners',
    ref_id: await samplePartner(call),
    body: 'They want to open an office in Lyon.',
  });
}
