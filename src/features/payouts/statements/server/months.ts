import { earnedCommission } from '#features/commissions/commissions/measures.ts';
import { declaredDashboards } from '#features/dashboard-widgets.ts';
import type { Call } from '#server/call.ts';
import { measureRows } from '#server/figures/measures.ts';
import { addressOf, inCurrency, sourceOf } from '#server/figures/rows.ts';
import { Parameters } from '#server/resource/comparison.ts';
import { screenOfRows } from '#shared/dashboard-widgets.ts';
import type { EarningsMonth } from '../schema.ts';

const MOST_MONTHS = 24;

/** The caller's earnings month by month, the newest first. Distributors read the deal names that they may know. */
export async function earningsByMonth(call: Call): Promise<EarningsMonth[]> {
  const { partner_id } = call.actor;
  if (!partner_id) return [];
  const months = await call.asCompany((company) => {
    const parameters = new Parameters(company.organization_id);
    const earned = sourceOf(
      measureRows(earnedCommission, { partner_id }, { actor: company.actor, today: company.today() }),
      parameters,
    );
    return company.rows<Omit<EarningsMonth, 'rows'>>(
      `with lines as (
        select date_trunc('month', l.effective_on)::date as month, l.currency, l.amount_minor, l.status,
          deal_name_for(l.organization_id, l.opportunity_id, l.partner_id, o.name) as deal
        from (select t.* from ${earned}) l
        left join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id),
      deals as (
        select month, currency, deal, row_number() over (partition by month, currency order by sum(amount_minor) desc, deal) as place
        from lines where deal is not null group by 1, 2, 3)
      select l.month as "from", (l.month + interval '1 month - 1 day')::date as "to", l.currency,
        sum(l.amount_minor)::bigint as earned_minor,
        coalesce(sum(l.amount_minor) filter (where l.status = 'paid'), 0)::bigint as paid_minor,
        count(*)::int as commissions,
        (select coalesce(json_agg(d.deal order by d.place), '[]') from deals d
          where d.month = l.month and d.currency = l.currency and d.place <= 3) as deals
      from lines l group by l.month, l.currency order by l.month desc, l.currency limit ${MOST_MONTHS}`,
      parameters.values,
    );
  });
  const rowsOf = ({ from, to, currency }: Omit<EarningsMonth, 'rows'>) =>
    addressOf(
      inCurrency(
        measureRows(earnedCommission, { span: { from, to } }, { actor: call.actor, today: call.today() }),
        currency,
      ),
    );
  return months.map((month) => ({ ...month, rows: screenOfRows(declaredDashboards.lists, rowsOf(month), 'partner') }));
}
