import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** Moves the focus to the heading when the focused button disappears, so that the next button is one step away. */
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
      // A menu or a dialog of the area is elsewhere in the document.
      if (currentTarget.contains(target)) focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
  return { area, heading };
}
