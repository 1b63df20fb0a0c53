import { flagDifferences, recordOperation } from '#features/platform/superadmin/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { type InstallationNoun, installationRow } from '#server/resource/installation.ts';
import { newId } from '#shared/ids.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import { dateInZone } from '#shared/time/dates.ts';
import { Announcement, type AnnouncementCreate, type AnnouncementUpdate, type Notice } from '../schema.ts';
import { texts } from './texts.ts';

export const announcements: InstallationNoun = {
  name: 'announcements',
  noun: 'announcement',
  row: Announcement,
  list: {
    sort: ['starts_at', 'ends_at', 'created_at'],
    filter: ['tone', 'audience', 'starts_at', 'ends_at'],
    search: ['text'],
    by: '-starts_at',
  },
};

export async function createAnnouncement(call: Call, input: AnnouncementCreate): Promise<Announcement> {
  const row = { starts_at: call.now(), ends_at: null, link: null, tone: 'info', audience: 'everybody', ...input };
  requireOrder(row);
  const id = newId();
  await call.run(sql`
    insert into announcements (id, text, link, tone, audience, starts_at, ends_at)
    values (${id}, ${row.text}, ${row.link}, ${row.tone}, ${row.audience}, ${row.starts_at}, ${row.ends_at})`);
  await recordOperation(call, {
    action: 'created',
    ref_table: 'announcements',
    ref_id: id,
    changes: { text: row.text },
  });
  return read(call, id);
}

export async function updateAnnouncement(
  call: Call,
  id: string,
  { row_version, ...patch }: AnnouncementUpdate,
): Promise<Announcement> {
  await call.maybe(sql`select from announcements where id = ${id} for update`);
  const before = await read(call, id);
  if (row_version !== undefined && row_version !== before.row_version) {
    throw conflict('Someone else changed this announcement. Reload it and try again.', { current: before });
  }
  requireOrder({ ...before, ...patch });
  const changes = flagDifferences(before, patch);
  const names = Object.keys(changes) as (keyof typeof patch)[];
  if (names.length === 0) return before;
  await call.run(
    `update announcements set ${names.map((name, index) => `${name} = $${index + 2}`).join(', ')} where id = $1`,
    [id, ...names.map((name) => patch[name])],
  );
  await recordOperation(call, { action: 'updated', ref_table: 'announcements', ref_id: id, changes });
  return read(call, id);
}

export async function removeAnnouncement(call: Call, id: string): Promise<{ id: string }> {
  const gone = await call.maybe<{ text: string }>(sql`delete from announcements where id = ${id} returning text`);
  if (!gone) throw notFound('This announcement');
  await recordOperation(call, { action: 'deleted', ref_table: 'announcements', ref_id: id, changes: gone });
  return { id };
}

/** The caller's current notices: announcements, and the pending deletion of their company. */
export async function currentNotices(call: Call): Promise<Notice[]> {
  const { mode } = call.actor;
  const now = call.now();
  const notices = await call.rows<Notice>(sql`
    select id, text, link, tone, true as is_dismissible from announcements
    where audience in ('everybody', ${mode}) and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by tone desc, starts_at desc limit 3`);
  const terms =
    mode === 'company'
      ? await call.maybe<{ due: string; region: string }>(sql`
        select t.deletion_due_at as due, o.region from company_terms t join organizations o on o.id = t.organization_id
        where t.organization_id = ${call.organization_id} and t.deletion_due_at is not null`)
      : undefined;
  if (!terms) return notices;
  const day = formatLongDay(dateInZone(terms.due, call.actor.timezone), terms.region);
  return [
    { id: 'deletion', text: texts.deletion(day), link: null, tone: 'warning', is_dismissible: false },
    ...notices,
  ];
}

function requireOrder({ starts_at, ends_at }: { starts_at: string | Date; ends_at: string | null }): void {
  if (ends_at && Date.parse(ends_at) <= new Date(starts_at).getTime())
    throw invalid({ ends_at: ['must be after the start'] });
}

async function read(call: Call, id: string): Promise<Announcement> {
  return JSON.parse((await installationRow(call, announcements, id)).text) as Announcement;
}
