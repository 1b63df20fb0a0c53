import { useCallback, useState } from 'react';
import type { CourseDefinition } from '../definition.schema.ts';

const MOST_STEPS = 100;
/** Keystrokes in one field within this time are one step. */
const ONE_STEP_MS = 1_000;

/** The edited definition, with undo and redo. @param what the name of the field, so that its keystrokes are one step */
export function useDefinition(start: CourseDefinition, onChange: (definition: CourseDefinition) => void) {
  const [history, setHistory] = useState({
    past: [] as CourseDefinition[],
    now: start,
    future: [] as CourseDefinition[],
    last: { what: '', at: 0 },
  });
  const change = useCallback(
    (now: CourseDefinition, what = '') => {
      const at = Date.now();
      setHistory(({ past, now: before, last }) => ({
        past: what && last.what === what && at - last.at < ONE_STEP_MS ? past : [...past, before].slice(-MOST_STEPS),
        now,
        future: [],
        last: { what, at },
      }));
      onChange(now);
    },
    [onChange],
  );
  const { past, now, future } = history;
  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    setHistory({ past: past.slice(0, -1), now: before, future: [now, ...future], last: { what: '', at: 0 } });
    onChange(before);
  };
  const redo = () => {
    const [next, ...rest] = future;
    if (!next) return;
    setHistory({ past: [...past, now], now: next, future: rest, last: { what: '', at: 0 } });
    onChange(next);
  };
  return { definition: now, change, undo, redo, canUndo: past.length > 0, canRedo: future.length > 0 };
}
