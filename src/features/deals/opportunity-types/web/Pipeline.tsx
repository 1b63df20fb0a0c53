import { StatusTag } from '#web/components/StatusTag.tsx';
import { plural } from '#web/texts.ts';
import type { StageOfType } from '../schema.ts';
import css from './stages.module.css';

/** A pipeline at a glance: one bar a stage, in its colour. */
export function Pipeline({ stages }: { stages: readonly StageOfType[] }) {
  return (
    <span className={css.glance} title={stages.map(({ name }) => name).join(' › ')}>
      {stages.map(({ id, colour }) => (
        <span key={id} style={colour ? { background: colour } : undefined} />
      ))}
      <span className="only-for-readers">{plural(stages.length, 'stage', 'stages')}</span>
    </span>
  );
}

const words = { open: null, won: 'closes as won', lost: 'closes as lost' } as const;

export function StagesOf({ stages }: { stages: readonly StageOfType[] }) {
  return (
    <ol className={css.plain}>
      {stages.map(({ id, name, colour, category, probability }) => (
        <li key={id}>
          <span>
            <StatusTag colour={colour}>{name}</StatusTag>
          </span>
          <span className="meta figures">{words[category] ?? `${probability}%`}</span>
        </li>
      ))}
    </ol>
  );
}
