import { useEffect } from 'react';
import { afterPaint } from './afterPaint.ts';

/** Behind what is open the page does not scroll. That waits for the paint: the browser has to lay the whole page out for it. */
export function useStillPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const { body, documentElement } = document;
    const callOff = afterPaint(() => {
      // What stands behind keeps its width without the scrollbar.
      body.style.width = `calc(100% - ${window.innerWidth - documentElement.clientWidth}px)`;
      body.style.overflowY = 'hidden';
    });
    return () => {
      callOff();
      body.style.width = '';
      body.style.overflowY = '';
    };
  }, [isOpen]);
}
