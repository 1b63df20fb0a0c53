import { notify } from '#features/engagement/notifications/server/service.ts';
import { findReach } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import type { PartnerAnnouncement } from '../schema.ts';

/** Sends an announcement now, or schedules it for its start. @throws 409 when no partner user can get it */
export async function sendAnnouncement(call: Call, row: PartnerAnnouncement): Promise<void> {
  if (row.ends_at && new Date(row.ends_at) <= call.now()) throw conflict('Its end is in the past. Choose another end.');
  if (row.starts_at && new Date(row.starts_at) > call.now()) {
    await call.run("update partner_announcements set status = 'scheduled' where organization_id = $1 and id = $2", [
      call.organization_id,
      row.id,
    ]);
    return;
  }
  await publish(call, row);
}

/** Stores its partners, so that later changes of the audience do not show it to others. */
export async function publish(call: Call, { id, audience_id }: PartnerAnnouncement): Promise<void> {
  const { partner_ids, people } = await call.asCompany((company) => findReach(company, { audience_id }));
  if (partner_ids.length === 0) throw conflict('No partner user in the audience can sign in, so no one would get it.');
  await call.run(
    `insert into partner_announcement_partners (organization_id, announcement_id, partner_id)
     select $1, $2, unnest($3::uuid[]) on conflict do nothing`,
    [call.organization_id, id, partner_ids],
  );
  await call.run(
    `update partner_announcements set status = 'active', sent_at = $3, starts_at = coalesce(starts_at, $3),
       reached_partners = $4, reached_people = $5 where organization_id = $1 and id = $2`,
    [call.organization_id, id, call.now(), partner_ids.length, people],
  );
  // Delivered in the background, because an audience can have thousands of people.
  if (!call.batch_id) await call.enqueue('partner_announcements.deliver', { id });
}

export async function endAnnouncement(call: Call, { id }: PartnerAnnouncement): Promise<void> {
  await call.run(
    `update partner_announcements set status = 'ended', ends_at = case when $3 > starts_at then $3 end
     where organization_id = $1 and id = $2`,
    [call.organization_id, id, call.now()],
  );
}

/** Hides the banner for the caller. Sending it again changes nothing. */
export async function dismissAnnouncement(call: Call, id: string): Promise<void> {
  await call.one(
    'select from partner_announcements where organization_id = $1 and id = $2',
    [call.organization_id, id],
    'This announcement',
  );
  await call.run(
    `insert into partner_announcement_dismissals (organization_id, announcement_id, partner_id, user_id, created_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [call.organization_id, id, call.actor.partner_id, call.actor.user_id, call.now()],
  );
}

/** Notifies the people of one partner, once. */
export async function deliverTo(call: Call, id: string, partner_id: string): Promise<void> {
  const marked = await call.run(
    `update partner_announcement_partners set notified_at = $4
     where organization_id = $1 and announcement_id = $2 and partner_id = $3 and notified_at is null`,
    [call.organization_id, id, partner_id, call.now()],
  );
  if (marked === 0) return;
  const { title, body, link, link_label, rings_bell, sends_email } = await call.one<
    Pick<PartnerAnnouncement, 'title' | 'body' | 'link' | 'link_label' | 'rings_bell' | 'sends_email'>
  >('select * from partner_announcements where organization_id = $1 and id = $2', [call.organization_id, id]);
  if (!rings_bell && !sends_email) return;
  const people = await call.rows<{ user_id: string; full_name: string; email: string }>(
    'select user_id, full_name, email from partner_standings($1)',
    [partner_id],
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
    { subject: title, action: link_label ?? 'Read more', ...(body && { more: body }) },
  );
}
