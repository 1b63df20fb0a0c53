import type { Call } from '#server/call.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { OpportunityNoteCreate } from '../schema.ts';
import { opportunityNotes } from './resource.ts';

/** Under the caller's name. @returns the note's id */
export function createNote(call: Call, input: OpportunityNoteCreate): Promise<string> {
  return createRow(call, opportunityNotes, input);
}
