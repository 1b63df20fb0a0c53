import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

interface PopoverPanelProps {
  label: string;
  className?: string;
  children: ReactNode;
}

const REACHABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/**
 * What a `DropDown` holds. It stands at the end of the document, far from its button: whoever works by the keyboard is led
 * into it, goes round in it, and finds the button again when it closes.
 */
export function PopoverPanel({ label, className, children }: PopoverPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = panel.current!;
    const opener = document.activeElement as HTMLElement | null;
    // Not at once: asked for the focus, the browser would lay the page out once more before the panel has its place.
    const frame = requestAnimationFrame(() => {
      if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body || element.contains(activeElement))
        opener?.focus({ preventScroll: true });
    };
  }, []);

  const goRound = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const stops = [...panel.current!.querySelectorAll<HTMLElement>(REACHABLE)].filter(
      (stop) => stop.tabIndex >= 0 && stop.offsetParent !== null,
    );
    const [first, last] = [stops[0], stops.at(-1)];
    const at = document.activeElement;
    const target = event.shiftKey
      ? (isOneStop(at, first) || at === panel.current) && last
      : isOneStop(at, last) && first;
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={className}
      style={{ outline: 'none' }}
      onKeyDown={goRound}
    >
      {children}
    </div>
  );
}

/** Radios of one name are one stop for the tabulator. */
function isOneStop(one: Element | null, other: Element | undefined): boolean {
  if (one === other) return true;
  const [a, b] = [one, other].map(
    (element) => element instanceof HTMLInputElement && element.type === 'radio' && element.name,
  );
  return Boolean(a) && a === b;
}
