import { defineMailAction } from '#features/platform/mail-actions/server/service.ts';
import { defineReply } from '#features/platform/mail-replies/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { createRow } from '#server/resource/verbs.ts';
import { opportunityNotes } from './resource.ts';
import { texts } from './texts.ts';

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
    get label() {
      return texts.addANote;
    },
    can,
    modes: ['company', 'partner'],
    days: 14,
    state: async (call, id) => ((await openDeal(call, id)) ? 'open' : null),
    preview: async (call, id) => {
      const deal = (await openDeal(call, id))!;
      return {
        title: texts.addTitle(deal.name, deal.number),
        text: call.actor.mode === 'partner' ? texts.companyReads : texts.onlyCompanyReads,
        fields: [{ name: 'body', label: texts.note, kind: 'long_text', is_required: true }],
        confirm: texts.addNote,
      };
    },
    run: async (call, id, { body }) => {
      await addNote(call, id, body!);
      return texts.added;
    },
  }),
];

export const replies = [
  defineReply({
    key: 'opportunities',
    can,
    hint: (_variant, side) => (side === 'partner' ? texts.replyAsPartner : texts.replyAsCompany),
    take: async (call, id, { text }) => {
      const note_id = await addNote(call, id, text);
      return { note: 'Added a note to a deal.', table: 'opportunity_notes', id: note_id };
    },
  }),
];
