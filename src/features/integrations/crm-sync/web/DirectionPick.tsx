import { Button } from 'antd';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Minus from 'lucide-react/icons/minus';
import { DropMenu } from '#web/components/DropMenu.tsx';
import css from './mapping.module.css';
import { texts as t } from './texts.ts';

export type Direction = 'in' | 'out' | 'both' | 'none';

const icons = { out: ArrowRight, in: ArrowLeft, both: ArrowLeftRight, none: Minus };
const order: readonly Direction[] = ['out', 'in', 'both', 'none'];

interface DirectionPickProps {
  /** When the direction applies: "When a record is created". */
  when: string;
  field: string;
  value: Direction;
  /** The directions that the fields allow. */
  allowed?: readonly Direction[];
  disabled?: boolean;
  onChange: (value: Direction) => void;
}

/** One of the two arrows of a field row. The arrow points to the side that receives the value. */
export function DirectionPick({ when, field, value, allowed = order, disabled, onChange }: DirectionPickProps) {
  const Icon = icons[value];
  const label = `${field}, ${when}: ${t.directions[value]}`;
  const button = (
    <Button
      className={css.arrow}
      data-direction={value}
      disabled={disabled}
      icon={<Icon size={16} aria-hidden="true" />}
      aria-label={label}
      title={t.directions[value]}
    />
  );
  if (disabled) return button;
  return (
    <DropMenu
      current={value}
      items={order
        .filter((direction) => allowed.includes(direction) || direction === value)
        .map((direction) => {
          const Sign = icons[direction];
          return { key: direction, label: t.directions[direction], icon: <Sign size={16} aria-hidden="true" /> };
        })}
      onChoose={(key) => onChange(key as Direction)}
    >
      {button}
    </DropMenu>
  );
}
