import { wonRevenue } from '#features/deals/opportunities/measures.ts';
import { TierRing } from '#features/enablement/tier-criteria/web/index.tsx';
import type { WidgetData } from '#shared/figures.ts';
import { measureName } from '#shared/measures.ts';
import { Link } from '#web/components/Link.tsx';
import { formatDay, formatNumber } from '#web/region.ts';
import { About } from '../About.tsx';
import css from '../dashboard.module.css';
import { cellOf, itemOf, largeText } from '../figureText.ts';
import { dashboardPlace } from '../places.ts';
import { useBoardState } from '../useBoard.ts';
import { Change } from './Change.tsx';
import { texts } from './texts.ts';

/** Where a partner stands on the ladder, since when and until when, and what it won for it this year. */
export function Tier({ data: { standing, measured } }: { data: WidgetData }) {
  const { currency, mode } = useBoardState();
  if (!standing) return null;
  const { ladder, tier_id, since, until, next } = standing;
  const won = itemOf(measured, 'won');
  const money = cellOf(won, currency);
  const deals = cellOf(itemOf(measured, 'deals'), currency);
  return (
    <>
      <TierRing />
      <ol className={css.ladder}>
        {[...ladder].reverse().map(({ id, name, color, benefits }) => (
          <li key={id} aria-current={id === tier_id ? 'step' : undefined}>
            <i className={css.dot} style={{ background: color ?? 'var(--tag-gray-dot)' }} />
            <span className={css.what}>{name}</span>
            {id === tier_id && <small>{texts.current}</small>}
            {benefits && <About label={name}>{benefits}</About>}
          </li>
        ))}
      </ol>
      <p className={css.under}>
        {tier_id && since
          ? texts.since(formatDay(since), until && !next ? texts.until(formatDay(until)) : '')
          : texts.youHaveNoTierYet}
        {next && texts.fromSince(next.name, formatDay(next.since))}
      </p>
      <div className={css.tierWon}>
        <div className={css.label}>{measureName(wonRevenue, 'this_year')}</div>
        {money?.rows ? (
          <Link to={dashboardPlace(money.rows, mode)} className={css.value}>
            {largeText('money', money.values[0]!, currency)}
          </Link>
        ) : (
          <span className={css.value}>{largeText('money', 0, currency)}</span>
        )}
        <div className={css.under}>
          {deals?.rows && (
            <Link to={dashboardPlace(deals.rows, mode)}>{texts.deals(formatNumber(deals.count ?? 0))}</Link>
          )}{' '}
          {money?.before?.rows && (
            <Change unit="money" now={money.values[0]!} before={money.before.value}>
              {money.before.value !== 0 && (
                <Link to={dashboardPlace(money.before.rows, mode)}>
                  {largeText('money', money.before.value, currency)}
                </Link>
              )}
            </Change>
          )}
        </div>
      </div>
    </>
  );
}
