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

/** Selects one of ten colors that are distinguishable in both themes. */
export function SwatchInput({
  id,
  value,
  onChange,
  label,
}: {
  id?: string;
  value?: string | null;
  onChange?: (color: string) => void;
  label: string;
}) {
  return (
    <div id={id} role="radiogroup" aria-label={label} style={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      {swatches.map((color) => (
        <label key={color} className={css.swatch} style={{ '--swatch': color } as CSSProperties}>
          <input
            type="radio"
            name={`${label}-color`}
            aria-label={color}
            checked={value?.toLowerCase() === color}
            onChange={() => onChange?.(color)}
          />
        </label>
      ))}
    </div>
  );
}
