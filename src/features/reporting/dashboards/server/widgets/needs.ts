import { addDays } from '#shared/dates.ts';
import { allows } from '#shared/permissions.ts';
import type { Entry } from '../../schema.ts';
import type { Ask, Reader } from '../ask.ts';
import type { Filters, ListName } from '../rows.ts';

const SHOWN = 5;
const ENDING_WITHIN_DAYS = 14;
const TO_PAY_WITHIN_DAYS = 7;

interface Need {
  id: string;
  modes: readonly ('company' | 'partner')[];
  /** Who may not manage it cannot be needed for it. */
  list: ListName;
  rows: Filters;
  late?: Filters;
  kind: Entry['kind'];
  /** Of an entry, as SQL over the rows: what it is called, what is said beside it, and when it is due. */
  title: string;
  detail: string;
  at: string;
  amount?: string;
  isOwn?: boolean;
}

const both = ['company', 'partner'] as const;

/** Everything that can wait for somebody, the most pressing first. */
function everyNeed({ today, now, isPartner }: Ask): Need[] {
  const soon = new Date(Date.parse(now) + ENDING_WITHIN_DAYS * 86_400_000).toISOString();
  const claim = { list: 'deal_registrations', kind: 'registration', title: 't.account_name' } as const;
  const deal = { list: 'opportunities', kind: 'deal', title: 't.name' } as const;
  const yesterday = addDays(today, -1);
  return [
    {
      ...claim,
      id: 'question',
      modes: ['partner'],
      rows: { status: 'info_requested' },
      detail: 't.question',
      at: 'null::timestamptz',
    },
    {
      ...claim,
      id: 'review',
      modes: ['company'],
      rows: { status: 'pending_review' },
      late: { status: 'pending_review', review_due_at_lte: now },
      detail: 't.partner_name',
      at: 't.review_due_at',
    },
    {
      id: 'payout',
      modes: ['company'],
      list: 'payout_batches',
      kind: 'payout',
      rows: { status: 'pending_approval' },
      title: 't.name',
      detail: 't.submitted_by_name',
      at: 't.submitted_at',
      amount: 't.total_minor',
      isOwn: true,
    },
    {
      id: 'pay_by',
      modes: ['company'],
      list: 'payout_batches',
      kind: 'payout',
      rows: { status: ['draft', 'approved', 'processing'], pay_by_lte: addDays(today, TO_PAY_WITHIN_DAYS) },
      late: { status: ['draft', 'approved', 'processing'], pay_by_lte: yesterday },
      title: 't.name',
      detail: "case t.status when 'draft' then 'Draft' when 'approved' then 'Approved' else 'On its way' end",
      at: 't.pay_by',
      amount: 't.total_minor',
    },
    {
      id: 'dispute',
      modes: ['company'],
      list: 'commission_disputes',
      kind: 'dispute',
      rows: { status: 'open' },
      title: 't.partner_name',
      detail: "coalesce(t.opportunity_name, 'Commission ' || t.line_number)",
      at: 't.opened_at',
    },
    {
      ...deal,
      id: 'next_step',
      modes: ['partner'],
      rows: { status: 'open', next_step_on_lte: today },
      late: { status: 'open', next_step_on_lte: yesterday },
      detail: 't.next_step',
      at: 't.next_step_on',
    },
    {
      ...claim,
      id: 'protection',
      modes: both,
      rows: { status: 'approved', expires_at_gte: now, expires_at_lte: soon },
      detail: isPartner ? 't.opportunity_stage_name' : 't.partner_name',
      at: 't.expires_at',
    },
    {
      ...deal,
      id: 'past_close',
      modes: both,
      rows: { status: 'open', expected_close_on_lte: yesterday },
      detail: isPartner ? 't.account_name' : 'coalesce(t.partner_name, t.account_name)',
      at: 't.expected_close_on',
    },
    {
      ...deal,
      id: 'at_risk',
      modes: both,
      rows: { status: 'open', is_at_risk: 'true' },
      detail: isPartner ? 't.account_name' : 'coalesce(t.partner_name, t.account_name)',
      at: 't.last_activity_at',
    },
    { ...claim, id: 'draft', modes: ['partner'], rows: { status: 'draft' }, detail: 'null', at: 'null::timestamptz' },
  ];
}

/** What waits for the caller: kinds of work it may do, with how much of each and the most urgent ones. */
export const needs: Reader = (ask) => {
  const { mode, permissions, user_id } = ask.call.actor;
  const groups = everyNeed(ask)
    .filter(({ modes, list }) => modes.includes(mode) && allows(permissions, list, 'manage'))
    .map((need) => {
      const { id, list, kind, title, detail, at, amount = 't.amount_minor', isOwn } = need;
      // What waits for a person waits for them whatever the dashboard is about.
      const found = ask.entries(
        { list, filters: need.rows },
        {
          kind,
          title,
          detail,
          at,
          status: 't.status',
          amount,
          currency: 't.currency',
          isOwn: isOwn
            ? (p) => {
                const own = `${p.add(user_id)}::uuid`;
                return `coalesce(${own} in (t.created_by, t.submitted_by), false) or exists (select from payout_approvals a
                  where a.organization_id = t.organization_id and a.batch_id = t.id and a.user_id = ${own})`;
              }
            : undefined,
        },
        SHOWN,
      );
      const late = need.late && ask.count({ list, filters: need.late });
      return () => ({ id, ...found(), late: late?.() ?? null });
    });
  return () => ({ listed: groups.map((group) => group()) });
};
