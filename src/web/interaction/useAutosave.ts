import { useCallback, useEffect, useRef, useState } from 'react';
import type { Autosave } from '../components/AutosaveText.tsx';
import { useUnsavedWarning } from './unsaved.ts';

/** The milliseconds between the last change and the save, from the specification. */
export const AUTOSAVE_MS = 1_000;

/**
 * Saves changes automatically, a second after the last one, together and one save at a time. Changes that could not be
 * saved are kept and sent with the next attempt.
 */
export function useAutosave<Change extends object>(save: (change: Change, keepalive: boolean) => Promise<unknown>) {
  const [state, setState] = useState<Autosave>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const waiting = useRef<Change | null>(null);
  const running = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(save);
  latest.current = save;

  const flush = useCallback(async (keepalive = false): Promise<void> => {
    clearTimeout(timer.current);
    const change = waiting.current;
    if (!change || running.current) return;
    waiting.current = null;
    running.current = true;
    setState('loading');
    try {
      await latest.current(change, keepalive);
      setFailure(null);
      setState('success');
    } catch (error) {
      // Later changes take precedence over those that failed.
      waiting.current = { ...change, ...(waiting.current ?? {}) };
      setFailure((error as Error).message);
      setState('error');
      running.current = false;
      return;
    }
    running.current = false;
    if (waiting.current) await flush(keepalive);
  }, []);

  const change = useCallback(
    (next: Change) => {
      waiting.current = { ...(waiting.current ?? ({} as Change)), ...next };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), AUTOSAVE_MS);
    },
    [flush],
  );

  // Leaving within the second saves at once, and so does a restored connection; only a failed save asks before leaving.
  useEffect(() => {
    const save = () => void flush(true);
    window.addEventListener('pagehide', save);
    window.addEventListener('online', save);
    return () => {
      window.removeEventListener('pagehide', save);
      window.removeEventListener('online', save);
      save();
    };
  }, [flush]);
  useUnsavedWarning(state === 'error');

  return { state, failure, change, flush };
}
