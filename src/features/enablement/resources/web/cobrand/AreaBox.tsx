import type { PointerEvent } from 'react';
import type { CobrandArea } from '../../schema.ts';
import css from '../resources.module.css';
import { texts as t } from '../texts.ts';

interface AreaBoxProps {
  area: CobrandArea;
  isOn: boolean;
  onSelect: () => void;
  onChange: (changes: Partial<CobrandArea>) => void;
}

const LEAST = 0.02;
const rounded = (value: number) => Math.round(value * 1000) / 1000;
const within = (value: number, most: number) => rounded(Math.min(Math.max(value, 0), most));

/**
 * An area on the page. Dragging moves it, dragging its corner resizes it; the arrow keys move it, and with Shift they
 * resize it.
 */
export function AreaBox({ area, isOn, onSelect, onChange }: AreaBoxProps) {
  const follow = (event: PointerEvent<HTMLElement>, isGrip: boolean) => {
    event.preventDefault();
    event.stopPropagation();
    onSelect();
    const target = event.currentTarget;
    const sheet = target.closest(`.${css.sheet}`)!.getBoundingClientRect();
    const [startX, startY] = [event.clientX, event.clientY];
    target.setPointerCapture(event.pointerId);
    target.onpointermove = (move) => {
      const [dx, dy] = [(move.clientX - startX) / sheet.width, (move.clientY - startY) / sheet.height];
      if (isGrip) {
        onChange({
          width: Math.max(LEAST, within(area.width + dx, 1 - area.x)),
          height: Math.max(LEAST, within(area.height + dy, 1 - area.y)),
        });
      } else {
        onChange({ x: within(area.x + dx, 1 - area.width), y: within(area.y + dy, 1 - area.height) });
      }
    };
    target.onpointerup = () => {
      target.onpointermove = null;
      target.onpointerup = null;
    };
  };
  const step = 0.01;
  const keys: Record<string, [number, number]> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  };
  return (
    <button
      type="button"
      className={css.area}
      data-on={isOn || undefined}
      style={{
        left: `${area.x * 100}%`,
        top: `${area.y * 100}%`,
        width: `${area.width * 100}%`,
        height: `${area.height * 100}%`,
      }}
      onPointerDown={(event) => follow(event, false)}
      onFocus={onSelect}
      onKeyDown={(event) => {
        const move = keys[event.key];
        if (!move) return;
        event.preventDefault();
        const [dx, dy] = move;
        if (event.shiftKey) {
          onChange({
            width: Math.max(LEAST, within(area.width + dx, 1 - area.x)),
            height: Math.max(LEAST, within(area.height + dy, 1 - area.y)),
          });
        } else {
          onChange({ x: within(area.x + dx, 1 - area.width), y: within(area.y + dy, 1 - area.height) });
        }
      }}
    >
      {area.kind === 'logo' ? t.logoArea : (area.text ?? t.textArea)}
      <span className={css.grip} onPointerDown={(event) => follow(event, true)} />
    </button>
  );
}
