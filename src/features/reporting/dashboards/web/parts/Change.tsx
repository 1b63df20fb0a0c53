import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import type { Item } from '#shared/figures.ts';
import { changeOf } from '../change.ts';
import css from '../dashboard.module.css';
import { texts } from './texts.ts';

interface ChangeProps {
  unit: Item['unit'];
  now: number | null;
  before: number | null;
  lessIsBetter?: boolean | undefined;
  /** The figure of the period before. */
  children?: ReactNode;
}

/** "12% up from $41,000": an arrow and words, so that color is never alone. */
export function Change({ unit, now, before, lessIsBetter = false, children }: ChangeProps) {
  const change = changeOf(unit, now, before);
  if (!change) return null;
  if (change.direction === 'same') return <span>{before === 0 ? texts.unchangedNone : texts.unchanged}</span>;
  const Arrow = change.direction === 'up' ? ArrowUp : ArrowDown;
  const isWorse = (change.direction === 'up') === lessIsBetter;
  return (
    <span>
      <span className={css.change} data-down={isWorse || undefined}>
        <Arrow size={12} aria-hidden="true" style={{ verticalAlign: -1.5 }} /> {change.text}
      </span>{' '}
      {children
        ? texts.from(change.direction, children)
        : before === 0
          ? texts.noneInPreviousPeriod
          : texts[change.direction]}
    </span>
  );
}
