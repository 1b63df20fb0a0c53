import { type Ask, partnerOf } from '#server/figures/ask.ts';
import {
  defineFigures,
  instantText,
  MAX_RECENT_EVENTS,
  type NeedRows,
  type RecentEvents,
} from '#server/figures/define.ts';
import { addDays } from '#shared/dates.ts';

const TO_PAY_WITHIN_DAYS = 7;
const entry = { kind: 'payout', title: 't.name', amount: 't.total_minor' } as const;
const unpaid = { status: ['draft', 'approved', 'processing'] };

const needs: Record<string, (ask: Ask) => NeedRows> = {
  payout: ({ call }) => ({
    ...entry,
    rows: { status: 'pending_approval' },
    detail: 't.submitted_by_name',
    at: 't.submitted_at',
    isOwn: (p) => {
      const own = `${p.add(call.actor.user_id)}::uuid`;
      return `coalesce(${own} in (t.created_by, t.submitted_by), false) or exists (select from payout_approvals a
        where a.organization_id = t.organization_id and a.batch_id = t.id and a.user_id = ${own})`;
    },
  }),
  pay_by: ({ today }) => ({
    ...entry,
    rows: { ...unpaid, pay_by_lte: addDays(today, TO_PAY_WITHIN_DAYS) },
    late: { ...unpaid, pay_by_lte: addDays(today, -1) },
    detail: "case t.status when 'draft' then 'Draft' when 'approved' then 'Approved' else 'Processing' end",
    at: 't.pay_by',
  }),
};

const payments: RecentEvents = {
  kind: 'payment',
  latest: (ask, p) => `select 'payment' as kind, i.id, coalesce(i.statement_no, '') as title, null as detail, i.status,
      case when i.status = 'paid' then i.paid_on::text else ${instantText('i.updated_at')} end as at, i.amount_minor, i.currency,
      false as is_own, case when i.status = 'paid' then i.paid_on::timestamptz else i.updated_at end as happened
    from payout_items i where i.organization_id = $1::uuid and i.partner_id = ${p.add(partnerOf(ask))}::uuid
      and i.status in ('paid', 'failed', 'returned')
    order by 10 desc limit ${MAX_RECENT_EVENTS}`,
};

export const figures = defineFigures({ needs, recentEvents: { partner: [payments] } });
