import { sql } from '#server/db/sql.ts';
import { defineSees } from '#server/extension-points/audience-uses.ts';

/** Announcements of the installation that partners see now. */
export const seesAnnouncements = defineSees({
  kind: 'Announcements',
  can: 'dashboards:view',
  of: async (call) => {
    const now = call.now();
    const notices = await call.rows<{ text: string; audience: 'everybody' | 'partner'; starts_at: string }>(sql`
      select text, audience, starts_at from announcements where audience <> 'company'
        and starts_at <= ${now} and (ends_at is null or ends_at > ${now}) order by starts_at desc limit 20`);
    return {
      entries: notices.map(({ text, audience, starts_at }) => ({
        what: text,
        to: null,
        rule: audience === 'partner' ? 'Announced to all partners' : 'Announced to everyone',
        since: starts_at,
      })),
    };
  },
});
