import type { CSSProperties } from 'react';
import css from './SwatchInput.module.css';

const swatches = [
  '#78716c',
  '#3b76d9',
  '#1f8a99',
  '#2f9e5b',
  '#7a9a1c',
  '#d08700',
  '#ea6a0c',
  '#d64545',
  '#c2476a',
  '#8b5cd6',
];

/** One of ten colours that keep apart in both themes. */
export function SwatchInput({
  id,
  value,
  onChange,
  label,
}: {
  id?: string;
  value?: string | null;
  onChange?: (colour: string) => void;
  label: string;
}) {
  return (
    <div id={id} role="radiogroup" aria-label={label} style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      {swatches.map((colour) => (
        <label key={colour} className={css.swatch} style={{ '--swatch': colour } as CSSProperties}>
          <input
            type="radio"
            name={`${label}-colour`}
            aria-label={colour}
            checked={value?.toLowerCase() === colour}
            onChange={() => onChange?.(colour)}
          />
        </label>
      ))}
    </div>
  );
}
