import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Link } from '#web/components/Link.tsx';
import { formatDay, formatNumber, formatRate } from '#web/region.ts';
import { plural } from '#web/texts.ts';
import type { Headlines as Data, Overview, Sum } from '../schema.ts';
import css from './dashboard.module.css';
import { Figure, MoneyFigure } from './Figure.tsx';
import { roundText } from './money.ts';
import { placeOf } from './places.ts';
import { inCurrency, useCurrency, useWidget } from './useWidget.ts';
import { WidgetCard } from './WidgetCard.tsx';

export function Headlines() {
  const query = useWidget<Data>('opportunities', 'company/headlines');
  const overview = useWidget<Overview>('opportunities', 'overview');
  const currency = useCurrency();
  return (
    <WidgetCard title="Programme" query={query}>
      {({ open, won, won_before, quarter, closed, closed_won, closed_since }) => {
        const nothing = (rows: string): Sum => ({ currency, amount_minor: 0, count: 0, rows });
        const days = (from: string, to: string) =>
          `opportunities?status=won&closed_on_gte=${from}&closed_on_lte=${to}&currency=${currency}`;
        const pipeline = inCurrency(open, currency) ?? nothing(`opportunities?status=open&currency=${currency}`);
        const now = inCurrency(won, currency) ?? nothing(days(quarter.from, quarter.to));
        const before = inCurrency(won_before, currency) ?? nothing(days(quarter.before_from, quarter.before_to));
        const partners = overview.data?.programme;
        return (
          <div className={css.strip}>
            <MoneyFigure
              label="Open pipeline"
              about={`The amounts of all open deals in ${currency}, whatever their chances.`}
              rows={pipeline.rows}
              minor={pipeline.amount_minor}
              currency={currency}
            >
              {plural(pipeline.count, 'open deal', 'open deals')}
            </MoneyFigure>
            <MoneyFigure
              label="Won this quarter"
              about={`Deals in ${currency} won from ${formatDay(quarter.from)} until today, compared with ${formatDay(quarter.before_from)} to ${formatDay(quarter.before_to)}: the same days of the quarter before.`}
              rows={now.rows}
              minor={now.amount_minor}
              currency={currency}
            >
              <Change now={now.amount_minor} before={before.amount_minor} /> from{' '}
              <Link to={placeOf(before.rows, 'company')}>{roundText(before.amount_minor, currency)}</Link>
            </MoneyFigure>
            <Figure
              label="Win rate"
              about={`Of the deals that closed since ${formatDay(closed_since)}, in any currency: how many were won. By number, not by amount.`}
              rows={closed.rows}
              value={closed.count ? formatRate(Math.round((closed_won.count * 1000) / closed.count) * 1000) : '–'}
            >
              <Link to={placeOf(closed_won.rows, 'company')}>{formatNumber(closed_won.count)} won</Link> of{' '}
              {formatNumber(closed.count)} closed
            </Figure>
            {partners && (
              <Figure
                label="Active partners"
                about="Partners whose status means that the relationship is active."
                rows={partners.active_partners.rows}
                value={formatNumber(partners.active_partners.count)}
              >
                of <Link to="/partners">{plural(partners.partners.count, 'partner', 'partners')}</Link>
              </Figure>
            )}
          </div>
        );
      }}
    </WidgetCard>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  if (before <= 0 || now === before) return null;
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  const Arrow = now < before ? ArrowDown : ArrowUp;
  return (
    <span className={css.change} data-down={now < before || undefined}>
      <Arrow size={12} aria-hidden="true" style={{ verticalAlign: -1.5 }} /> {now < before ? 'down' : 'up'}{' '}
      {formatNumber(percent)} %
    </span>
  );
}
