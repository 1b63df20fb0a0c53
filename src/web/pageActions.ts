import { useEffect } from 'react';

/** An action of the screen that the command palette offers too, such as a step of the open record. */
export interface PageAction {
  /** Unique on the screen. */
  key: string;
  label: string;
  run: () => void;
}

const offered = new Set<{ actions: readonly PageAction[] }>();

/** Offers actions in the command palette while the component is on the screen. */
export function usePageActions(actions: readonly PageAction[]): void {
  useEffect(() => {
    const entry = { actions };
    offered.add(entry);
    return () => {
      offered.delete(entry);
    };
  });
}

/** The actions of the current screen. */
export const pageActions = (): readonly PageAction[] => [...offered].flatMap(({ actions }) => actions);
