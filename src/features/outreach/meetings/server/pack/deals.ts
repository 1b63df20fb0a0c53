import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import {
  countFigure,
  listScreens,
  type Money,
  moneyFigure,
  type Screens,
  type StoredSection,
  type Subject,
  shareFigure,
} from './stored.ts';

const deals = (partner_id: string, filters: Parameters<typeof listScreens>[3]): Screens =>
  listScreens('/commissions/opportunities', '/revenue/opportunities', partner_id, filters);

/** Pipeline, won deals, win rate and registrations of the partner. */
export async function dealSections(call: Call, subject: Subject): Promise<StoredSection[]> {
  const { partner_id, from, today } = subject;
  const open = await call.rows<Money & { weighted_minor: number }>(sql`
    select currency, count(*)::int as count, coalesce(sum(amount_minor), 0)::bigint as amount_minor,
      coalesce(round(sum(amount_minor::numeric * probability / 100)), 0)::bigint as weighted_minor
    from opportunity_rows
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and status = 'open'
      and archived_at is null
    group by currency order by currency`);
  const closed = await call.rows<Money & { status: 'won' | 'lost' }>(sql`
    select status, currency, count(*)::int as count, coalesce(sum(amount_minor), 0)::bigint as amount_minor
    from opportunities
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and status <> 'open'
      and archived_at is null
      and closed_on between ${from} and ${today} group by status, currency order by currency`);
  const direct = await call.one<{ won: number; closed: number }>(sql`
    select count(*) filter (where status = 'won')::int as won, count(*)::int as closed
    from opportunities
    where organization_id = ${call.organization_id} and partner_id is null and status <> 'open' and archived_at is null
      and closed_on between ${from} and ${today}`);
  const registered = await call.one<{ submitted: number; approved: number; decided: number }>(sql`
    select count(*)::int as submitted, count(*) filter (where status in ('approved', 'converted'))::int as approved,
      count(*) filter (where status in ('approved', 'converted', 'rejected'))::int as decided
    from deal_registrations
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and status <> 'draft'
      and submitted_at >= ${from}::date and submitted_at < ${today}::date + 1`);
  const won = closed.filter(({ status }) => status === 'won');
  const countOf = (sums: readonly Money[]) => sums.reduce((sum, { count }) => sum + count, 0);
  const span = { closed_on_gte: from, closed_on_lte: today };
  const needs = 'opportunities';
  const openDeals = { status: 'open' };
  const wonDeals = { status: 'won', ...span };
  return [
    {
      key: 'pipeline',
      title: 'Pipeline',
      figures: [
        countFigure({ key: 'open_deals', label: 'Open deals', needs }, countOf(open), deals(partner_id, openDeals)),
        moneyFigure({ key: 'open_amount', label: 'Open pipeline', needs }, open, (currency) =>
          deals(partner_id, { ...openDeals, currency }),
        ),
        moneyFigure(
          { key: 'weighted', label: 'Weighted pipeline', needs, for_company: true },
          open.map(({ weighted_minor, ...sum }) => ({ ...sum, amount_minor: weighted_minor })),
          (currency) => deals(partner_id, { ...openDeals, currency }),
        ),
      ],
    },
    {
      key: 'won',
      title: 'Won in the last 12 months',
      figures: [
        countFigure({ key: 'won_deals', label: 'Won deals', needs }, countOf(won), deals(partner_id, wonDeals)),
        moneyFigure({ key: 'won_amount', label: 'Won revenue', needs }, won, (currency) =>
          deals(partner_id, { ...wonDeals, currency }),
        ),
        moneyFigure(
          { key: 'average', label: 'Average deal size', needs },
          won.map((sum) => ({ ...sum, amount_minor: Math.round(sum.amount_minor / sum.count) })),
          (currency) => deals(partner_id, { ...wonDeals, currency }),
        ),
        shareFigure(
          { key: 'win_rate', label: 'Win rate', needs, note: `${countOf(won)} of ${countOf(closed)} closed deals` },
          countOf(won),
          countOf(closed),
          deals(partner_id, { status: ['won', 'lost'], ...span }),
        ),
        shareFigure(
          {
            key: 'direct_win_rate',
            label: 'Win rate of direct deals',
            needs,
            note: `${direct.won} of ${direct.closed} closed deals without a partner`,
            for_company: true,
          },
          direct.won,
          direct.closed,
          {
            company: `/commissions/opportunities?${new URLSearchParams([
              ['attribution', 'direct'],
              ['status', 'won'],
              ['status', 'lost'],
              ...Object.entries(span),
            ])}`,
            partner: null,
          },
        ),
      ],
    },
    {
      key: 'registrations',
      title: 'Deal registrations in the last 12 months',
      figures: [
        countFigure(
          { key: 'registrations', label: 'Submitted', needs: 'deal_registrations' },
          registered.submitted,
          registrations(partner_id, from, today),
        ),
        shareFigure(
          {
            key: 'approval_rate',
            label: 'Approved',
            needs: 'deal_registrations',
            note: `${registered.approved} of ${registered.decided} decided registrations`,
          },
          registered.approved,
          registered.decided,
          registrations(partner_id, from, today),
        ),
      ],
    },
  ];
}

function registrations(partner_id: string, from: string, today: string): Screens {
  const span = { submitted_at_gte: from, submitted_at_lte: `${today}T23:59:59Z` };
  const screens = listScreens('/partners/pending', '/revenue/deal-desk', partner_id, span);
  return { ...screens, company: `${screens.company}&queue=all` };
}
