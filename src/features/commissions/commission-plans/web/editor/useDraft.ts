import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Autosave } from '#web/components/AutosaveText.tsx';
import { useUnsavedWarning } from '#web/interaction/unsaved.ts';
import { AUTOSAVE_MS } from '#web/interaction/useAutosave.ts';
import { ApiError, api } from '#web/requests/api.ts';
import type { PlanDefinition, PlanVersion } from '../../schema.ts';

/**
 * A draft that is being edited. It saves itself a second after the last change, one save at a time, and shows the
 * state. When a colleague saved in between, `theirs` holds that version until the user has chosen.
 */
export function useDraft(version: PlanVersion) {
  const client = useQueryClient();
  const [definition, setDefinition] = useState(version.definition);
  const [state, setState] = useState<Autosave>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<PlanVersion | null>(null);
  const latest = useRef(version.definition);
  const stored = useRef({ definition: version.definition, row_version: version.row_version });
  const running = useRef<Promise<void> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(
    async (keepalive: boolean) => {
      const sent = latest.current;
      setState('loading');
      try {
        const body = { definition: sent, row_version: stored.current.row_version };
        const saved = await api<PlanVersion>(`plan_versions/${version.id}`, { method: 'PATCH', body, keepalive });
        stored.current = { definition: sent, row_version: saved.row_version };
        client.setQueryData(['plan_versions', 'one', version.id], saved);
        setFailure(null);
        setState('success');
      } catch (error) {
        setState('error');
        setFailure((error as Error).message);
        if (error instanceof ApiError && error.status === 409 && error.body.current)
          setTheirs(error.body.current as PlanVersion);
        throw error;
      }
    },
    [client, version.id],
  );

  /** Saves unsaved changes; rejects when that fails. */
  const flush = useCallback(
    async (keepalive = false) => {
      clearTimeout(timer.current);
      while (latest.current !== stored.current.definition) {
        running.current ??= send(keepalive).finally(() => {
          running.current = null;
        });
        await running.current;
      }
    },
    [send],
  );

  const change = useCallback(
    (next: PlanDefinition | ((before: PlanDefinition) => PlanDefinition)) => {
      latest.current = typeof next === 'function' ? next(latest.current) : next;
      setDefinition(latest.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush().catch(() => {}), AUTOSAVE_MS);
    },
    [flush],
  );

  /** Resolves a colleague's save: continue from it, or overwrite it. */
  const settle = useCallback(
    (choice: 'theirs' | 'mine') => {
      if (!theirs) return;
      stored.current = { definition: theirs.definition, row_version: theirs.row_version };
      setTheirs(null);
      setFailure(null);
      if (choice === 'mine') return void flush().catch(() => {});
      latest.current = theirs.definition;
      setDefinition(theirs.definition);
      setState('success');
    },
    [theirs, flush],
  );

  // Leaving within the second saves at once, and so does a restored connection; only after a failed save is the user
  // asked before leaving.
  useEffect(() => {
    const save = () => void flush(true).catch(() => {});
    window.addEventListener('pagehide', save);
    window.addEventListener('online', save);
    return () => {
      window.removeEventListener('pagehide', save);
      window.removeEventListener('online', save);
      save();
    };
  }, [flush]);
  useUnsavedWarning(state === 'error');

  return { definition, change, state, failure, flush, theirs, settle, row_version: () => stored.current.row_version };
}
