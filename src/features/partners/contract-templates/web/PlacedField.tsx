import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { SignerField } from '../content.schema.ts';
import css from './templates.module.css';

/** One color for each signer. */
const colors = ['#c2410c', '#1d4ed8', '#15803d', '#7e22ce', '#b45309'];
const STEP = 0.005;

interface PlacedFieldProps {
  field: SignerField;
  role: number;
  label: string;
  isSelected: boolean;
  disabled: boolean;
  onSelect: () => void;
  onChange: (change: Partial<SignerField>) => void;
  onRemove: () => void;
}

/** A field on its page: dragged to move, dragged at its corner to resize, moved by arrow keys. */
export function PlacedField({
  field,
  role,
  label,
  isSelected,
  disabled,
  onSelect,
  onChange,
  onRemove,
}: PlacedFieldProps) {
  const { x = 0, y = 0, width = 0.2, height = 0.04 } = field;
  const drag = useRef<{ isResize: boolean; fromX: number; fromY: number; at: SignerField } | null>(null);
  const start = (event: PointerEvent<HTMLElement>, isResize: boolean) => {
    event.stopPropagation();
    onSelect();
    if (disabled) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { isResize, fromX: event.clientX, fromY: event.clientY, at: field };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const { isResize, fromX, fromY, at } = drag.current;
    const page = event.currentTarget.closest('[role="group"]')!.getBoundingClientRect();
    const [right, down] = [(event.clientX - fromX) / page.width, (event.clientY - fromY) / page.height];
    if (isResize)
      onChange({
        width: within((at.width ?? 0) + right, 0.01, 1 - x),
        height: within((at.height ?? 0) + down, 0.008, 1 - y),
      });
    else onChange({ x: within((at.x ?? 0) + right, 0, 1 - width), y: within((at.y ?? 0) + down, 0, 1 - height) });
  };
  const end = () => {
    drag.current = null;
  };
  const press = (event: KeyboardEvent) => {
    if (disabled) return;
    const steps: Record<string, Partial<SignerField>> = {
      ArrowLeft: { x: within(x - STEP, 0, 1 - width) },
      ArrowRight: { x: within(x + STEP, 0, 1 - width) },
      ArrowUp: { y: within(y - STEP, 0, 1 - height) },
      ArrowDown: { y: within(y + STEP, 0, 1 - height) },
    };
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else if (steps[event.key]) onChange(steps[event.key]!);
    else return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      className={css.placed}
      aria-label={label}
      aria-pressed={isSelected}
      style={{
        ['--placed' as string]: colors[Math.max(0, role) % colors.length],
        left: `${x * 100}%`,
        top: `${y * 100}%`,
        width: `${width * 100}%`,
        height: `${height * 100}%`,
      }}
      onClick={(event) => {
        event.stopPropagation();
        onSelect();
      }}
      onPointerDown={(event) => start(event, false)}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
    >
      {field.label}
      {!disabled && (
        <span
          className={css.grip}
          onPointerDown={(event) => start(event, true)}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        />
      )}
    </button>
  );
}

const within = (value: number, least: number, most: number) =>
  Math.round(Math.min(Math.max(value, least), most) * 10_000) / 10_000;
