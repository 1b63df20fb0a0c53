import { defineMailAction } from '#features/platform/mail-actions/server/service.ts';
import { defineReply } from '#features/platform/mail-replies/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import { opportunityNotes } from './resource.ts';

const can = 'opportunity_notes:manage';

/** A partner’s notes are shared with the company; those of the company stay internal unless it writes them in the app. */
async function addNote(call: Call, opportunity_id: string, body: string): Promise<string> {
  const isCompany = call.actor.mode === 'company';
  return createRow(call, opportunityNotes, { opportunity_id, body, ...(isCompany && { visibility: 'internal' }) });
}

async function openDeal(call: Call, id: string): Promise<{ name: string; number: number } | undefined> {
  return call.maybe(sql`
    select name, number::int as number from opportunities
    where organization_id = ${call.organization_id} and id = ${id} and status = 'open' and archived_at is null`);
}

export const mailActions = [
  defineMailAction({
    key: 'opportunity_notes.add',
    label: 'Add a note',
    can,
    modes: ['company', 'partner'],
    days: 14,
    state: async (call, id) => ((await openDeal(call, id)) ? 'open' : null),
    preview: async (call, id) => {
      const deal = (await openDeal(call, id))!;
      return {
        title: `Add a note to ${deal.name} (deal ${deal.number})`,
        text:
          call.actor.mode === 'partner'
            ? 'The company reads your note. The deal counts as active again.'
            : 'Only your company reads the note. The deal counts as active again.',
        fields: [{ name: 'body', label: 'Note', kind: 'long_text', is_required: true }],
        confirm: 'Add note',
      };
    },
    run: async (call, id, { body }) => {
      await addNote(call, id, body!);
      return 'Your note was added to the deal.';
    },
  }),
];

export const replies = [
  defineReply({
    key: 'opportunities',
    can,
    hint: (_variant, side) =>
      side === 'partner'
        ? 'Reply to this email to add a note to the deal, which the company reads.'
        : 'Reply to this email to add an internal note to the deal.',
    take: async (call, id, { text }) => {
      const note_id = await addNote(call, id, text);
      return { note: 'Added a note to a deal.', table: 'opportunity_notes', id: note_id };
    },
  }),
];
