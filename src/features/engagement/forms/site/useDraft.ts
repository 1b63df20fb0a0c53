import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DraftAnswer, PublicForm } from '../public.schema.ts';
import type { FormApi } from './api.ts';

const SAVE_AFTER_MS = 1200;

/**
 * Saves the answers so far on the server, under a secret stored in this browser. Failures are silent, because drafts
 * are optional.
 */
export function useDraft({
  form,
  api,
  ticket,
  onRestored,
}: {
  form: PublicForm;
  api: Pick<FormApi, 'saveDraft' | 'readDraft'>;
  ticket: RefObject<string>;
  onRestored: (draft: DraftAnswer) => void;
}) {
  const place = `tandem-form-${form.id}`;
  const token = useRef<string | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [isRestored, setRestored] = useState(false);
  const [savedAt, setSavedAt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const kept = api.readDraft ? storage.get(place) : null;
    if (!kept) return;
    api.readDraft!(kept).then(
      (draft) => {
        token.current = kept;
        setRestored(true);
        onRestored(draft);
      },
      () => storage.remove(place),
    );
    return () => clearTimeout(timer.current);
  }, []);

  function save(answers: Record<string, unknown>, page: string | undefined, locale: string) {
    if (!api.saveDraft) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      try {
        const saved = await api.saveDraft!({
          ticket: ticket.current,
          answers,
          locale,
          ...(page && { page }),
          ...(token.current && { token: token.current }),
        });
        token.current = saved.token;
        storage.set(place, saved.token);
        setSavedAt(Date.now());
      } catch {
        // The next change tries again.
      }
    }, SAVE_AFTER_MS);
  }

  function forget() {
    clearTimeout(timer.current);
    token.current = undefined;
    setRestored(false);
    setSavedAt(0);
    storage.remove(place);
  }

  return { save, forget, token: () => token.current, isRestored, savedAt };
}

/** A frame of another site may have no storage. */
const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Without storage, the draft ends with the page.
    }
  },
  remove(key: string) {
    try {
      localStorage.removeItem(key);
    } catch {
      // There is no storage.
    }
  },
};
