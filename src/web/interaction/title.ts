import { useEffect, useSyncExternalStore } from 'react';

/**
 * The title of the screen, shown in the tab and as the last breadcrumb. The route sets it, and the screen of a record
 * replaces it.
 */
let recordTitle: string | null = null;
const listeners = new Set<() => void>();

function setRecordTitle(title: string | null): void {
  recordTitle = title;
  for (const listener of listeners) listener();
}

/** Sets the title for the screen of one record: `useTitle(partner?.name)`. */
export function useTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (!title) return;
    setRecordTitle(title);
    return () => setRecordTitle(null);
  }, [title]);
}

export function useRecordTitle(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => recordTitle,
  );
}
