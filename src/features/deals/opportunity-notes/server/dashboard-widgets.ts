import { defineFigures, instantText, MAX_RECENT_EVENTS, type RecentEvents } from '#server/figures/define.ts';

/** Messages of the company on deals. */
const messages: RecentEvents = {
  kind: 'deal',
  latest:
    () => `select 'deal' as kind, o.id, o.name as title, left(n.body, 200) as detail, 'note' as status, ${instantText('n.created_at')} as at,
      null::bigint as amount_minor, null as currency, false as is_own, n.created_at as happened
    from opportunity_notes n join opportunities o on o.organization_id = n.organization_id and o.id = n.opportunity_id
    where n.organization_id = $1::uuid and n.author_partner_id is null and n.archived_at is null
    order by n.created_at desc limit ${MAX_RECENT_EVENTS}`,
};

export const figures = defineFigures({ recentEvents: { partner: [messages] } });
