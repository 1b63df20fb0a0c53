import { sql } from '#server/db/sql.ts';
import { defineAudienceUses, defineSees } from '#server/extension-points/audience-uses.ts';

export const announcementsOfAudience = defineAudienceUses(async (call, audience_id) => {
  const announcements = await call.rows<{ id: string; title: string }>(sql`
    select id, title from partner_announcements
    where organization_id = ${call.organization_id} and audience_id = ${audience_id} and archived_at is null
      and status in ('draft', 'scheduled') order by title`);
  return announcements.map(({ id, title }) => ({
    kind: 'Announcement',
    name: title,
    to: `/partners/announcements/show/${id}`,
  }));
});

/** The announcements that a partner can still read. */
export const seesPartnerAnnouncements = defineSees({
  kind: 'Announcements of your company',
  can: 'partner_announcements:view',
  of: async (call, partner_id) => {
    const announcements = await call.rows<{ id: string; title: string; sent_at: string }>(sql`
      select n.id, n.title, n.sent_at from partner_announcements n
      join partner_announcement_partners r on r.organization_id = n.organization_id and r.announcement_id = n.id
      where n.organization_id = ${call.organization_id} and r.partner_id = ${partner_id} and n.status = 'active'
        and n.archived_at is null
      order by n.sent_at desc limit 20`);
    return {
      entries: announcements.map(({ id, title, sent_at }) => ({
        what: title,
        to: `/partners/announcements/show/${id}`,
        rule: 'Sent to this partner',
        since: sent_at,
      })),
    };
  },
});
