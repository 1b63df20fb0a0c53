import { useState } from 'react';
import { useNarrow } from '#web/interaction/useNarrow.ts';
import { formatNumber } from '#web/region.ts';
import type { WorkItemList } from '../schema.ts';
import { texts as t } from './texts.ts';
import css from './work.module.css';

interface KindsProps {
  kinds: WorkItemList['kinds'];
  chosen: string;
  onChoose: (kind: string) => void;
}

/** The kinds shown before "more", in a wide and in a narrow window. */
const FIRST_KINDS = { wide: 6, narrow: 3 };

/** Chips that filter by kind, those with late items first. */
export function Kinds({ kinds, chosen, onChoose }: KindsProps) {
  const isNarrow = useNarrow();
  const [isWhole, setIsWhole] = useState(false);
  if (kinds.length < 2 && !chosen) return null;
  const sorted = [...kinds].sort((a, b) => b.overdue - a.overdue || b.count - a.count);
  const most = isWhole ? sorted.length : FIRST_KINDS[isNarrow ? 'narrow' : 'wide'];
  const shown = sorted.filter(({ kind }, at) => at < most || kind === chosen);
  const more = sorted.length - shown.length;
  return (
    <fieldset className={css.kinds} aria-label={t.kinds}>
      <button type="button" aria-pressed={!chosen} onClick={() => onChoose('')}>
        {t.everything}
      </button>
      {shown.map(({ kind, label, count, overdue, is_more }) => (
        <button
          key={kind}
          type="button"
          aria-pressed={kind === chosen}
          title={overdue > 0 ? t.overdueOf(overdue) : undefined}
          onClick={() => onChoose(kind === chosen ? '' : kind)}
        >
          {label}{' '}
          <span className={css.number} data-late={overdue > 0 || undefined}>
            {formatNumber(count)}
            {is_more && '+'}
          </span>
        </button>
      ))}
      {(more > 0 || isWhole) && (
        <button type="button" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t.fewerKinds : t.moreKinds(more)}
        </button>
      )}
    </fieldset>
  );
}
