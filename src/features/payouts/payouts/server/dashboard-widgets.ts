import { partnerOf } from '#server/figures/ask.ts';
import { defineFigures, instantText, MAX_RECENT_EVENTS, type RecentEvents } from '#server/figures/define.ts';

const payments: RecentEvents = {
  kind: 'payment',
  latest: (ask, p) => `select 'payment' as kind, i.id, coalesce(i.statement_no, '') as title, null as detail, i.status,
      case when i.status = 'paid' then i.paid_on::text else ${instantText('i.updated_at')} end as at, i.amount_minor, i.currency,
      false as is_own, case when i.status = 'paid' then i.paid_on::timestamptz else i.updated_at end as happened
    from payout_items i where i.organization_id = $1::uuid and i.partner_id = ${p.add(partnerOf(ask))}::uuid
      and i.status in ('paid', 'failed', 'returned')
    order by 10 desc limit ${MAX_RECENT_EVENTS}`,
};

export const figures = defineFigures({ recentEvents: { partner: [payments] } });
