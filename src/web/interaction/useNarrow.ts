import { useSyncExternalStore } from 'react';
import { narrowBelow } from '../look/theme.ts';

const query = window.matchMedia(`(max-width: ${narrowBelow - 1}px)`);

export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => query.matches,
  );
}
