import { useEffect, useState } from 'react';

/** The element that opened the first of several dialogs. */
let outside: HTMLElement | null = null;

function opener(): HTMLElement | null {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused?.closest('[role=dialog]')) outside = focused;
  return focused;
}

/**
 * Restores the focus when a dialog closes: to the element that opened it, or to the content if that no longer exists.
 * The library restores it only to elements that stay until the dialog has faded out.
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
