import type { FigureWords, WidgetWords } from '#shared/dashboard-widgets.ts';
import type { WidgetData } from '#shared/figures.ts';
import { Link } from '#web/components/Link.tsx';
import { About } from '../About.tsx';
import css from '../dashboard.module.css';
import { cellOf, exactText, itemOf, largeText } from '../figureText.ts';
import { dashboardPlace } from '../places.ts';
import { texts } from '../texts.ts';
import { useBoardState } from '../useBoard.ts';
import { Note } from './Note.tsx';

interface StripProps {
  words: WidgetWords;
  data: WidgetData;
}

/** The key figures side by side: each with its definition, its change, and a link to its rows. */
export function Strip({ words, data }: StripProps) {
  return (
    <div className={css.strip}>
      {Object.entries(words.figures ?? {}).map(([id, figure]) => (
        <Figure key={id} id={id} words={figure} data={data} />
      ))}
    </div>
  );
}

function Figure({ id, words, data }: { id: string; words: FigureWords; data: WidgetData }) {
  const { currency, mode } = useBoardState();
  const item = itemOf(data.measured, id);
  const unit = item?.unit ?? 'money';
  const cell = cellOf(item, currency);
  // A currency in which there is nothing has nothing, not something unknown.
  const value = cell ? cell.values[0]! : unit === 'money' ? 0 : null;
  const exact = exactText(unit, value, currency);
  const text = words.isOwed ? exact : largeText(unit, value, currency);
  const about = unit === 'money' || cell?.currency ? texts.aboutIn(words.about, currency) : words.about;
  return (
    <div className={css.figure}>
      <div className={css.label}>
        <span>{words.label}</span>
        <About label={words.label}>{about}</About>
      </div>
      {cell?.rows ? (
        <Link to={dashboardPlace(cell.rows, mode)} className={css.value} title={exact}>
          {text}
        </Link>
      ) : (
        <span className={css.value}>{text}</span>
      )}
      <div className={css.under}>
        <Note id={id} words={words} data={data} />
      </div>
    </div>
  );
}
