import type { Tone } from '../theme.ts';
import css from './StatusTag.module.css';

interface StatusTagProps {
  children: string | null | undefined;
  tone?: Tone;
  /** A colour somebody chose for their own stage or type; only the dot takes it. */
  colour?: string | null;
}

/** A dot and a word without the ground: for the many coloured names of a list, where grounds would be noise. */
export function Dotted({ children, colour }: { children: string; colour: string }) {
  return (
    <span className={css.dotted}>
      <span className={css.dot} style={{ background: colour }} />
      <span className={css.word}>{children}</span>
    </span>
  );
}

/** A dot and a word: colour alone never carries the meaning. */
export function StatusTag({ children, tone = 'grey', colour }: StatusTagProps) {
  if (!children) return null;
  return (
    <span className={css.tag} data-tone={tone}>
      <span className={css.dot} style={colour ? { background: colour } : undefined} />
      <span className={css.word}>{children}</span>
    </span>
  );
}
