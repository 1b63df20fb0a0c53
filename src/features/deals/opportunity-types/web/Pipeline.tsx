import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatPercent } from '#web/region.ts';
import type { StageOfType } from '../schema.ts';
import css from './stages.module.css';
import { texts as ownTexts } from './texts.ts';

/** A pipeline at a glance: one bar a stage, in its color. */
export function Pipeline({ stages }: { stages: readonly StageOfType[] }) {
  return (
    <span className={css.glance} title={stages.map(({ name }) => name).join(' › ')}>
      {stages.map(({ id, color }) => (
        <span key={id} style={color ? { background: color } : undefined} />
      ))}
      <span className="only-for-readers">{ownTexts.text(stages.length)}</span>
    </span>
  );
}

const words = { open: null, won: 'closes as won', lost: 'closes as lost' } as const;

export function StagesOf({ stages }: { stages: readonly StageOfType[] }) {
  return (
    <ol className={css.plain}>
      {stages.map(({ id, name, color, category, probability }) => (
        <li key={id}>
          <span>
            <StatusTag color={color}>{name}</StatusTag>
          </span>
          <span className="meta figures">{words[category] ?? formatPercent(probability)}</span>
        </li>
      ))}
    </ol>
  );
}
