import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { Link } from '#web/components/Link.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { formatDay } from '#web/region.ts';
import { plural } from '#web/texts.ts';
import type { Earnings } from '../../payouts/schema.ts';
import css from './dashboard.module.css';
import { MoneyFigure } from './Figure.tsx';
import { inCurrency, useCurrency } from './useWidget.ts';
import { WidgetCard } from './WidgetCard.tsx';

/** What the partner has earned, and when the rest of it comes. */
export function EarningsWidget() {
  const currency = useCurrency();
  const query = useQuery({
    queryKey: ['commission_lines', 'earnings', 'dashboard'],
    queryFn: ({ signal }) => api<Earnings[]>('partner_earnings', { signal }),
  });
  return (
    <WidgetCard title="My earnings" query={query} actions={() => <Link to="/revenue/incentives">How you earn</Link>}>
      {(all) => {
        const mine = inCurrency(all, currency);
        const rows = (status: string) => `commission_lines?status=${status}&currency=${currency}`;
        const money = (minor: number) => moneyText(minor, currency);
        const dated = mine?.releases.filter(({ on }) => on !== null) ?? [];
        const kept = mine?.releases.find(({ on }) => on === null);
        const next = dated[0];
        return (
          <div className={css.strip}>
            <MoneyFigure
              label="On hold"
              about="Earned, but inside its holding period, or kept back by a person with a reason you can read. Each becomes payable on its own day."
              rows={rows('on_hold')}
              minor={mine?.on_hold_minor ?? 0}
              currency={currency}
              isOwed
            >
              {next
                ? `next ${money(next.amount_minor)} on ${formatDay(next.on!)}`
                : kept
                  ? `${plural(kept.count, 'waits', 'wait')} for a decision`
                  : 'nothing waits'}
            </MoneyFigure>
            <MoneyFigure
              label="Payable"
              about="Due to you and part of the next payout, once it reaches the minimum the company pays out."
              rows={rows('payable')}
              minor={mine?.payable_minor ?? 0}
              currency={currency}
              isOwed
            >
              {mine && mine.minimum_minor > Math.max(0, mine.payable_minor)
                ? `paid out from ${money(mine.minimum_minor)}`
                : mine?.payable_minor
                  ? 'in the next payout'
                  : 'nothing due'}
            </MoneyFigure>
            <MoneyFigure
              label="On its way"
              about="In an approved payout that the bank has not confirmed yet."
              rows={rows('reserved')}
              minor={mine?.in_transit_minor ?? 0}
              currency={currency}
              isOwed
            >
              {mine?.in_transit_minor ? 'approved for you' : 'nothing'}
            </MoneyFigure>
            <MoneyFigure
              label="Paid"
              about="Paid out to you since the beginning."
              rows={rows('paid')}
              minor={mine?.paid_minor ?? 0}
              currency={currency}
              isOwed
            >
              of {money(mine?.earned_minor ?? 0)} earned
            </MoneyFigure>
          </div>
        );
      }}
    </WidgetCard>
  );
}
