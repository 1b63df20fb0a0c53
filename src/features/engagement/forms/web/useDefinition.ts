import { useCallback, useState } from 'react';
import type { FormDefinition } from '../definition.schema.ts';

const MOST_STEPS = 100;
/** Keystrokes in one input within this time are one step. */
const ONE_STEP_MS = 800;

interface History {
  past: FormDefinition[];
  now: FormDefinition;
  future: FormDefinition[];
  /** The property that the last step changed, and the time. */
  last: { what: string; at: number };
}

/** A definition with undo and redo. `what` names the edited property, so that its keystrokes are undone together. */
export function useDefinition(start: FormDefinition, onChange: (definition: FormDefinition) => void) {
  const [history, setHistory] = useState<History>({ past: [], now: start, future: [], last: { what: '', at: 0 } });

  const change = useCallback(
    (now: FormDefinition, what = '') => {
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
