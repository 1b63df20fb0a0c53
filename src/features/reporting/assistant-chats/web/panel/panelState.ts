import { useSyncExternalStore } from 'react';

interface PanelState {
  isOpen: boolean;
  /** Counts how often it was opened, also while it is open: each time its field gets the focus. */
  calls: number;
  /** A question that a button asks; it is sent once. */
  question: string | null;
}

let state: PanelState = { isOpen: false, calls: 0, question: null };
const listeners = new Set<() => void>();

function set(next: PanelState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Opens the panel beside the screen, and asks a question there. */
export const openAssistant = (question: string | null = null): void =>
  set({ isOpen: true, calls: state.calls + 1, question });
export const closeAssistant = (): void => set({ ...state, isOpen: false, question: null });
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
