import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { LayoutItem } from '../../layout.ts';
import { move, resize } from './arranging.ts';
import css from './editor.module.css';
import { texts } from './texts.ts';

interface HandlesProps {
  name: string;
  widget: string;
  items: readonly LayoutItem[];
  onChange: (items: LayoutItem[]) => void;
  onRemove: () => void;
}

const directions: Record<string, 'left' | 'right' | 'up' | 'down'> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const sizes: Record<string, { w?: number; h?: number }> = {
  ArrowLeft: { w: -1 },
  ArrowRight: { w: 1 },
  ArrowUp: { h: -1 },
  ArrowDown: { h: 1 },
};

/** The handles of a widget: the pointer drags it, the arrow keys move it, and Shift with arrow keys resizes it. */
export function Handles({ name, widget, items, onChange, onRemove }: HandlesProps) {
  const handle = useRef<HTMLButtonElement>(null);
  const isHeld = useRef(false);
  // Widgets stand in the page as they are read, and what is put elsewhere in the page loses the focus: one press may do so
  // more than once, as the grid settles.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the arrangement changed
  useLayoutEffect(() => {
    if (isHeld.current) handle.current?.focus();
  }, [items]);
  const press = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (direction) {
      event.preventDefault();
      isHeld.current = true;
      onChange(event.shiftKey ? resize(items, widget, sizes[event.key]!) : move(items, widget, direction));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onRemove();
    }
  };
  return (
    <span className={css.handles}>
      <button
        ref={handle}
        type="button"
        data-handle=""
        className={css.handle}
        aria-label={texts.moveUseArrowKeysToMove(name)}
        onKeyDown={press}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget) isHeld.current = false;
        }}
      >
        <GripVertical size={16} aria-hidden="true" />
      </button>
      <button type="button" data-remove="" className={css.handle} aria-label={texts.remove(name)} onClick={onRemove}>
        <X size={16} aria-hidden="true" />
      </button>
    </span>
  );
}
