import { useLayoutEffect } from 'react';

/** The width of the page without its scroll bar; told by an observer, because asking lays out the page. */
let pageWidth = window.innerWidth;
new ResizeObserver(([size]) => {
  pageWidth = size!.contentRect.width;
}).observe(document.documentElement);

let locks = 0;

/**
 * Keeps the page from scrolling under a drawer or dialog, and as wide as it was. It stands for the hook of the library,
 * which lays out the page three times for that and adds a sheet of styles.
 */
export default function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return;
    const { style } = document.body;
    locks += 1;
    if (locks === 1) {
      const bar = window.innerWidth - pageWidth;
      style.overflowY = 'hidden';
      if (bar > 0) style.width = `calc(100% - ${bar}px)`;
    }
    return () => {
      locks -= 1;
      if (locks === 0) Object.assign(style, { overflowY: '', width: '' });
    };
  }, [isLocked]);
}
