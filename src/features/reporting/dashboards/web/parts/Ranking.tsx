import type { WidgetWords } from '#shared/dashboard-widgets.ts';
import type { WidgetData } from '#shared/figures.ts';
import { Link } from '#web/components/Link.tsx';
import { formatNumber } from '#web/region.ts';
import { countedText } from '../counted.ts';
import css from '../dashboard.module.css';
import { cellOf, exactText } from '../figureText.ts';
import { rankedOf } from '../items.ts';
import { dashboardPlace } from '../places.ts';
import { useBoardState } from '../useBoard.ts';

interface RankingProps {
  words: WidgetWords;
  data: WidgetData;
}

/** Things by size, each with its share as a bar, its rows behind its figure. */
export function Ranking({ words, data }: RankingProps) {
  const { currency, mode } = useBoardState();
  const items = rankedOf(data, currency);
  const most = Math.max(1, ...items.map((item) => cellOf(item, currency)!.values[0] ?? 0));
  return (
    <ol>
      {items.map((item) => {
        const { values, count, rows } = cellOf(item, currency)!;
        const name = item.name ?? words.names?.[item.id] ?? item.id;
        const value = values[0] ?? 0;
        return (
          <li key={item.id} className={css.row}>
            {words.link && item.id !== 'none' ? (
              <Link to={words.link(item.id)} className={css.what}>
                {name}
              </Link>
            ) : (
              <span className={css.what}>
                {item.color && <i className={css.dot} style={{ background: item.color }} />}
                {name}
              </span>
            )}
            {rows && (
              <Link
                to={dashboardPlace(rows, mode)}
                className={css.aside}
                aria-label={`${name}: ${exactText(item.unit, value, currency)}`}
              >
                <span className="figures">
                  {item.unit === 'count' ? formatNumber(value) : exactText(item.unit, value, currency)}
                </span>
                {item.unit === 'money' && words.noun && count !== null && ` · ${countedText(count, words.noun)}`}
              </Link>
            )}
            <span className={css.bar} aria-hidden="true">
              <i style={{ width: `${Math.max(0, (value / most) * 100)}%` }} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
