import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createNote } from './service.ts';

const notes = [
  { visibility: 'internal', body: 'The customer compares us with two others. Decision by the **end of the month**.' },
  {
    visibility: 'partner',
    body: 'Price list for 80 vehicles sent. Please confirm the delivery date with the customer.',
  },
] as const;

/** Notes on two open deals of the first partner. */
async function noteDeals(story: DemoStory): Promise<void> {
  const { history } = story;
  const partner_id = story.get('partners')[0]!.id;
  await history.on(history.day(0, -2), async (call) => {
    const deals = await call.rows<{ id: string }>(sql`
      select id from opportunities
      where organization_id = ${call.organization_id} and partner_id = ${partner_id} and status = 'open'
      order by number desc limit 2`);
    for (const { id } of deals) for (const note of notes) await createNote(call, { ...note, opportunity_id: id });
  });
}

export const demo = [defineDemo('opportunity-notes', { when: 'portal', after: ['partner-portal'], run: noteDeals })];
