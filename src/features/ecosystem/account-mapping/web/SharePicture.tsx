import ArrowRight from 'lucide-react/icons/arrow-right';
import { type Level, levels } from '../levels.schema.ts';
import { levelNames } from '../words.ts';
import css from './mapping.module.css';
import { texts as t } from './texts.ts';

/** The levels as steps, with what each side shares: both see what the shorter bar reaches. */
export function SharePicture({ ours, theirs, name }: { ours: Level; theirs: Level | null; name: string }) {
  const reach = (level: Level) => levels.indexOf(level) / (levels.length - 1);
  const both = theirs && (reach(ours) < reach(theirs) ? ours : theirs);
  const sides: [string, Level][] = [[t.you, ours], ...(theirs ? ([[name, theirs]] as [string, Level][]) : [])];
  return (
    <div className={css.picture}>
      {sides.map(([side, level]) => (
        <div key={side} className={css.side}>
          <span>{side}</span>
          <span className={css.track} aria-hidden="true">
            <span style={{ width: `${Math.max(2, reach(level) * 100)}%` }} />
          </span>
          <span className={css.note}>{levelNames[level]}</span>
        </div>
      ))}
      {both && (
        <p>
          <ArrowRight size={14} aria-hidden="true" /> {t.bothSee(levelNames[both].toLowerCase())}
        </p>
      )}
    </div>
  );
}
