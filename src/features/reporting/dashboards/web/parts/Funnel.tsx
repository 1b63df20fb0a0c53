import type { WidgetWords } from '#shared/dashboard-widgets.ts';
import type { WidgetData } from '#shared/figures.ts';
import { Link } from '#web/components/Link.tsx';
import { formatNumber, formatShare } from '#web/region.ts';
import { countedText } from '../counted.ts';
import css from '../dashboard.module.css';
import { dashboardPlace } from '../places.ts';
import { useBoardState } from '../useBoard.ts';
import { texts as ownTexts } from './texts.ts';

/** Steps from wide to narrow: how many reach each, and what part of those one step before. */
export function Funnel({ words, data }: { words: WidgetWords; data: WidgetData }) {
  const { mode } = useBoardState();
  const items = data.measured?.items ?? [];
  const counts = items.map(({ cells }) => cells[0]?.count ?? 0);
  return (
    <ol className={css.funnel}>
      {items.map(({ id, cells }, index) => {
        const [count, before, all] = [counts[index]!, counts[index - 1], counts[0]!];
        const name = words.names?.[id] ?? id;
        const part = before ? formatShare(count, before) : null;
        return (
          <li key={id} className={css.funnelStep}>
            <span className={css.what}>{name}</span>
            <span className={css.funnelBar} aria-hidden="true">
              <i style={{ width: `${all ? (count / all) * 100 : 0}%` }} />
            </span>
            <Link
              to={dashboardPlace(cells[0]!.rows!, mode)}
              className={css.funnelCount}
              aria-label={`${name}: ${countedText(count, words.noun ?? ['', ''])}`}
            >
              {formatNumber(count)}
            </Link>
            <span className={css.aside} title={part ? ownTexts.previousStep(part) : undefined}>
              {part} {part && <span className="only-for-readers">{ownTexts.ofThePreviousStep}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
