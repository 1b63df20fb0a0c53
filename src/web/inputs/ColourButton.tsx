import { useState } from 'react';
import { DropDown } from '../components/DropDown.tsx';
import { PopoverPanel } from '../components/PopoverPanel.tsx';
import css from './ColourButton.module.css';
import { SwatchInput } from './SwatchInput.tsx';

interface ColourButtonProps {
  label: string;
  value: string | null | undefined;
  onChange: (colour: string) => void;
}

/** The colour of a row as a dot, which opens the colours there are. */
export function ColourButton({ label, value, onChange }: ColourButtonProps) {
  const [open, setOpen] = useState(false);
  const colours = (
    <PopoverPanel className={css.colours} label={label}>
      <SwatchInput label={label} value={value ?? null} onChange={onChange} />
    </PopoverPanel>
  );
  return (
    <DropDown open={open} onTurn={setOpen} content={colours}>
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
