import { useId } from 'react';
import { colorCorrections } from '#shared/brand.ts';
import css from './BrandingForm.module.css';
import { texts } from './texts.ts';

const t = texts.brand;
const USUAL = '#f97316';

interface ColorInputProps {
  id?: string;
  value?: string | null;
  onChange?: (color: string | null) => void;
}

/** A color from the browser's picker or a hex value; defaults to orange. */
export function ColorInput({ id, value, onChange }: ColorInputProps) {
  const hint = useId();
  return (
    <>
      <span className={css.color}>
        <input
          type="color"
          aria-label={t.pickColor}
          value={value ?? USUAL}
          onChange={(event) => onChange?.(event.target.value)}
        />
        <input
          id={id}
          key={value}
          type="text"
          className={css.number}
          defaultValue={value ?? ''}
          placeholder={USUAL}
          maxLength={7}
          aria-describedby={hint}
          onBlur={({ target }) => {
            const text = target.value.trim().toLowerCase();
            const color = text && !text.startsWith('#') ? `#${text}` : text;
            if (color === '') onChange?.(null);
            else if (/^#[0-9a-f]{6}$/.test(color)) onChange?.(color);
            else target.value = value ?? '';
          }}
        />
        {value && (
          <button type="button" className={css.reset} onClick={() => onChange?.(null)}>
            {t.resetColor}
          </button>
        )}
        <span id={hint} className="only-for-readers">
          {t.hexColor(USUAL)}
        </span>
      </span>
      <Corrections color={value ?? null} />
    </>
  );
}

/** Tells which shades replace a color that is hard to read. */
function Corrections({ color }: { color: string | null }) {
  const corrections = color && /^#[0-9a-f]{6}$/.test(color) ? colorCorrections(color) : [];
  return (
    <div role="status" className={css.corrections}>
      {corrections.map(({ scheme, shade, was, now }) => (
        <span key={scheme}>
          <i style={{ background: shade }} /> {t.corrected[scheme](shade, was.toFixed(1), now.toFixed(1))}
        </span>
      ))}
      {color && corrections.length === 0 && t.readable}
    </div>
  );
}
