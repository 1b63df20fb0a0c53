import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { plural } from '#web/texts.ts';
import type { TopPartners } from '../schema.ts';
import css from './dashboard.module.css';
import { placeOf } from './places.ts';
import { useCurrency, useWidget } from './useWidget.ts';
import { WidgetCard } from './WidgetCard.tsx';

export function TopPartnersWidget() {
  const query = useWidget<TopPartners>('opportunities', 'company/top_partners');
  const currency = useCurrency();
  return (
    <WidgetCard
      title="Top partners"
      about={`Partners by the amount of deals in ${currency} they led and won in the last twelve months.`}
      query={query}
    >
      {(all) => {
        const partners = all.filter((partner) => partner.currency === currency);
        if (partners.length === 0) return <p className={css.quiet}>No partner has won a deal in {currency} yet.</p>;
        const most = Math.max(1, ...partners.map(({ amount_minor }) => amount_minor));
        return (
          <ol>
            {partners.map(({ id, name, amount_minor, count, rows }) => (
              <li key={id}>
                <div className={css.row}>
                  <Link to={`/partners/show/${id}`} className={css.what}>
                    {name}
                  </Link>
                  <Link to={placeOf(rows, 'company')} className={css.aside} aria-label={`Won deals of ${name}`}>
                    <Money minor={amount_minor} currency={currency} /> · {plural(count, 'deal', 'deals')}
                  </Link>
                  <span className={css.bar} aria-hidden="true">
                    <i style={{ width: `${(amount_minor / most) * 100}%` }} />
                  </span>
                </div>
              </li>
            ))}
          </ol>
        );
      }}
    </WidgetCard>
  );
}
