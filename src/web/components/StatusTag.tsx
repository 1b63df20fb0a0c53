import type { Tone } from '../look/theme.ts';
import css from './StatusTag.module.css';

interface StatusTagProps {
  children: string | null | undefined;
  tone?: Tone;
  /** A color that users chose for their own stage or type; only the dot has it. */
  color?: string | null;
}

/** A dot and a word without a background, for lists of many colored names. */
export function DottedStatus({ children, color }: { children: string; color: string }) {
  return (
    <span className={css.dotted}>
      <span className={css.dot} style={{ background: color }} />
      <span className={css.word}>{children}</span>
    </span>
  );
}

/** A dot and a word, because color alone must never carry the meaning. */
export function StatusTag({ children, tone = 'gray', color }: StatusTagProps) {
  if (!children) return null;
  return (
    <span className={css.tag} data-tone={tone}>
      <span className={css.dot} style={color ? { background: color } : undefined} />
      <span className={css.word}>{children}</span>
    </span>
  );
}
