import { defineSees } from '#server/audience-uses.ts';

/** Announcements of the installation that partners see now. */
export const seesAnnouncements = defineSees({
  kind: 'Announcements',
  can: 'dashboards:view',
  of: async (call) => {
    const notices = await call.rows<{ text: string; audience: 'everybody' | 'partner'; starts_at: string }>(
      `select text, audience, starts_at from announcements where audience <> 'company'
         and starts_at <= $1 and (ends_at is null or ends_at > $1) order by starts_at desc limit 20`,
      [call.now()],
    );
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
