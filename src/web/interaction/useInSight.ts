import { type RefObject, useEffect } from 'react';

/** Scrolls a row to its current part, which may lie outside of the view when an address opens it. */
export function useInSight(row: RefObject<HTMLElement | null>, selector: string, current: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is current
  useEffect(() => {
    row.current?.querySelector(selector)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [row, selector, current]);
}
