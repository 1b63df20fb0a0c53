import { useEffect, useState } from 'react';

/** What opened the first of the dialogs that follow or stand on one another. */
let outside: HTMLElement | null = null;

function opener(): HTMLElement | null {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused?.closest('[role=dialog]')) outside = focused;
  return focused;
}

/**
 * Whoever closes a dialog goes on where it was opened, or on the screen where that is gone. The library gives the focus back
 * only for what stays until it has faded out.
 */
export function useRestoreFocus(): void {
  const [from] = useState(opener);
  useEffect(
    () => () => {
      for (const place of [from, outside, document.getElementById('content')]) {
        if (!place || place === document.body) continue;
        place.focus({ preventScroll: true });
        if (document.activeElement === place) return;
      }
    },
    [from],
  );
}
