import { useEffect } from 'react';
import { afterPaint } from './afterPaint.ts';

/** Behind what is open the page does not scroll. That waits for the paint: the browser has to lay the whole page out for it. */
export function useStillPage(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const { style } = document.body;
    const callOff = afterPaint(() => {
      // What stands behind keeps its width without the scrollbar.
      style.width = `calc(100% - ${window.innerWidth - document.documentElement.clientWidth}px)`;
      style.overflowY = 'hidden';
    });
    return () => {
      callOff();
      afterPaint(() => {
        style.width = '';
        style.overflowY = '';
      });
    };
  }, [isOpen]);
}
