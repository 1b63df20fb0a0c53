import { useSyncExternalStore } from 'react';

interface PanelState {
  isOpen: boolean;
  /** A question that a button asks; it is sent once. */
  question: string | null;
}

let state: PanelState = { isOpen: false, question: null };
const listeners = new Set<() => void>();

function set(next: PanelState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Opens the panel beside the screen, and asks a question there. */
export const openAssistant = (question: string | null = null): void => set({ isOpen: true, question });
export const closeAssistant = (): void => set({ isOpen: false, question: null });
export const takeQuestion = (): void => set({ ...state, question: null });

export function usePanel(): PanelState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}
