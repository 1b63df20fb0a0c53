import { Link } from '#web/components/Link.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { Ring } from '#web/components/Ring.tsx';
import { formatNumber } from '#web/region.ts';
import type { RecordStateFigure } from '../schema.ts';
import css from './RecordState.module.css';
import { Sparkline } from './Sparkline.tsx';
import { texts as t } from './texts.ts';

/** A smaller part that is left needs attention. */
const SCARCE = 0.15;

/** The key figures of a record; those with a history have a line of twelve months. */
export function Figures({ figures }: { figures: readonly RecordStateFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl aria-label={t.figures} className={css.figures}>
      {figures.map((figure) => (
        <div key={figure.key} className={css.figure}>
          <dt>{figure.label}</dt>
          <dd>
            {figure.to ? <Link to={figure.to}>{valueText(figure)}</Link> : valueText(figure)}
            {figure.whole !== null && figure.whole > 0 && (
              <Ring
                share={figure.value / figure.whole}
                tone={figure.value / figure.whole < SCARCE ? 'amber' : 'green'}
                label={t.leftOf(figure.label, figure.value, figure.whole)}
              />
            )}
            {figure.months?.some((value) => value !== 0) && (
              <Sparkline values={figure.months} label={t.months(figure.label)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function valueText({ kind, value, currency }: RecordStateFigure): string {
  switch (kind) {
    case 'money':
      return currency ? moneyText(value, currency).replace(/[.,]00(?=\D*$)/, '') : '–';
    case 'percent':
      return t.percent(value);
    case 'days':
      return t.days(value);
    case 'count':
      return formatNumber(value);
  }
}
