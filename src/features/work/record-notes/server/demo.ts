import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createRow } from '#server/resource/verbs.ts';
import { recordNotes } from './resource.ts';

const notes = [
  'Plans an office in Lyon next spring and looks for two engineers.',
  'Prefers a call on Thursday mornings. Quarterly review is agreed.',
  'Asked for material about cold chains; marketing prepares a sheet.',
];

/** Adds a note of the company to each of the first partners. */
async function notePartners(story: DemoStory): Promise<void> {
  const { history } = story;
  const partners = story.get('partners');
  for (const [index, body] of notes.entries())
    await history.on(history.day(0, -4 * (index + 1)), (call) =>
      createRow(call, recordNotes, { ref_table: 'partners', ref_id: partners[index]!.id, body }),
    );
}

export const demo = [defineDemo('record-notes', { when: 'end', run: notePartners })];
