import { useState } from 'react';
import { DropDown } from '../components/DropDown.tsx';
import { PopoverPanel } from '../components/PopoverPanel.tsx';
import css from './ColorButton.module.css';
import { SwatchInput } from './SwatchInput.tsx';

interface ColorButtonProps {
  label: string;
  value: string | null | undefined;
  onChange: (color: string) => void;
}

/** The color of a row as a dot that opens the list of colors. */
export function ColorButton({ label, value, onChange }: ColorButtonProps) {
  const [open, setOpen] = useState(false);
  const colors = (
    <PopoverPanel className={css.colors} label={label}>
      <SwatchInput label={label} value={value ?? null} onChange={onChange} />
    </PopoverPanel>
  );
  return (
    <DropDown open={open} onTurn={setOpen} content={colors}>
      <button
        type="button"
        className={css.button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={label}
      >
        <span className={value ? undefined : css.none} style={{ background: value ?? undefined }} />
      </button>
    </DropDown>
  );
}
