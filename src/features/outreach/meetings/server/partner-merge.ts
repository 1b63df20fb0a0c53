import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';
import { refreshDues } from './dues.ts';

const TABLES = ['meetings', 'meeting_attendees', 'meeting_deals', 'meeting_private_notes', 'meeting_packs'] as const;

/** Meetings move with everything in them; when the next ones are due follows from that. */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const counts: Record<string, number> = {};
  for (const table of TABLES)
    counts[table] = await call.run(sql`
      update ${sql.identifier(table)} set partner_id = ${kept}
      where organization_id = ${call.organization_id} and partner_id = ${other}`);
  for (const table of ['calendar_feeds', 'meeting_dues'])
    await call.run(sql`
      delete from ${sql.identifier(table)} where organization_id = ${call.organization_id} and partner_id = ${other}`);
  await refreshDues(call, kept);
  return { meetings: counts.meetings! };
});
