import type { LucideIcon } from 'lucide-react';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Handshake from 'lucide-react/icons/handshake';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import Wrench from 'lucide-react/icons/wrench';
import { type ProgramShape, programShapes, shapes } from '#shared/program/shapes.ts';
import css from './modules.module.css';
import { texts as t } from './texts.ts';

const icons: Record<ProgramShape, LucideIcon> = {
  referral: ArrowRightLeft,
  reseller: Store,
  distributors: Truck,
  services: Wrench,
  co_sell: Handshake,
};

interface ShapeCardsProps {
  value: readonly ProgramShape[];
  onChange: (value: ProgramShape[]) => void;
}

/** The shapes of a program as cards; several can be chosen. */
export default function ShapeCards({ value, onChange }: ShapeCardsProps) {
  return (
    <fieldset aria-label={t.shapes} className={css.grid}>
      {programShapes.map((shape) => {
        const Icon = icons[shape];
        return (
          <label key={shape} className={css.shape}>
            <input
              type="checkbox"
              checked={value.includes(shape)}
              onChange={({ target }) =>
                onChange(programShapes.filter((one) => (one === shape ? target.checked : value.includes(one))))
              }
            />
            <Icon size={18} aria-hidden="true" />
            <strong>{shapes[shape].name}</strong>
            <span>{shapes[shape].text}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
