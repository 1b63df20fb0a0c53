import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { PartnerAnnouncement, PartnerAnnouncementCreate } from '../schema.ts';

/** @throws 422 for dates in the wrong order or no way to send it; 409 for a change of what was sent */
export async function checkAnnouncement(
  call: Call,
  input: Partial<PartnerAnnouncementCreate>,
  current?: PartnerAnnouncement,
): Promise<Row> {
  const isSent = current && current.status !== 'draft' && current.status !== 'scheduled';
  if (isSent && Object.keys(input).some((name) => name !== 'ends_at' && name !== 'archived_at'))
    throw conflict('This announcement was sent. You can change its end, or create another one.');
  const next = {
    shows_banner: true,
    rings_bell: true,
    sends_email: false,
    starts_at: null,
    ends_at: null,
    ...current,
    ...input,
  };
  if (!next.shows_banner && !next.rings_bell && !next.sends_email)
    throw invalid({ shows_banner: ['Choose at least one way to announce it'] });
  const start = next.starts_at ? Date.parse(next.starts_at) : call.now().getTime();
  if (next.ends_at && Date.parse(next.ends_at) <= start) throw invalid({ ends_at: ['must be after the start'] });
  if (input.audience_id) await requireAudience(call, input.audience_id);
  return {
    ...input,
    ...(input.title !== undefined && { title: input.title.trim() }),
    ...(!current && { author_name: call.actor.full_name, created_at: call.now().toISOString() }),
  };
}

export async function requireOver(_call: Call, { status }: PartnerAnnouncement): Promise<void> {
  if (status === 'active') throw conflict('End the announcement before you archive it.');
}

async function requireAudience(call: Call, id: string): Promise<void> {
  const audience = await call.maybe(sql`
    select from audiences
    where organization_id = ${call.organization_id} and id = ${id} and entity = 'partners' and archived_at is null`);
  if (!audience) throw invalid({ audience_id: ['is not an audience of partners'] });
}
