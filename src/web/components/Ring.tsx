import type { ReactNode } from 'react';
import type { Tone } from '../look/theme.ts';
import css from './Ring.module.css';

interface RingProps {
  /** The filled part, from 0 to 1. */
  share: number;
  /** The whole meaning in words: "42 of 90 days of protection left". */
  label: string;
  tone?: Tone;
  size?: number;
  /** A short text inside, for rings that are large enough. */
  children?: ReactNode;
}

const STROKE = 4;

/** A part of a whole as a ring: progress to a goal, or the time that is left. */
export function Ring({ share, label, tone = 'green', size = 28, children }: RingProps) {
  const radius = (size - STROKE) / 2;
  const length = 2 * Math.PI * radius;
  const part = Math.min(1, Math.max(0, share));
  return (
    <span className={css.ring} style={{ width: size, height: size }} role="img" aria-label={label} title={label}>
      <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true">
        <circle cx={size / 2} cy={size / 2} r={radius} className={css.track} />
        {part > 0 && (
          <circle
            cx={size / 2}
            cy={size / 2}
            r={radius}
            stroke={`var(--tag-${tone}-dot)`}
            strokeLinecap="round"
            strokeDasharray={`${(part * length).toFixed(2)} ${length.toFixed(2)}`}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
          />
        )}
      </svg>
      {children !== undefined && (
        <span className={css.inside} aria-hidden="true">
          {children}
        </span>
      )}
    </span>
  );
}
