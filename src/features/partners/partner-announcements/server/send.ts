import { notify } from '#features/engagement/notifications/server/service.ts';
import { findReach } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { PartnerAnnouncement } from '../schema.ts';
import { texts } from './texts.ts';

/** Sends an announcement now, or schedules it for its start. @throws 409 when no partner user can get it */
export async function sendAnnouncement(call: Call, row: PartnerAnnouncement): Promise<void> {
  if (row.ends_at && new Date(row.ends_at) <= call.now()) throw conflict('Its end is in the past. Choose another end.');
  if (row.starts_at && new Date(row.starts_at) > call.now()) {
    await call.run(sql`
      update partner_announcements set status = 'scheduled'
      where organization_id = ${call.organization_id} and id = ${row.id}`);
    return;
  }
  await publish(call, row);
}

/** Stores its partners, so that later changes of the audience do not show it to others. */
export async function publish(call: Call, { id, audience_id }: PartnerAnnouncement): Promise<void> {
  const { partner_ids, people } = await call.asCompany((company) => findReach(company, { audience_id }));
  if (partner_ids.length === 0) throw conflict('No partner user in the audience can sign in, so no one would get it.');
  await call.run(sql`
    insert into partner_announcement_partners (organization_id, announcement_id, partner_id)
    select ${call.organization_id}, ${id}, unnest(${partner_ids}::uuid[]) on conflict do nothing`);
  const now = call.now();
  await call.run(sql`
    update partner_announcements set status = 'active', sent_at = ${now}, starts_at = coalesce(starts_at, ${now}),
      reached_partners = ${partner_ids.length}, reached_people = ${people}
      where organization_id = ${call.organization_id} and id = ${id}`);
  // Delivered in the background, because an audience can have thousands of people.
  if (!call.batch_id) await call.enqueue('partner_announcements.deliver', { id });
}

export async function endAnnouncement(call: Call, { id }: PartnerAnnouncement): Promise<void> {
  const now = call.now();
  await call.run(sql`
    update partner_announcements
    set status = 'ended', ends_at = case when ${now}::timestamptz > starts_at then ${now}::timestamptz end
    where organization_id = ${call.organization_id} and id = ${id}`);
}

/** Hides the banner for the caller. Sending it again changes nothing. */
export async function dismissAnnouncement(call: Call, id: string): Promise<void> {
  await call.one(
    sql`select from partner_announcements where organization_id = ${call.organization_id} and id = ${id}`,
    'This announcement',
  );
  await call.run(sql`
    insert into partner_announcement_dismissals (organization_id, announcement_id, partner_id, user_id, created_at)
    values (${call.organization_id}, ${id}, ${call.actor.partner_id}, ${call.actor.user_id}, ${call.now()})
    on conflict do nothing`);
}

/** Notifies the people of one partner, once. */
export async function deliverTo(call: Call, id: string, partner_id: string): Promise<void> {
  const marked = await call.run(sql`
    update partner_announcement_partners set notified_at = ${call.now()}
    where organization_id = ${call.organization_id} and announcement_id = ${id} and partner_id = ${partner_id}
      and notified_at is null`);
  if (marked === 0) return;
  const { title, body, link, link_label, rings_bell, sends_email } = await call.one<
    Pick<PartnerAnnouncement, 'title' | 'body' | 'link' | 'link_label' | 'rings_bell' | 'sends_email'>
  >(sql`select * from partner_announcements where organization_id = ${call.organization_id} and id = ${id}`);
  if (!rings_bell && !sends_email) return;
  const people = await call.rows<{ user_id: string; full_name: string; email: string }>(
    sql`select user_id, full_name, email from partner_standings(${partner_id})`,
  );
  await notify(
    call,
    { mode: 'partner', partner_id, people },
    {
      kind: 'partner_announcement',
      text: title,
      link: link ?? `/announcements/show/${id}`,
      dedupe_key: `partner_announcement:${id}:${partner_id}`,
      channels: { in_app: rings_bell, email: sends_email },
    },
    () => ({ subject: title, action: link_label ?? texts.readMore, ...(body && { more: body }) }),
  );
}
