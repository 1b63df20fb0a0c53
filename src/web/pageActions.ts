import { useEffect } from 'react';

/** An action of the screen that the command palette offers too, such as a step of the open record. */
export interface PageAction {
  /** Says what is done to which kind of record. */
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

/** The actions of the current screen. One that several rows of a list offer is left out, because its row is not clear. */
export function pageActions(): readonly PageAction[] {
  const actions = [...offered].flatMap((entry) => entry.actions);
  const times = Map.groupBy(actions, ({ key }) => key);
  return actions.filter(({ key }) => times.get(key)!.length === 1);
}
