import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Whoever presses a button that goes away with it goes on at the heading: the next button is one step from there. */
export function useKeepFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  });
  const area = {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      // What a menu or a dialog of the area holds stands elsewhere on the page.
      if (currentTarget.contains(target)) focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
  return { area, heading };
}
